import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { rangeProblem } from "./teamBetSearch.ts";

/** Validation of the filters before the server is asked: only the days. */
export const teamBetSchema = ({ formatMessage }: IntlShape) =>
  object({
    to: string().test("range", (to, { parent: { period, from }, createError }) => {
      const problem = period === "CUSTOM" ? rangeProblem(from, to ?? "", new Date()) : null;
      return problem === null || createError({ message: formatMessage({ id: `agent_range_${problem}` }) });
    }),
  });
