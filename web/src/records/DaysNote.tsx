import { use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DaysNote_site$key } from "../__generated__/DaysNote_site.graphql.ts";
import { TimeZone } from "../time/timeZone.ts";
import styles from "./Records.module.css";

interface Props {
  site: DaysNote_site$key;
  /** Whether the list has times, which are those of the screen's time zone, or of the reader's. */
  hasTimes: boolean;
}

/** Names the time zone of the merchant's days, by which reports count, and of the times in a list. */
export function DaysNote({ site, hasTimes }: Props) {
  const { locale } = useIntl();
  const shown = use(TimeZone);
  const { brand } = useFragment(
    graphql`
      fragment DaysNote_site on Site {
        brand @catch(to: NULL) {
          timeZone
        }
      }
    `,
    site,
  );
  const zone = brand?.timeZone && zoneName(brand.timeZone, locale);
  if (!zone) return null;
  const own = zoneName(shown ?? Intl.DateTimeFormat().resolvedOptions().timeZone, locale);
  return (
    <p className={styles.days}>
      {hasTimes && own ? (
        <FormattedMessage
          id={own === zone ? "record_days_and_times_of" : "record_days_and_own_times"}
          values={{ zone, own }}
        />
      ) : (
        <FormattedMessage id="record_days_of" values={{ zone }} />
      )}
    </p>
  );
}

/** The name of a time zone in a language, with its offset; null for a zone that this browser does not know. */
function zoneName(timeZone: string, locale: string): string | null {
  const name = (timeZoneName: "long" | "shortOffset") =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value;
  try {
    return `${name("long")}, ${name("shortOffset")}`;
  } catch {
    return null;
  }
}
