import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { memberParam } from "../caller/memberAddress.ts";
import { openGameIn } from "../games/play/gamePath.ts";
import { useDialogCount } from "../ui/dialog/openDialogs.ts";
import { Celebration } from "../ui/notice/Celebration.tsx";
import {
  type Celebrated,
  forgetCelebrations,
  listenToCelebrations,
  nextCelebration,
  takeCelebration,
} from "../ui/notice/celebrate.ts";
import { areasOf } from "./areas.ts";

/** Screen readers get this long to say what the eyes see for a moment. */
const SAID_MS = 8_000;

/** Pages of the member, which are forms about money or lists of it. */
const MEMBER_PAGE = /^\/(account|member)(\/|$)/i;

/** Whether the person types, has begun a bet, or looks at another tab. */
const isElsewhere = () =>
  document.visibilityState === "hidden" ||
  document.querySelector("form[data-in-use]") !== null ||
  document.activeElement?.matches("input, select, textarea, iframe") === true;

function listenToPlace(listener: () => void): () => void {
  const events = ["visibilitychange", "focusin", "focusout"];
  // While the focus moves, nothing has it.
  const later = () => setTimeout(listener);
  for (const event of events) document.addEventListener(event, later);
  return () => {
    for (const event of events) document.removeEventListener(event, later);
  };
}

/** Shows celebrations one after the other: never over a game, a dialog or a form about money, and not beside typing. */
export function Celebrations() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const next = useSyncExternalStore(listenToCelebrations, nextCelebration);
  const mustWait = useSyncExternalStore(listenToPlace, isElsewhere);
  const hasDialog = useDialogCount() > 0;
  const [shown, setShown] = useState<Celebrated | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [said, setSaid] = useState("");
  const isCovered = hasDialog || params.has(memberParam) || openGameIn(params) !== null;
  const mayShow = !mustWait && !isCovered && areasOf(pathname, false).header && !MEMBER_PAGE.test(pathname);
  useEffect(() => forgetCelebrations, []);
  useEffect(() => {
    if (!next || shown || !mayShow || isTaking) return;
    setTaking(true);
    takeCelebration(next).then(
      (isFirst) => {
        setTaking(false);
        if (!isFirst) return;
        setShown(next);
        setSaid(next.isSaid ? "" : next.text);
      },
      // Without a lock nobody knows whether another tab shows it.
      () => setTaking(false),
    );
  }, [next, shown, mayShow, isTaking]);
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => setSaid(""), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {shown && mayShow && <Celebration kind={shown.kind} text={shown.text} onEnd={() => setShown(null)} />}
    </>
  );
}
