import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { CurrencyNoteQuery } from "../__generated__/CurrencyNoteQuery.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { QuietPart } from "../relay/QuietPart.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";

interface Props {
  /** The currency of what is given, or of the bets that count. */
  currency: string | null | undefined;
  /** Whether it is paid into that currency's wallet, only bets in it count, or only that wallet gets rewards in money. */
  kind: "paid" | "bets" | "rewards";
}

/** Says to a member who uses a wallet in another currency what that means here. */
export function CurrencyNote(props: Props) {
  const hasAccount = useHasAccount();
  return hasAccount ? (
    <QuietPart>
      <Note {...props} />
    </QuietPart>
  ) : null;
}

function Note({ currency, kind }: Props) {
  const { viewer } = useOwnQuery<CurrencyNoteQuery>(
    graphql`
      query CurrencyNoteQuery @throwOnFieldError {
        viewer {
          member {
            currency
          }
        }
      }
    `,
    {},
  );
  const own = viewer.member?.currency;
  if (!currency || !own || own === currency) return null;
  return (
    <p role="note">
      <FormattedMessage id={`currency_note_${kind}`} values={{ currency, own }} />
    </p>
  );
}
