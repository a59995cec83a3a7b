import type { IntlShape } from "react-intl";

/** A contract below that ends with another one. */
export interface EndingContract {
  readonly internalID: string;
  readonly account: string;
}

/** The names of the accounts with contracts that end. */
export const endingNames = (ending: readonly EndingContract[], { formatList }: IntlShape): string =>
  formatList(
    ending.map(({ account }) => account),
    { type: "conjunction" },
  );
