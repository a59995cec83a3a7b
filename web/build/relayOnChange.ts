import { spawn } from "node:child_process";
import path from "node:path";
import type { Plugin } from "vite";

/** Compiles the documents again when one of them changes: relay-compiler's own watch mode needs watchman. `npm run dev` does so when the SDL changes. */
export function relayOnChange(): Plugin {
  let running = false;
  let again = false;
  const compile = () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    spawn(process.execPath, [path.resolve("../scripts/compileDocuments.ts")], { stdio: "inherit" }).on("close", () => {
      running = false;
      if (again) {
        again = false;
        compile();
      }
    });
  };
  return {
    name: "atrium-relay-on-change",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (/\.tsx?$/.test(file) && !file.includes("__generated__")) compile();
      });
    },
  };
}
