/** npm run build: draws the pictures of the seeded platform into dist/pictures, so that requests find them ready. */
import { buildPictures } from "@atrium/arcade/builtPictures";
import { readConfig } from "../src/config.ts";
import { PICTURE_FOLDER } from "../src/pictures/pictureFolder.ts";
import { seededPictures } from "../src/pictures/seededPictures.ts";

const started = performance.now();
const { drawn, kept } = buildPictures(PICTURE_FOLDER, seededPictures(readConfig(process.env).seed));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${drawn} pictures drawn, ${kept} kept, in ${seconds} s\n`);
