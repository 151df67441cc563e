import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { settings } from "./settings/settings.svelte";
import { server } from "./protocol/server.svelte";
import { followNotices } from "./ui/notices";
import { tellOfTurns } from "./table/notifier";
import { watchInstalling } from "./ui/install.svelte";
import { startWorker } from "./ui/worker";
import { speakPreferred } from "./words/index.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

watchInstalling(); // a browser offers it once, early
try {
  await speakPreferred();
} catch (fault) {
  target.textContent = "The page could not be loaded whole. Load it again."; // no language to say it in
  throw fault;
}
mount(App, { target });
tellOfTurns();
followNotices();
void server.start();
addEventListener("pagehide", () => server.keepNow());
// what the worker keeps for a time without a line is fetched when the page is there
if (document.readyState === "complete") void startWorker();
else addEventListener("load", () => void startWorker(), { once: true });
if (settings.push) void import("./ui/push").then(({ renewPush }) => renewPush());
