import path from "node:path";

/** The folder of the pictures that `npm run build` draws. */
export const PICTURE_FOLDER = path.join(import.meta.dirname, "../../dist/pictures");
