import type { Domain } from "../graph/domain.ts";
import { uploadRoute } from "./uploadRoute.ts";
import { openPictures } from "./uploads.ts";

/** Pictures that members upload. */
export const uploads: Domain = {
  name: "uploads",
  resolvers: [],
  routes: ({ services }) => ({ "/upload": uploadRoute(openPictures(services), services.observer) }),
};
