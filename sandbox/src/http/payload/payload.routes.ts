import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import type { PayloadKeys } from "./payload.ts";

/** The public keys that callers encrypt payloads with: a plain JWK set, without the envelope. */
export const payloadRoutes = ({ payloadKeys }: { payloadKeys: PayloadKeys }) =>
  new Hono<AppEnv>().get("/wps/system/encryptionKey", async (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.json(await payloadKeys.jwks());
  });
