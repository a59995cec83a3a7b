import { z } from "zod";
import { InputRefusal } from "../errors/mutate.ts";

const credential = z.record(z.string().max(64), z.unknown());

/** What a browser's WebAuthn answered, from its JSON. Refuses a text that can't be that, before it is sent. */
export function credentialIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return credential.parse(JSON.parse(text));
  } catch {
    throw new InputRefusal("PASSKEY_INVALID", ["credential"]);
  }
}
