import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { textsOf } from "./build/catalogue.ts";
import { messages } from "./build/messages.ts";
import { relayTag } from "./build/relayTag.ts";
import { screenModules } from "./build/screenModules.ts";

/**
 * Tests without components. They need no page, and share what they have loaded: a page and a process for each file would
 * take most of their time. A file that needs a page says so in its first line: `@vitest-environment jsdom`.
 */
const logic: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: "logic", include: ["{src,build,catalogue,scripts}/**/*.test.ts"], isolate: false },
};

/** They replace a module, what a module reads of the browser when it is loaded, or the time. Other files must not share that. */
const replacing = [
  "src/{ahead,games/tile/tileMovement}.test.tsx",
  "src/session/{login/passkeyLogIn,humanCheck/turnstile}.test.tsx",
  "src/{security/devices/devices,i18n/translatedPages}.test.tsx",
  "src/{ui/picture/Picture,lottery/menu/lotteryMenu,shell/appearance/languageFailure}.test.tsx",
];

const inPage = { environment: "jsdom", setupFiles: ["src/testing/setup.ts"] };

/** The files of a worker share the page and what they have loaded, which halves their time. The setup clears the page. */
const components: TestProjectInlineConfiguration = {
  extends: true,
  test: { ...inPage, name: "components", include: ["src/**/*.test.tsx"], exclude: replacing, isolate: false },
};

const componentsAlone: TestProjectInlineConfiguration = {
  extends: true,
  test: { ...inPage, name: "components alone", include: replacing },
};

/** Vitest keeps transformed modules by the content of their file. A module of texts has those of all files beside it. */
const freshTexts: Plugin = {
  name: "atrium-fresh-texts",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => {
      const [, code] = /\/lang\/([A-Z]{2})\/shared\.json/.exec(id) ?? [];
      return code === undefined ? undefined : JSON.stringify(textsOf(code));
    }),
};

export default defineConfig({
  plugins: [screenModules(), messages(), freshTexts, relayTag("./src/__generated__"), react()],
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  ssr: { resolve: { conditions: ["module-sync", "node", "development|production"] } },
  test: {
    // On two cores vitest would start one worker only. Tests wait for half of their time: four take two thirds as long as two.
    maxWorkers: 4,
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [logic, components, componentsAlone],
  },
});
