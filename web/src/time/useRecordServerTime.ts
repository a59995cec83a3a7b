import { useEffect } from "react";
import { recordServerTime } from "./serverClock.ts";

/** Takes the platform's time from an answer that has it. */
export function useRecordServerTime(serverTime: string | null | undefined): void {
  useEffect(() => {
    if (serverTime) recordServerTime(serverTime);
  }, [serverTime]);
}
