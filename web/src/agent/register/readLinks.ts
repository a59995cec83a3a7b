import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { readLinksQuery } from "../../__generated__/readLinksQuery.graphql.ts";

/** Reads the agent's invitation links again. Loaded when the answer to a new one was lost, which is rare. */
export const readLinks = async (environment: IEnvironment) => {
  const query = graphql`
    query readLinksQuery @throwOnFieldError {
      viewer {
        # passed on to useMakeInviteLink, and to InviteLinks by the store
        agent {
          ...InviteLinks_agent
          ...useMakeInviteLink_agent
        }
      }
    }
  `;
  const reading = fetchQuery<readLinksQuery>(environment, query, {}, { fetchPolicy: "network-only" });
  return (await reading.toPromise())?.viewer.agent;
};
