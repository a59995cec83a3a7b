/** npm run build: bundles, minifies and compresses the scripts and styles of the game pages into dist/pages. */
import { buildPages } from "../src/server/buildPages.ts";
import { BUILT_PAGES } from "../src/server/pageAssets.ts";

await buildPages(BUILT_PAGES);
