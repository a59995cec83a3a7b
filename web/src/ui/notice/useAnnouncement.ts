import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 10_000;

/** The text for a status region: changes of `text`, at most one in 10 s; empty at first. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState("");
  const known = useRef(text);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === known.current) return undefined;
    const timer = setTimeout(
      () => {
        known.current = text;
        saidAt.current = Date.now();
        setSaid(text);
      },
      Math.max(0, saidAt.current + PAUSE_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
