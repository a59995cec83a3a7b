import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { mostDays, rangeProblem } from "../../records/period.ts";
import { isKeyword } from "../keyword.ts";
import { isAccount } from "./reportAddress.ts";

/** Validation of the filters before the server is asked: the days and times, and the characters of names. */
export const reportSchema = ({ formatMessage }: IntlShape) =>
  object({
    account: string()
      .trim()
      .test("account", formatMessage({ id: "agent_account_unknown" }), (account = "") => isAccount(account)),
    keyword: string()
      .trim()
      .test(
        "keyword",
        formatMessage({ id: "agent_team_keyword" }),
        (keyword = "") => keyword === "" || isKeyword(keyword),
      ),
    to: string().test("range", (to, { parent: { period, from }, createError }) => {
      const problem = period === "CUSTOM" ? rangeProblem(from, to ?? "", new Date()) : null;
      return (
        problem === null ||
        createError({ message: formatMessage({ id: `agent_range_${problem}` }, { days: mostDays }) })
      );
    }),
    toTime: string().test(
      "times",
      formatMessage({ id: "agent_range_times" }),
      (toTime, { parent: { period, from, to, fromTime = "" } }) =>
        period !== "CUSTOM" || from !== to || !toTime || toTime >= fromTime,
    ),
  });
