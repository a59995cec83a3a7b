/**
 * How a moment is written. `near`: in minutes within an hour, "Now" within one, else as `time`. `time`: "Today 14:05", "28 Nov, 14:05".
 * `plain`: always the date, for sentences. `exact`: with seconds, for what is compared with another system. `full`: as `exact`, with the distance
 * from UTC at that moment. `day`: "28 Nov".
 * `stamp`: "2026-11-28 14:05:00" in every language, as announcements have it.
 */
export type MomentStyle = "near" | "time" | "plain" | "exact" | "full" | "day" | "stamp";

interface Around {
  /** The reader's language. */
  locale: string;
  /** The time zone; undefined for the reader's own. */
  timeZone: string | undefined;
  /** Milliseconds. */
  now: number;
  /** Whether it stands within a sentence: "today" there, "Today" where it stands alone. By default it stands alone. */
  isWithin?: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** What is published on a day, without a time, has this one. */
const MIDNIGHT = / 00:00:00$/;

const stampIn = (timeZone: string | undefined) => ({ dateStyle: "short", timeStyle: "medium", timeZone }) as const;

// A formatter is much more expensive to create than to use.
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(at: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known.format(at);
}

/**
 * An instant in the reader's language. Its year is written only when it is another one than now. A text that is no instant
 * stays as it is.
 */
export function momentText(instant: string | number, style: MomentStyle, around: Around) {
  const { locale, timeZone, now } = around;
  const at = new Date(instant).getTime();
  if (Number.isNaN(at)) return String(instant);
  // Swedish writes times like this.
  if (style === "stamp")
    return at % DAY_MS === 0
      ? String(instant).slice(0, 10)
      : format(at, "sv-SE", stampIn(timeZone)).replace(MIDNIGHT, "");
  // A text that was published on a day, without a time, has midnight of UTC.
  if (style === "near" && at % DAY_MS === 0) return dayOrTime(at, "day", { ...around, timeZone: "UTC" });
  const ahead = at - now;
  if (style !== "near" || Math.abs(ahead) >= HOUR_MS) return dayOrTime(at, style, around);
  const minutes = Math.trunc(ahead / MINUTE_MS);
  // "now", not "this minute".
  const unit = minutes === 0 ? "second" : "minute";
  return cased(new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" }).format(minutes, unit), around);
}

/** Words with a large first letter where they stand alone, and a small one within a sentence, whatever Intl begins with. */
function cased(words: string, { locale, isWithin = false }: Around): string {
  const [first = ""] = words;
  return (isWithin ? first.toLocaleLowerCase(locale) : first.toLocaleUpperCase(locale)) + words.slice(first.length);
}

function dayOrTime(at: number, style: MomentStyle, around: Around): string {
  const { locale, timeZone, now } = around;
  const dayOf = (time: number) =>
    Date.parse(format(time, "en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }));
  const days = Math.round((dayOf(at) - dayOf(now)) / DAY_MS);
  if ((style === "near" || style === "time") && Math.abs(days) <= 1) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
    return `${cased(day, around)} ${format(at, locale, { ...CLOCK, timeZone })}`;
  }
  const yearOf = (time: number) => format(time, "en-CA", { year: "numeric", timeZone });
  return format(at, locale, {
    timeZone,
    day: "numeric",
    month: "short",
    ...(yearOf(at) === yearOf(now) ? {} : { year: "numeric" }),
    ...(style === "day" ? {} : CLOCK),
    ...(style === "exact" || style === "full" ? { second: "2-digit" } : {}),
    ...(style === "full" ? { timeZoneName: "shortOffset" } : {}),
  });
}
