import { SignedAmount } from "../../records/SignedAmount.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Amounts, Figure } from "./teamProfit.ts";

/** An amount of a team; nothing where the platform does not say it. */
export function TeamAmount({ figure: { name, isSigned }, amounts }: { figure: Figure; amounts: Amounts }) {
  const money = amounts[name];
  const Shown = isSigned ? SignedAmount : Amount;
  return money && <Shown {...money} />;
}
