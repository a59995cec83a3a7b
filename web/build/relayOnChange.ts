import { spawn } from "node:child_process";
import path from "node:path";
import type { Plugin } from "vite";

/** Compiles the documents again when one of them, or the contract, changes: relay-compiler's own watch mode needs watchman. */
export function relayOnChange(): Plugin {
  let running = false;
  let again = false;
  const compile = () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    spawn(process.execPath, [path.resolve("../scripts/codegen-relay.mjs")], { stdio: "inherit" }).on("close", () => {
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
      server.watcher.add(path.resolve("../schema/schema.graphql"));
      server.watcher.on("change", (file) => {
        const isDocument = /\.tsx?$/.test(file) && !file.includes("__generated__");
        if (isDocument || file.endsWith(".graphql")) compile();
      });
    },
  };
}
