import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** A file of this repository. The path of a `file:` address would not do: in it a space is `%20`. */
export const inRepository = (path: string): string => join(root, path);
