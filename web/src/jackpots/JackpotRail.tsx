import { Crown } from "lucide-react";
import { graphql } from "react-relay";
import type { JackpotRailQuery } from "../__generated__/JackpotRailQuery.graphql.ts";
import { useWatchJackpots } from "../games/jackpots/useWatchJackpots.ts";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { Text } from "../ui/text/Text.tsx";
import { TextLink } from "../ui/text/TextLink.tsx";
import styles from "./Jackpots.module.css";
import { LiveAmount } from "./LiveAmount.tsx";

/** The highest prizes of the jackpots, for screens of other things. */
export function JackpotRail() {
  const { site } = useFreshQuery<JackpotRailQuery>(graphql`
    query JackpotRailQuery @throwOnFieldError {
      site {
        jackpots {
          id
          name
          amount {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    }
  `);
  useWatchJackpots();
  if (site.jackpots.length === 0) return null;
  return (
    <section className={styles.rail}>
      <header className={styles.railHead}>
        <Text as="h2" text="jackpots" />
        <TextLink to="/jackpots" className={styles.all} text="jackpots_all" />
      </header>
      <ul className={styles.pools}>
        {site.jackpots.map(({ id, name, amount }) => (
          <li key={id} className={styles.pool}>
            <Crown size={20} aria-hidden="true" />
            <span>{name}</span>
            <strong className={styles.amount}>
              <LiveAmount {...amount} />
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
