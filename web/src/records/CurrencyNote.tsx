import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { CurrencyNoteQuery } from "../__generated__/CurrencyNoteQuery.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { QuietPart } from "../relay/QuietPart.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { Text } from "../ui/text/Text.tsx";

interface Props {
  /** The currency of what is given, or of the bets that count. */
  currency?: string | null | undefined;
  /** Whether it is paid into that currency's wallet, only bets in it count, only that wallet gets rewards in money, or it is a record of the wallet in use. */
  kind: "paid" | "bets" | "rewards" | "records";
}

/** Says to a member who has wallets in several currencies what that means here. */
export function CurrencyNote(props: Props) {
  const hasAccount = useHasAccount();
  return hasAccount ? (
    <QuietPart>
      <Note {...props} />
    </QuietPart>
  ) : null;
}

function Note({ currency: asked, kind }: Props) {
  const { formatList } = useIntl();
  const { viewer } = useOwnQuery<CurrencyNoteQuery>(
    graphql`
      query CurrencyNoteQuery($withWallets: Boolean!) @throwOnFieldError {
        viewer {
          member {
            currency
            wallet @include(if: $withWallets) {
              currencyWallets {
                currency
                isOpen
              }
            }
          }
        }
      }
    `,
    { withWallets: kind === "records" },
  );
  const own = viewer.member?.currency;
  const wallets = viewer.member?.wallet?.currencyWallets.filter((wallet) => wallet.isOpen && wallet.currency !== own);
  const currency = wallets?.length ? formatList(wallets.map((wallet) => wallet.currency)) : asked;
  if (!currency || !own || own === currency) return null;
  return <Text as="p" role="note" text={`currency_note_${kind}`} values={{ currency, own }} />;
}
