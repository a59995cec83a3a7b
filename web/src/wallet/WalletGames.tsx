import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WalletGames_wallet$key } from "../__generated__/WalletGames_wallet.graphql.ts";
import { WalletPart } from "./WalletPart.tsx";

/** The part of the member's money that vendors keep. */
export function WalletGames({ wallet }: { wallet: WalletGames_wallet$key }) {
  const { games } = useFragment(
    graphql`
      fragment WalletGames_wallet on Wallet @throwOnFieldError {
        games {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    wallet,
  );
  return (
    <WalletPart
      {...games}
      name={<FormattedMessage id="wallet_games" />}
      hint={<FormattedMessage id="wallet_games_text" />}
    />
  );
}
