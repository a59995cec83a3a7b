import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { GameRulesQuery } from "../../__generated__/GameRulesQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { CleanHtml } from "../../ui/text/CleanHtml.tsx";
import styles from "./GameRules.module.css";

const strengths: Readonly<Record<string, number>> = { LOW: 1, MEDIUM: 2, HIGH: 3 };

/** How a game is played: its features, its payouts and its rules. */
export function GameRules({ gameId }: { gameId: string }) {
  const { node } = useOwnQuery<GameRulesQuery>(
    graphql`
      query GameRulesQuery($id: ID!) {
        node(id: $id) {
          ... on Game {
            detail @catch(to: NULL) {
              rules
              volatility
              features
            }
          }
        }
      }
    `,
    { id: gameId },
  );
  const detail = node?.detail;
  if (!detail) {
    return (
      <p className={styles.failed} role="status">
        <FormattedMessage id="games_info_rules_failed" />
      </p>
    );
  }
  const { rules, volatility, features } = detail;
  return (
    <section className={styles.rules}>
      {volatility && strengths[volatility] && (
        <p className={styles.row}>
          <span className={styles.label}>
            <FormattedMessage id="games_info_volatility" />
          </span>
          <span className={styles.meter} data-strength={strengths[volatility]} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <FormattedMessage id={`games_info_volatility_${volatility}`} />
        </p>
      )}
      {features.length > 0 && (
        <div className={styles.row}>
          <span className={styles.label}>
            <FormattedMessage id="games_info_features" />
          </span>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
      <CleanHtml html={rules} />
    </section>
  );
}
