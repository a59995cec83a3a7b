import { CalendarCheck, Gift, Mail, Target, Trophy } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Moment } from "../time/Moment.tsx";
import { useDaysUntil } from "../time/serverSecond.ts";
import { Text } from "../ui/text/Text.tsx";
import type { ComingItem } from "./comingOf.ts";
import styles from "./RewardsHall.module.css";

const MOST = 6;
const ICONS = { envelope: Mail, signIn: CalendarCheck, missions: Target, race: Trophy, promotion: Gift } as const;

/** What comes by itself, the earliest first, each kind of it once. */
export function Coming({ items }: { items: readonly ComingItem[] }) {
  const shown = items
    .filter(({ kind }, at) => kind === "promotion" || items.findIndex((one) => one.kind === kind) === at)
    .slice(0, MOST);
  return (
    <section className={styles.section} aria-labelledby="hall-coming">
      <Text as="h2" id="hall-coming" className={styles.title} text="hall_coming" />
      {shown.length === 0 && <Text as="p" className={styles.note} text="hall_coming_none" />}
      <ul className={styles.rows}>
        {shown.map((item) => {
          const Icon = ICONS[item.kind];
          return (
            <li key={item.key} className={styles.item}>
              <Icon size={22} aria-hidden="true" />
              <Link to={item.to} className={styles.name}>
                <ComingName item={item} />
              </Link>
              <span className={styles.note}>
                <ComingTime at={item.at} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function ComingName({ item: { kind, title, day } }: { item: ComingItem }) {
  if (kind === "promotion") return title;
  if (kind === "envelope") return <FormattedMessage id="envelopes_waiting" />;
  if (kind === "missions") return <FormattedMessage id="hall_missions_new" />;
  if (kind === "race") return <FormattedMessage id="hall_race" values={{ title }} />;
  return day === undefined ? (
    <FormattedMessage id="sign_in_daily" />
  ) : (
    <FormattedMessage id="hall_day" values={{ day }} />
  );
}

/** The time of what comes within a week, else the date. */
export function ComingTime({ at, isWithin }: { at: string; isWithin?: boolean }) {
  const isSoon = useDaysUntil(at) < 6;
  return <Moment at={at} style={isSoon ? "time" : "day"} isWithin={isWithin} />;
}
