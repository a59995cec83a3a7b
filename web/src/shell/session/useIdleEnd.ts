import { useEffect, useEffectEvent, useRef, useState } from "react";
import { onUse } from "../../browser/onUse.ts";
import { serverNow } from "../../time/serverClock.ts";

/** How long before the end of an idle session its member is asked. */
const NOTICE_MS = 5 * 60_000;

/**
 * Whether the session ends soon because nobody uses the site. The platform moves the end with each request, so `renew` reads
 * it again if somebody has used the site meanwhile.
 */
export function useIdleEnd(endsAt: string | null, renew: () => void): boolean {
  const wasUsed = useRef(false);
  const [nearEnd, setNearEnd] = useState<string | null>(null);
  const isNear = endsAt !== null && nearEnd === endsAt;
  const handleUse = useEffectEvent(() => {
    wasUsed.current = true;
    if (isNear) renew();
  });
  const handleTime = useEffectEvent(() => {
    if (wasUsed.current) renew();
    else setNearEnd(endsAt);
  });
  useEffect(() => onUse(() => handleUse()), []);
  useEffect(() => {
    if (endsAt === null) return undefined;
    wasUsed.current = false;
    const timer = setTimeout(() => handleTime(), Date.parse(endsAt) - NOTICE_MS - serverNow());
    return () => clearTimeout(timer);
  }, [endsAt]);
  return isNear;
}
