import { listVariables, type PageArguments } from "../../records/rows.ts";
import { declareSearch } from "../../records/search.ts";

export const applicationStates = ["NEW", "APPROVED", "DECLINED"] as const;

export const applications = declareSearch((read) => ({
  /** Empty for all. */
  state: read.choice("state", applicationStates, ""),
}));

type Values = ReturnType<typeof applications.read>;

/** The query variables of a page of applications. */
export const pageOfApplications = ({ state }: Values, page: PageArguments) => ({ state: state || null, ...page });

/** The query variables of the screen, by its address. */
export const applicationVariables = listVariables(applications, pageOfApplications);
