import type { IntlShape } from "react-intl";
import type { contractTerms_terms$key } from "../../__generated__/contractTerms_terms.graphql.ts";

/** A contract below that ends with another one. */
export interface EndingContract {
  readonly internalID: string;
  readonly account: string;
  readonly terms: contractTerms_terms$key;
}

/** The names of the accounts with contracts that end. */
export const endingNames = (ending: readonly EndingContract[], { formatList }: IntlShape): string =>
  formatList(
    ending.map(({ account }) => account),
    { type: "conjunction" },
  );
