import { cards } from "../../catalogue/cards.tsx";
import login, { type LoginHistoryRow_login$key } from "../__generated__/LoginHistoryRow_login.graphql.ts";
import passkey, { type PasskeyRow_passkey$key } from "../__generated__/PasskeyRow_passkey.graphql.ts";
import account, { type PayoutAccountRow_account$key } from "../__generated__/PayoutAccountRow_account.graphql.ts";
import limit, { type PlayLimitRow_limit$key } from "../__generated__/PlayLimitRow_limit.graphql.ts";
import { LoginHistoryRow } from "./devices/LoginHistoryRow.tsx";
import { PasskeyRow } from "./passkeys/PasskeyRow.tsx";
import { PayoutAccountRow } from "./payoutAccounts/PayoutAccountRow.tsx";
import { PlayLimitRow } from "./playLimits/PlayLimitRow.tsx";

const accounts = cards(account, (key: PayoutAccountRow_account$key) => <PayoutAccountRow account={key} />, {
  "an account that waits": {
    bankName: "Hall Bank",
    branch: "Centre",
    currency: "USD",
    holder: "Ann Lee",
    lastFour: "4821",
    usableFrom: "2031-05-06T10:00:00Z",
  },
});
const attempt = { at: "2031-05-05T09:00:00Z", country: "VN", device: null, maskedAddress: "203.0.113.x" };
const logins = cards(login, (key: LoginHistoryRow_login$key) => <LoginHistoryRow login={key} />, {
  "a login": { ...attempt, method: "PASSWORD", outcome: "SUCCEEDED", secondFactor: "TOTP" },
  "a refused login": { ...attempt, method: "PASSWORD", outcome: "WRONG_CREDENTIALS", secondFactor: null },
});
const passkeys = cards(passkey, (key: PasskeyRow_passkey$key) => <PasskeyRow passkey={key} />, {
  "a passkey": { name: "Phone", createdAt: "2031-05-01T09:00:00Z", lastUsedAt: null },
});
const limits = cards(limit, (key: PlayLimitRow_limit$key) => <PlayLimitRow limit={key} />, {
  "a limit": { kind: "WAGER", minutes: null, usedMinutes: null, period: "DAY", resetsAt: attempt.at, pending: null },
});

export const rows = { ...accounts, ...logins, ...passkeys, ...limits };
