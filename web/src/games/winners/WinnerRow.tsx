import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WinnerRow_win$key } from "../../__generated__/WinnerRow_win.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { GameArtwork } from "../tile/GameArtwork.tsx";
import { PlayWon } from "./PlayWon.tsx";
import styles from "./WinnersScreen.module.css";

/** A winner from the fourth place on. */
export function WinnerRow({ win: key, place }: { win: WinnerRow_win$key; place: number }) {
  const { account, amount, game, gameName, wonAt } = useFragment(
    graphql`
      fragment WinnerRow_win on Win {
        ...PlayWon_win @relay(mask: false)
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  return (
    <li className={styles.row}>
      <span className={styles.place}>
        <span aria-hidden="true">{place}</span>
        <span className="visually-hidden">{formatMessage({ id: "winners_rank" }, { rank: place })}</span>
      </span>
      <span className={styles.rowArt}>{game && <GameArtwork game={game} />}</span>
      <span className={styles.words}>
        <strong>{account}</strong>
        <span className={styles.game}>
          {gameName} · <Moment at={wonAt} style="near" isWithin />
        </span>
      </span>
      <span className={styles.rowAmount}>
        <Amount {...amount} />
      </span>
      <span className={styles.rowPlay}>{game && <PlayWon game={game} />}</span>
    </li>
  );
}
