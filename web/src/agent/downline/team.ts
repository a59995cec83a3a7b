import { listVariables, type PageArguments } from "../../records/rows.ts";
import { declareSearch, isAccount } from "../../records/search.ts";
import { isKeyword } from "../keyword.ts";

export const team = declareSearch((read) => {
  /** Part of a name, at any depth; empty for a level. */
  const keyword = read.text("keyword", isKeyword);
  /** The account that the listed ones are directly below; empty for the agent's own level. */
  const parent = read.text("parent", isAccount);
  if (keyword) read.drop("parent");
  const isOnline = read.choice("online", ["1"], "") !== "";
  const deposited = read.choice("deposited", ["1", "0"], "");
  /** The number of an invitation link; empty for all accounts. */
  const link = read.text("link", (text) => /^\d{1,10}$/.test(text));
  const sort = read.order(["ACCOUNT", "BALANCE", "LAST_LOGIN", "REGISTERED", "REBATE"] as const, {
    by: "ACCOUNT",
    direction: "ASCENDING",
  });
  const filter = {
    parent: (!keyword && parent) || null,
    keyword: keyword || null,
    isOnline: isOnline || null,
    hasDeposited: deposited === "" ? null : deposited === "1",
    inviteLink: link || null,
  };
  return { keyword, isOnline, deposited, link, sort, filter };
});

/** The query variables of a page. */
export const pageOfTeam = ({ filter, sort }: ReturnType<typeof team.read>, page: PageArguments) => ({
  filter,
  sort,
  ...page,
});

/** The query variables of the screen, by its address. */
export const teamVariables = listVariables(team, pageOfTeam, "team");
