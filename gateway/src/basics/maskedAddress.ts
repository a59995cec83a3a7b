import { networkOf } from "@atrium/schema/networkOf";

/** The network part of an address: enough for its owner to recognize a place, and no more. Null for other texts. */
export function maskedAddress(address: string): string | null {
  const groups = networkOf(address).split(/[.:]/);
  if (groups.length !== 4) return null;
  const [first, second] = groups;
  return address.includes(".") ? `${first}.${second}.*.*` : `${first}:${second}:*`;
}
