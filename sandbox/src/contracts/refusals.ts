import { PlatformError } from "../http/errors.ts";
import type { HeldContract } from "./findContracts.ts";
import { parseTerms, termsView } from "./terms.ts";

/** A contract that would end, in the contract's form. */
export const endingView = ({ contract, account }: HeldContract) => ({
  contractId: String(contract.id),
  account,
  ...termsView(parseTerms(contract.terms), contract.currency),
});

/** The refusal that lists the contracts below which would end. */
export const lowerThanBelow = (ending: readonly HeldContract[]) =>
  new PlatformError("CONTRACT_LOWER_THAN_DOWNLINE", { value: { contracts: ending.map(endingView) } });
