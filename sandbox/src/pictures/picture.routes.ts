import { pictureRoutes as arcadePictures } from "@atrium/arcade/picture.routes";
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import type { Platform } from "../platform.ts";
import { pictureCatalogue } from "./pictureCatalogue.ts";
import { PICTURE_FOLDER } from "./pictureFolder.ts";

/** The arcade's pictures, of this platform's games, vendors, banners, channels and accounts. */
export const pictureRoutes = (platform: Platform) =>
  new Hono<AppEnv>().route("/", arcadePictures(pictureCatalogue(platform), PICTURE_FOLDER));
