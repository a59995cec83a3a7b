import { useState } from "react";
import { recall, remember } from "../../browser/deviceMemory.ts";

const KEY = "ageConfirmed";

/** Whether somebody on this device has said to be at least so old, and how to say it. */
export function useOfAge(age: number): readonly [boolean, () => void] {
  const [confirmed, setConfirmed] = useState(() => Number(recall(KEY)));
  const confirm = () => {
    remember(KEY, String(age));
    setConfirmed(age);
  };
  return [confirmed >= age, confirm];
}
