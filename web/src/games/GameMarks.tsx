import { Flame, Sparkles, Wrench } from "lucide-react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { GameMarks_game$key } from "../__generated__/GameMarks_game.graphql.ts";
import styles from "./GameMarks.module.css";

/** Hot, new, or closed for a while and until when. */
export function GameMarks({ game: key }: { game: GameMarks_game$key }) {
  const { isHot, isNew, status, maintenanceEndsAt } = useFragment(
    graphql`
      fragment GameMarks_game on Game {
        isHot
        isNew
        status
        maintenanceEndsAt
      }
    `,
    key,
  );
  if (status !== "ACTIVE") {
    return (
      <p className={styles.closed}>
        <Wrench size={20} aria-hidden="true" />
        <FormattedMessage id="games_maintenance" />
        {maintenanceEndsAt && (
          <small>
            <FormattedMessage
              id="games_maintenance_until"
              values={{ time: <FormattedTime value={maintenanceEndsAt} /> }}
            />
          </small>
        )}
      </p>
    );
  }
  return (
    <p className={styles.marks}>
      {isHot && (
        <span className={styles.hot}>
          <Flame size={12} aria-hidden="true" />
          <FormattedMessage id="games_hot_mark" />
        </span>
      )}
      {isNew && (
        <span className={styles.new}>
          <Sparkles size={12} aria-hidden="true" />
          <FormattedMessage id="games_new_mark" />
        </span>
      )}
    </p>
  );
}
