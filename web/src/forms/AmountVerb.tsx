import { FormattedMessage } from "react-intl";
import { Amount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import { Text } from "../ui/text/Text.tsx";

interface Props {
  /** The id of the words without an amount. */
  verb: string;
  /** The id of the words with one, as `amount`. */
  exact: string;
  /** Null as long as what is typed can't be sent. */
  money: Money | null;
}

/** The words of a button that moves money: they name the amount as soon as it can be sent. */
export const AmountVerb = ({ verb, exact, money }: Props) =>
  money ? <Text as="span" text={exact} values={{ amount: <Amount {...money} /> }} /> : <FormattedMessage id={verb} />;
