import { Play } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PlayWon_game$key } from "../../__generated__/PlayWon_game.graphql.ts";
import { lotteryScreen } from "../../lottery/menu/lotteryPath.ts";
import { Button } from "../../ui/button/Button.tsx";
import { usePlay } from "../play/usePlay.ts";

// Who lists wins spreads it with `@relay(mask: false)`.
graphql`
  fragment PlayWon_win on Win {
    account
    amount {
      ...Money_amount @relay(mask: false)
    }
    gameName
    wonAt
    game {
      ...GameArtwork_game
      ...PlayWon_game
    }
  }
`;

/** Opens the game of a win. */
export function PlayWon({ game: key }: { game: PlayWon_game$key }) {
  const { id, name, lottery } = useFragment(
    graphql`
      fragment PlayWon_game on Game {
        id
        name
        lottery {
          code
          accountTypeName
        }
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const play = usePlay();
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={formatMessage({ id: "games_play_named" }, { name })}
      onClick={() => play({ gameId: id, name, isDemo: false, screen: lotteryScreen(lottery) })}
    >
      <Play size={14} fill="currentColor" aria-hidden="true" />
      <FormattedMessage id="games_play" />
    </Button>
  );
}
