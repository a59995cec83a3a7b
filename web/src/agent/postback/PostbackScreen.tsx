import { ArrowLeft } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { PostbackScreenQuery } from "../../__generated__/PostbackScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import styles from "../downline/Downline.module.css";
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
    <div className={styles.screen}>
      <Link to="/agent/register" className={styles.link} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id="agent_menu_register" />
      </Link>
      <h2 className={styles.title}>
        <FormattedMessage id="agent_postback" />
      </h2>
      <p className={styles.note}>
        <FormattedMessage id="agent_postback_lead" />
      </p>
      <PostbackForm postback={agent.postback} link={agent.inviteLinks[0]?.url} />
      {agent.postback && <SentEvents postback={agent.postback} />}
    </div>
  );
}
