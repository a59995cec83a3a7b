import path from "node:path";
import { readTexts } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "./languages.ts";

/** The texts in `texts/EN.json`, `texts/VI.json` … of a module's folder, by language. `shape` names them. */
export const textsIn = <Shape extends z.core.$ZodShape>(folder: string, shape: Shape) =>
  readTexts(path.join(folder, "texts"), LANGUAGES, z.strictObject(shape));
