import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { server } from "./protocol/server.svelte";
import { followNotices } from "./ui/notices";
import { tellOfTurns } from "./table/notifier";
import { speakPreferred } from "./words/index.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

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
