import { useState } from "react";

/** The value of this owner, or the last one before it could not be read. Null as long as there was none. */
export function useLastKnown<Value>(owner: string, value: Value | null | undefined): Value | null {
  const [known, setKnown] = useState({ owner, value: value ?? null });
  const isNew = value != null && value !== known.value;
  if (isNew || owner !== known.owner) setKnown({ owner, value: value ?? null });
  return value ?? (owner === known.owner ? known.value : null);
}
