import type { Context } from "hono";
import type { z } from "zod";
import { PlatformError } from "../errors.ts";
import { parse, parseJson } from "../input.ts";
import { isEncrypted, type PayloadKeys } from "./payload.ts";

/** The decrypted JSON body, checked by a schema; throws PAYLOAD_NOT_ENCRYPTED when the body is plain. */
export async function readEncrypted<Schema extends z.ZodType>(
  c: Context,
  { payloadKeys }: { payloadKeys: PayloadKeys },
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!isEncrypted(c.req.header("content-type"))) throw new PlatformError("PAYLOAD_NOT_ENCRYPTED");
  return parse(schema, parseJson(await payloadKeys.decrypt(await c.req.text())));
}
