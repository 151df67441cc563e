import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { listFiles, WORKER } from "./worker/build.ts";

const SERVER = process.env["HEPTAPOLIS_SERVER_URL"] ?? process.env["HEPTAPOLIS_HOUSE_URL"] ?? "http://127.0.0.1:8077";

export default defineConfig({
  plugins: [svelte(), listFiles("public")],
  build: {
    outDir: "../src/heptapolis/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows no data addresses
    rolldownOptions: {
      input: { index: "index.html", worker: "worker/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": SERVER } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000, // whole pages are examined for barriers
    pool: "vmThreads", // a page of its own for each file, at less than half the time of a process of its own
    maxWorkers: "100%",
  },
});
