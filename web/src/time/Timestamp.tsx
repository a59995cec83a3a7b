import { use } from "react";
import { formatTimestamp } from "../i18n/formatTimestamp.ts";
import { TimeZone } from "./timeZone.ts";

/** An instant in the time zone of the screen. */
export const Timestamp = ({ at, className }: { at: string; className?: string | undefined }) => (
  <time dateTime={at} className={className}>
    {formatTimestamp(at, use(TimeZone))}
  </time>
);
