import { cards } from "../../catalogue/cards.tsx";
import deposit, { type DepositRow_deposit$key } from "../__generated__/DepositRow_deposit.graphql.ts";
import withdrawal, { type WithdrawalRow_withdrawal$key } from "../__generated__/WithdrawalRow_withdrawal.graphql.ts";
import { DepositRow } from "./deposit/DepositRow.tsx";
import { WithdrawalRow } from "./withdraw/WithdrawalRow.tsx";

const createdAt = "2031-05-05T09:00:00Z";
const open = () => undefined;

const deposits = cards(deposit, (key: DepositRow_deposit$key) => <DepositRow deposit={key} onOpen={open} />, {
  "a deposit waits": { channelName: "Bank transfer", createdAt, returnedAt: null, state: "PENDING" },
  "a deposit is paid": { channelName: "QR code", createdAt, returnedAt: null, state: "SUCCESS" },
});
const withdrawals = cards(
  withdrawal,
  (key: WithdrawalRow_withdrawal$key) => <WithdrawalRow withdrawal={key} onOpen={open} />,
  {
    "a withdrawal waits": { bankName: "Hall Bank", lastFour: "4821", createdAt, state: "REVIEW" },
    "a withdrawal is refused": { bankName: "Hall Bank", lastFour: "4821", createdAt, state: "REJECTED" },
  },
);

export const paymentRows = { ...deposits, ...withdrawals };
