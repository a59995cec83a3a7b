import { Trophy } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WinnersPodium_win$key } from "../../__generated__/WinnersPodium_win.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { GameArtwork } from "../tile/GameArtwork.tsx";
import { PlayWon } from "./PlayWon.tsx";
import styles from "./WinnersScreen.module.css";

/** One of the first three winners, with the picture of the game. */
export function WinnersPodium({ win: key, place }: { win: WinnersPodium_win$key; place: number }) {
  const { account, amount, game, gameName, wonAt } = useFragment(
    graphql`
      fragment WinnersPodium_win on Win {
        ...PlayWon_win @relay(mask: false)
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  return (
    <li className={styles.step} data-place={place}>
      <span className={styles.medal}>
        <Trophy size={18} aria-hidden="true" />
        <span aria-hidden="true">{place}</span>
        <span className="visually-hidden">{formatMessage({ id: "winners_rank" }, { rank: place })}</span>
      </span>
      <span className={styles.stepArt}>{game && <GameArtwork game={game} isEager />}</span>
      <strong className={styles.account}>{account}</strong>
      <span className={styles.amount}>
        <Amount {...amount} />
      </span>
      <span className={styles.game}>
        {gameName} · <Moment at={wonAt} style="near" isWithin />
      </span>
      {game && <PlayWon game={game} />}
    </li>
  );
}
