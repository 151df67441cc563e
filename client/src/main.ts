import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { house } from "./protocol/house.svelte";
import { speakPreferred } from "./words/index.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

await speakPreferred();
mount(App, { target });
void house.start();
