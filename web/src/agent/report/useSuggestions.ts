import { plainText } from "@atrium/schema/typed";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useSuggestionsQuery } from "../../__generated__/useSuggestionsQuery.graphql.ts";
import { useOneRead } from "../../relay/useRefresh.ts";
import { isKeyword } from "../keyword.ts";

const PAUSE_MS = 200;
const MOST = 8;

type Agent = NonNullable<useSuggestionsQuery["response"]["viewer"]["agent"]>;
/** An account of the team, at any depth. */
export type Suggestion = NonNullable<Agent["downline"]>["edges"][number]["node"];

const none: readonly Suggestion[] = [];

/**
 * Searches the whole team for accounts: the one with exactly this name comes first, then the first fifty others. Finds none when
 * the platform refuses the search.
 */
export const findAccounts = (environment: IEnvironment, keyword: string) =>
  fetchQuery<useSuggestionsQuery>(
    environment,
    graphql`
      query useSuggestionsQuery($keyword: String!) {
        viewer {
          agent {
            called: downlineAccount(account: $keyword) @catch(to: NULL) {
              id
              account
              nickname
              kind
              level
            }
            downline(filter: { keyword: $keyword }, first: 50) @catch(to: NULL) {
              edges {
                node {
                  id
                  account
                  nickname
                  kind
                  level
                }
              }
            }
          }
        }
      }
    `,
    { keyword },
    { fetchPolicy: "store-or-network" },
  ).map(({ viewer }) => {
    const { called, downline } = viewer.agent ?? {};
    const found = downline?.edges.map(({ node }) => node) ?? none;
    return called ? [called, ...found.filter(({ id }) => id !== called.id)] : found;
  });

/**
 * The accounts of the team whose name or nickname has a part, a moment after it was typed; the earlier ones stay until then. It
 * has none while the text is too short, or when they can't be read: the field does without.
 */
export function useSuggestions(typed: string, isMeant?: (account: Suggestion) => boolean): readonly Suggestion[] {
  const environment = useRelayEnvironment();
  const read = useOneRead();
  const [found, setFound] = useState(none);
  const keyword = plainText(typed);
  const isSought = isKeyword(keyword);
  useEffect(() => {
    if (!isSought) return undefined;
    const observer = { next: setFound, error: () => setFound(none) };
    const timer = setTimeout(() => read(findAccounts(environment, keyword), observer), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [environment, read, keyword, isSought]);
  if (!isSought) return none;
  const begins = ({ account }: Suggestion) => Number(account.startsWith(keyword.toLowerCase()));
  return found
    .filter(isMeant ?? Boolean)
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, MOST);
}
