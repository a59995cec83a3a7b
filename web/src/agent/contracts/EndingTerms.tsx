import { contractTermsOf } from "../contractTerms.ts";
import own from "./Contracts.module.css";
import type { EndingContract } from "./endingNames.ts";
import { TermsList } from "./TermsList.tsx";

interface Props {
  ending: readonly EndingContract[];
  currency: string;
  isHourly: boolean;
}

/** The contracts below that end with another one, each with what it pays. */
export const EndingTerms = ({ ending, currency, isHourly }: Props) => (
  <div className={own.review}>
    {ending.map(({ internalID, account, terms }) => (
      <section key={internalID}>
        <h3>{account}</h3>
        <TermsList terms={contractTermsOf(terms)} currency={currency} isHourly={isHourly} />
      </section>
    ))}
  </div>
);
