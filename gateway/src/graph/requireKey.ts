import { AtriumError } from "../errors/atriumError.ts";
import { isKeyOf } from "./declared.ts";
import { keyOf } from "./globalId.ts";

/**
 * The key of an id of that type. Throws BAD_ID for other ids, and for keys that the platform can't have given: those of another form
 * than the contract declares, or that `isKey` refuses.
 */
export function requireKey(type: string, id: string, isKey: (key: string) => boolean = () => true): string {
  const key = keyOf(type, id);
  if (key === null || !isKeyOf(type, key) || !isKey(key)) throw new AtriumError("BAD_ID");
  return key;
}
