import { Crown, Flame, Gem, Sparkles, Wrench } from "lucide-react";
import { use } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { GameMarks_game$key } from "../../__generated__/GameMarks_game.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import styles from "./GameMarks.module.css";
import { SaidByList } from "./saidByList.ts";

const JackpotChip = lazyPart(async () => (await import("../jackpots/JackpotChip.tsx")).JackpotChip);

/** Rare marks first, because a picture gets only one. */
const marks = [
  { label: "JACKPOT", Icon: Crown },
  { label: "EXCLUSIVE", Icon: Gem },
  { label: "HOT", Icon: Flame },
  { label: "NEW", Icon: Sparkles },
] as const;

/** The mark on a tile: new, hot, jackpot …, and the amount of its jackpot; or that the game is closed, and until when. */
export function GameMarks({ game: key }: { game: GameMarks_game$key }) {
  const { id, labels, status, maintenanceEndsAt } = useFragment(
    graphql`
      fragment GameMarks_game on Game {
        id
        labels
        status
        maintenanceEndsAt
      }
    `,
    key,
  );
  const said = use(SaidByList);
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
  const mark = marks.find(({ label }) => labels.includes(label) && label !== said);
  return (
    <>
      {mark && (
        <p className={styles.mark} data-label={mark.label}>
          <mark.Icon size={12} aria-hidden="true" />
          <FormattedMessage id={`games_label_${mark.label}`} />
        </p>
      )}
      {labels.includes("JACKPOT") && (
        <QuietPart>
          <JackpotChip gameId={id} />
        </QuietPart>
      )}
    </>
  );
}
