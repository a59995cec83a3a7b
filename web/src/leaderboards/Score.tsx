import { FormattedMessage } from "react-intl";
import type { LeaderboardRule } from "../__generated__/LeaderboardPlaces_leaderboard.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";

/** A score in the words of its leaderboard's rule. */
export function Score({ rule, score, currency }: { rule: LeaderboardRule; score: string; currency: string }) {
  if (rule === "TURNOVER") return <Amount amount={score} currency={currency} />;
  if (rule === "MULTIPLIER") return <FormattedMessage id="leaderboards_times" values={{ times: Number(score) }} />;
  if (rule === "WINS") return <FormattedMessage id="leaderboards_wins" values={{ count: Number(score) }} />;
  return <FormattedMessage id="leaderboards_points" values={{ count: Number(score) }} />;
}
