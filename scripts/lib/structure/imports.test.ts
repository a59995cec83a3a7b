import { expect, it } from "vitest";
import { resolveRelative, specifiersOf } from "./imports.ts";

it("reads static, dynamic, type-only and side-effect imports, and re-exports", () => {
  const source = `
    import type { A } from "./a.ts";
    import styles from "./b.module.css";
    import "./c.js";
    export { d } from "./d.ts";
    export type * from "./e.ts";
    const f = import("./f.ts");
    type G = import("./g.ts").G;
    const text = 'import h from "./h.ts"'; // import i from "./i.ts"
  `;
  expect(specifiersOf("x.ts", source).sort()).toEqual([
    "./a.ts",
    "./b.module.css",
    "./c.js",
    "./d.ts",
    "./e.ts",
    "./f.ts",
    "./g.ts",
  ]);
});

it("reads imports and compositions of styles", () => {
  const styles = `@import "./base.css"; .a { composes: card from "../ui/Card.module.css"; }`;
  expect(specifiersOf("x.css", styles)).toEqual(["./base.css", "../ui/Card.module.css"]);
});

it("resolves relative specifiers from the file, without a query, and leaves packages alone", () => {
  expect(resolveRelative("web/src/games/Tile.tsx", "../ui/Button.tsx")).toBe("web/src/ui/Button.tsx");
  expect(resolveRelative("web/src/main.tsx", "./worker.ts?url")).toBe("web/src/worker.ts");
  expect(resolveRelative("web/src/main.tsx", "react")).toBeUndefined();
});
