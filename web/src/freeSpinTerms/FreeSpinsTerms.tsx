import { FormattedList, FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { FreeSpinsTerms_terms$key } from "../__generated__/FreeSpinsTerms_terms.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";

/** What free spins are: their number and stake, their games, how long they last, and what the winnings become. */
export function FreeSpinsTerms({ terms }: { terms: FreeSpinsTerms_terms$key }) {
  const { spins, stake, turnover, hours, games } = useFragment(
    graphql`
      fragment FreeSpinsTerms_terms on FreeSpinTerms @no_inline {
        spins
        stake {
          ...Money_amount @relay(mask: false)
        }
        turnover
        hours
        games {
          name
        }
      }
    `,
    terms,
  );
  return (
    <>
      <FormattedMessage
        id="free_spins_terms"
        values={{
          spins,
          stake: <Amount {...stake} />,
          games: <FormattedList value={games.map(({ name }) => name)} type="disjunction" />,
          time: <FormattedNumber value={hours} style="unit" unit="hour" unitDisplay="long" />,
        }}
      />{" "}
      <FormattedMessage
        id={turnover > 0 ? "free_spins_becomes_bonus" : "free_spins_becomes_cash"}
        values={{ turnover }}
      />
    </>
  );
}
