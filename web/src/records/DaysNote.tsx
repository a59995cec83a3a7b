import { zoneName } from "@atrium/schema/zoneName";
import { Info } from "lucide-react";
import { use, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { DaysNoteQuery } from "../__generated__/DaysNoteQuery.graphql.ts";
import { QuietPart } from "../relay/QuietPart.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { knownZone, TimeZone } from "../time/timeZone.ts";
import { IconButton } from "../ui/button/IconButton.tsx";
import styles from "./Records.module.css";

interface Props {
  /** Whether the list has times, which are those of the screen's time zone, or of the reader's. */
  hasTimes?: boolean;
}

/**
 * A button that names the time zone of the merchant's days, by which reports count, and of the times in a list: as a tooltip,
 * and in a line below the filters once it is pressed.
 */
export const DaysNote = ({ hasTimes = false }: Props) => (
  <QuietPart>
    <Note hasTimes={hasTimes} />
  </QuietPart>
);

function Note({ hasTimes }: Required<Props>) {
  const { locale, formatMessage } = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = use(TimeZone);
  const { site } = useOwnQuery<DaysNoteQuery>(
    graphql`
      query DaysNoteQuery {
        site {
          brand @catch(to: NULL) {
            timeZone
          }
        }
      }
    `,
    {},
  );
  const { brand } = site;
  const zone = brand?.timeZone && nameOf(brand.timeZone, locale);
  if (!zone) return null;
  const own = nameOf(shown ?? Intl.DateTimeFormat().resolvedOptions().timeZone, locale);
  return (
    <>
      <IconButton
        label={formatMessage({ id: "record_zone" }, { zone: (hasTimes && own) || zone })}
        className={styles.zone}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Info size={18} aria-hidden="true" />
      </IconButton>
      <p id={id} className={styles.days} hidden={!isOpen}>
        {hasTimes && own ? (
          <FormattedMessage
            id={own === zone ? "record_days_and_times_of" : "record_days_and_own_times"}
            values={{ zone, own }}
          />
        ) : (
          <FormattedMessage id="record_days_of" values={{ zone }} />
        )}
      </p>
    </>
  );
}

/** The name of a time zone in a language, for each season, and how tables call it; null for a zone that this browser does not know. */
function nameOf(timeZone: string, locale: string): string | null {
  if (!knownZone(timeZone)) return null;
  const long = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${long}, ${zoneName(timeZone)}`;
}
