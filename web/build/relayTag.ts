import path from "node:path";
import type { Plugin } from "vite";

/** Replaces graphql`…` by an import of the artifact that relay-compiler wrote for it. Keeps line numbers, so no source map is needed. */
export function relayTag(artifactDirectory: string): Plugin {
  const artifacts = path.resolve(artifactDirectory);
  return {
    name: "atrium-relay-tag",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.[jt]sx?(\?|$)/, exclude: /node_modules/ }, code: "graphql`" },
      handler(code, id) {
        const names = new Set<string>();
        const body = code.replace(/\bgraphql`([^`]*)`/g, (tag, document: string) => {
          const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(document)?.[1];
          if (!name) this.error(`a GraphQL document without a name in ${id}`);
          names.add(name);
          return `__relay_${name}${"\n".repeat(tag.split("\n").length - 1)}`;
        });
        const [file = ""] = id.split("?");
        const from = path.relative(path.dirname(file), artifacts).replaceAll("\\", "/");
        const base = from.startsWith(".") ? from : `./${from}`;
        const imports = [...names].map((name) => `import __relay_${name} from "${base}/${name}.graphql.ts";`).join("");
        return { code: imports + body, map: null };
      },
    },
  };
}
