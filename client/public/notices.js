// Notices of a turn: pressing one brings its table to the front.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
