import path from "node:path";
import { type Plugin, parseSync } from "vite";
import { loadersIn } from "./textModules.ts";

const web = path.resolve(import.meta.dirname, "..");

/**
 * Says at each route which file its `screen` imports, as `module: "src/home/HomeScreen.tsx"`, where the skeletons of first
 * screens are rendered. The browser's build has no such property.
 */
export function screenModules(): Plugin {
  return {
    name: "atrium-screen-modules",
    enforce: "pre",
    transform: {
      filter: { id: /\broutes\.tsx$/ },
      handler(code, id, options) {
        if (!options?.ssr) return undefined;
        const { module, program } = parseSync(id, code);
        const screens = loadersIn(program).flatMap(({ node, object }) => {
          const imported = module.dynamicImports.find(({ start }) => node.start <= start && start < node.end);
          if (object === undefined || !imported) return [];
          const { start, end } = imported.moduleRequest;
          const file = path.relative(web, path.resolve(path.dirname(id), code.slice(start + 1, end - 1)));
          return [{ at: object + 1, text: ` module: ${JSON.stringify(file.replaceAll("\\", "/"))},` }];
        });
        let said = code;
        for (const { at, text } of screens.sort((a, b) => b.at - a.at))
          said = said.slice(0, at) + text + said.slice(at);
        return { code: said, map: null };
      },
    },
  };
}
