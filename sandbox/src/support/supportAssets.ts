import path from "node:path";
import { Assets } from "@atrium/arcade/assets";

/** The scripts and styles of customer service's pages and of the download guide. */
export const supportAssets = new Assets(path.join(import.meta.dirname, "pages"), "/support/assets");
