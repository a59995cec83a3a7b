import { fetchQuery } from "react-relay";
import { Environment, RecordSource, Store } from "relay-runtime";
import type { ShellScreenQuery } from "../__generated__/ShellScreenQuery.graphql.ts";
import shellQuery from "../__generated__/ShellScreenQuery.graphql.ts";
import { environment } from "../relay/network/environment.ts";

/** Whether the cookie is still that member's. The page's store does not get the answer, which may be another person's. */
export async function isStill(username: string | undefined): Promise<boolean> {
  const apart = new Environment({ network: environment().getNetwork(), store: new Store(new RecordSource()) });
  const answer = await fetchQuery<ShellScreenQuery>(apart, shellQuery, {}).toPromise();
  const member = answer?.viewer.member;
  return member?.ok === true && member.value?.username === username;
}
