import { Crown } from "lucide-react";
import { graphql } from "react-relay";
import type { JackpotChipQuery } from "../../__generated__/JackpotChipQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./JackpotChip.module.css";
import { useWatchJackpots } from "./useWatchJackpots.ts";

/** The highest prize of a game's jackpot, as it is now. */
export function JackpotChip({ gameId }: { gameId: string }) {
  // All tiles ask the same, so there is one request.
  const { site } = useOwnQuery<JackpotChipQuery>(
    graphql`
      query JackpotChipQuery {
        site {
          jackpots @catch(to: NULL) {
            gameIds
            amount {
              ...Money_amount @relay(mask: false)
            }
          }
        }
      }
    `,
    {},
  );
  useWatchJackpots();
  const jackpot = site.jackpots?.find(({ gameIds }) => gameIds.includes(gameId));
  return (
    jackpot && (
      <p className={styles.chip}>
        <Crown size={12} aria-hidden="true" />
        <Amount {...jackpot.amount} />
      </p>
    )
  );
}
