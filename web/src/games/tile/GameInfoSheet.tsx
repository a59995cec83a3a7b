import { Play } from "lucide-react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { GameInfoSheet_game$key } from "../../__generated__/GameInfoSheet_game.graphql.ts";
import { useHasAccount } from "../../caller/useHasAccount.ts";
import { lotteryScreen } from "../../lottery/menu/lotteryPath.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { FavoriteButton } from "../favorites/FavoriteButton.tsx";
import { FreeSpinsWaiting } from "../freeSpins/FreeSpinsWaiting.tsx";
import { usePlay } from "../play/usePlay.ts";
import { GameArtwork } from "./GameArtwork.tsx";
import styles from "./GameInfoSheet.module.css";
import rules from "./GameRules.module.css";
import { GameRules } from "./GameRules.tsx";

/** Details of a game for a player who has not played it, with its heart, and buttons for demo and real play. */
export function GameInfoSheet({ game: key, onClose }: { game: GameInfoSheet_game$key; onClose: () => void }) {
  const game = useFragment(
    graphql`
      fragment GameInfoSheet_game on Game {
        id
        name
        category
        lottery {
          code
          accountTypeName
        }
        vendor {
          name
        }
        returnToPlayer
        minBet {
          ...Money_amount @relay(mask: false)
        }
        maxBet {
          ...Money_amount @relay(mask: false)
        }
        minLines
        releasedAt
        hasDemo
        status
        ...GameArtwork_game
      }
    `,
    key,
  );
  const play = usePlay();
  const hasAccount = useHasAccount();
  const hasRooms = game.category === "PVP";
  const { id, name, category, minBet, maxBet, minLines, releasedAt, returnToPlayer } = game;
  const open = (isDemo: boolean) => {
    onClose();
    play({
      gameId: id,
      name,
      isDemo,
      isForMoney: !isDemo,
      hasRooms: hasRooms && !isDemo,
      screen: isDemo ? null : lotteryScreen(game.lottery),
    });
  };

  // Who has no account can try the game at once, and needs one for money.
  const hasDemo = game.hasDemo && game.status === "ACTIVE";
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.art}>
          <GameArtwork game={game} />
          <FavoriteButton gameId={id} name={name} />
        </div>
        <dl className={styles.facts}>
          <Fact label="games_info_vendor">{game.vendor.name}</Fact>
          {category && (
            <Fact label="games_info_category">
              <FormattedMessage id={`games_category_${category}`} />
            </Fact>
          )}
          <Fact label="games_info_rtp">
            {returnToPlayer == null ? (
              <FormattedMessage id="games_info_unpublished" />
            ) : (
              <FormattedNumber value={returnToPlayer / 100} style="percent" maximumFractionDigits={2} />
            )}
          </Fact>
          {minBet && (
            <Fact label={maxBet ? "limit_kind_WAGER" : "games_stake"}>
              <Amount {...minBet} />
              {maxBet && (
                <>
                  {" – "}
                  <Amount {...maxBet} />
                </>
              )}
            </Fact>
          )}
          {minLines != null && (
            <Fact label="games_info_lines">
              <FormattedNumber value={minLines} />
            </Fact>
          )}
          {releasedAt && (
            <Fact label="games_info_released">
              <Moment at={releasedAt} style="day" />
            </Fact>
          )}
        </dl>
      </div>
      {hasAccount && (
        <QuietPart>
          <FreeSpinsWaiting gameId={id} />
        </QuietPart>
      )}
      <ScreenPart skeleton={<Skeleton className={rules.skeleton} />}>
        <GameRules gameId={id} />
      </ScreenPart>
      <div className={styles.actions}>
        {hasDemo && (
          <Button variant={hasAccount ? "secondary" : "primary"} onClick={() => open(true)} text="games_demo" />
        )}
        <Button variant={hasDemo && !hasAccount ? "secondary" : "primary"} onClick={() => open(false)}>
          <Play size={18} fill="currentColor" aria-hidden="true" />
          <FormattedMessage id={hasRooms ? "games_rooms_choose" : "games_for_money"} />
        </Button>
      </div>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return <FactLine name={label}>{children}</FactLine>;
}
