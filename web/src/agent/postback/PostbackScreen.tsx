import { graphql, usePreloadedQuery } from "react-relay";
import type { PostbackScreenQuery } from "../../__generated__/PostbackScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { RegisterPage } from "../register/RegisterPage.tsx";
import { PostbackForm } from "./PostbackForm.tsx";
import { SentEvents } from "./SentEvents.tsx";

/** The agent's postback: the address that is asked for what happens in the team, and what became of the latest events. */
export function PostbackScreen({ queryRef }: ScreenProps<PostbackScreenQuery>) {
  const { agent } = usePreloadedQuery<PostbackScreenQuery>(
    graphql`
      query PostbackScreenQuery @preloadable @throwOnFieldError {
        viewer {
          agent {
            inviteLinks {
              url
            }
            postback {
              ...PostbackForm_postback
              ...SentEvents_postback
            }
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  if (!agent) return null;
  return (
    <RegisterPage title="agent_postback" lead="agent_postback_lead">
      <PostbackForm postback={agent.postback} link={agent.inviteLinks[0]?.url} />
      {agent.postback && <SentEvents postback={agent.postback} />}
    </RegisterPage>
  );
}
