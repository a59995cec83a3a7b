import type { SitePlatform } from "./sitePlatform.ts";

/** Where browsers reach this platform's own pages. Read it late: the port is known once the server listens. */
export const publicUrl = ({ config }: SitePlatform): string =>
  config.publicUrl?.replace(/\/+$/, "") ?? `http://${config.host}:${config.port}`;
