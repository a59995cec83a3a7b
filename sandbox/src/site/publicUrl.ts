import type { SitePlatform } from "./sitePlatform.ts";

/** Public address of this platform's pages. Call it late: the port is known only once the server listens. */
export const publicUrl = ({ config }: SitePlatform): string =>
  config.publicUrl?.replace(/\/+$/, "") ?? `http://${config.host}:${config.port}`;
