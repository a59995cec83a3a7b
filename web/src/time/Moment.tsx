import { use, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { type MomentStyle, momentText } from "./momentText.ts";
import { serverNow } from "./serverClock.ts";
import { TimeZone } from "./timeZone.ts";

const MINUTE_MS = 60_000;
const LOOK_MS = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all: a list has many. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(() => {
      for (const look of listeners) look();
    }, LOOK_MS);
    addEventListener("beforeprint", print);
    addEventListener("afterprint", print);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    removeEventListener("beforeprint", print);
    removeEventListener("afterprint", print);
  };
}

let isPrinted = false;

function print({ type }: Event): void {
  isPrinted = type === "beforeprint";
  for (const look of listeners) look();
}

/** Null while the page is printed: "in 5 min" would be wrong on paper. */
const currentMinute = () => (isPrinted ? null : Math.floor(serverNow() / MINUTE_MS));

interface Props {
  /** An instant; nothing is shown without one. */
  at: string | null | undefined;
  style?: MomentStyle;
  /** Whether it stands inside a sentence. Then it begins with a small letter. */
  isWithin?: boolean | undefined;
  className?: string | undefined;
}

/**
 * An instant as seen from now by the platform's clock, in the time zone of the screen. Its tooltip has the seconds. Where the screen
 * has a time zone, the tooltip also says how far it was from UTC at this moment. Printed, it is a date with its year.
 */
export function Moment({ at, style = "time", isWithin = false, className }: Props) {
  const { locale } = useIntl();
  const timeZone = use(TimeZone);
  // Renders again when the minute changes.
  const minute = useSyncExternalStore(subscribe, currentMinute);
  if (!at) return null;
  const around = { locale, timeZone, now: minute === null ? 0 : serverNow(), isWithin };
  return (
    <time dateTime={at} title={momentText(at, timeZone ? "full" : "exact", around)} className={className}>
      {momentText(at, style, around)}
    </time>
  );
}
