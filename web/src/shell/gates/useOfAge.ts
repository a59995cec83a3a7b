import { useState } from "react";
import { recall, remember } from "../../browser/deviceMemory.ts";

const KEY = "ageConfirmed";

/** Whether a visitor has confirmed this age on this device, and a function that confirms it. */
export function useOfAge(age: number): readonly [boolean, () => void] {
  const [confirmed, setConfirmed] = useState(() => Number(recall(KEY)));
  const confirm = () => {
    remember(KEY, String(age));
    setConfirmed(age);
  };
  return [confirmed >= age, confirm];
}
