import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { rangeProblem } from "../records/period.ts";
import { isAccount } from "./teamBetSearch.ts";

/** Validation of the filters before the server is asked: the days, and the characters of the account's name. */
export const teamBetSchema = ({ formatMessage }: IntlShape) =>
  object({
    account: string()
      .trim()
      .test("account", formatMessage({ id: "agent_account_unknown" }), (account = "") => isAccount(account)),
    to: string().test("range", (to, { parent: { period, from }, createError }) => {
      const problem = period === "CUSTOM" ? rangeProblem(from, to ?? "", new Date()) : null;
      return problem === null || createError({ message: formatMessage({ id: `agent_range_${problem}` }) });
    }),
  });
