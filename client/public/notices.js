// Pressing a notice brings its table to the front: in a page that is open, else in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(([page]) => {
      if (!page) return self.clients.openWindow(address);
      page.postMessage({ address });
      return page.focus();
    }),
  );
});
