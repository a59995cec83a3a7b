import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { readLinksQuery } from "../../__generated__/readLinksQuery.graphql.ts";

/** Reads the agent's invitation links again. Loaded when the answer to a new one was lost, which is rare. */
export const readLinks = async (environment: IEnvironment) => {
  const query = graphql`
    query readLinksQuery @throwOnFieldError {
      viewer {
        agent {
          ...InviteLinks_agent
          ...useMakeInviteLink_agent
        }
      }
    }
  `;
  const answer = await fetchQuery<readLinksQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise();
  return answer?.viewer.agent;
};
