import { useState } from "react";
import { recall, remember } from "../../browser/deviceMemory.ts";

const KEY = "ageConfirmed";

/** The age that a visitor has confirmed on this device, in years; 0 when none. */
export const confirmedAge = () => Number(recall(KEY));

/** Whether a visitor has confirmed this age on this device, and a function that confirms it. */
export function useOfAge(age: number): readonly [boolean, () => void] {
  const [confirmed, setConfirmed] = useState(confirmedAge);
  const confirm = () => {
    remember(KEY, String(age));
    setConfirmed(age);
  };
  return [confirmed >= age, confirm];
}
