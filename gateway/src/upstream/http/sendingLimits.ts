import { InputRefusal } from "../../errors/mutate.ts";

/** The platform's limit for bodies; it closes the connection in the middle of a larger one. Uploads have their own. */
export const mostBodyBytes = 64 * 1024;
/** HTTP servers refuse longer first lines, with an answer that no caller could understand. */
const longestPath = 8 * 1024;

/** Refuses a request that the platform would not read, before it is sent. */
export function assertSendable({ path, body }: { path: string; body?: { type: string; text: string | Buffer } }): void {
  if (path.length > longestPath) throw new InputRefusal("VALIDATION_FAILED");
  if (body === undefined || body.type.startsWith("multipart/")) return;
  // Most bodies are so short that their bytes need not be counted.
  if (body.text.length * 3 > mostBodyBytes && Buffer.byteLength(body.text) > mostBodyBytes)
    throw new InputRefusal("VALIDATION_FAILED");
}
