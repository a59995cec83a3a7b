/** The time zone of the merchant's days. */
export const MERCHANT_TIME_ZONE = "Asia/Ho_Chi_Minh";

const zoned = (at: Date, timeZone: string) => at.toTemporalInstant().toZonedDateTimeISO(timeZone);

/** The merchant's day of a moment. */
export const dayOf = (at: Date, timeZone = MERCHANT_TIME_ZONE): Temporal.PlainDate => zoned(at, timeZone).toPlainDate();

/** A day's first instant, which is not midnight where the clocks change at midnight. */
export const startOf = (day: Temporal.PlainDate, timeZone = MERCHANT_TIME_ZONE): Date =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds);

/**
 * The moment that is a length of the merchant's calendar later, at the same time of day. Nobody adds 24 hours for a day: it
 * can have 23 or 25.
 */
export const later = (at: Date, length: Temporal.DurationLike, timeZone = MERCHANT_TIME_ZONE): Date =>
  new Date(zoned(at, timeZone).add(length).epochMilliseconds);
