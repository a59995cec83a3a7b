import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AffiliateScreen_member$key } from "../__generated__/AffiliateScreen_member.graphql.ts";
import type { AffiliateScreenQuery } from "../__generated__/AffiliateScreenQuery.graphql.ts";
import { useCaller } from "../caller/caller.ts";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { Moment } from "../time/Moment.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { Text } from "../ui/text/Text.tsx";
import { TextLink } from "../ui/text/TextLink.tsx";
import { AffiliateForm } from "./AffiliateForm.tsx";
import styles from "./Feedback.module.css";
import { FeedbackHead } from "./FeedbackHead.tsx";
import { FeedbackSent } from "./FeedbackSent.tsx";

/** The application to become an agent: the form, and for a member what became of the latest one. */
export function AffiliateScreen() {
  const caller = useCaller();
  return (
    <div className={styles.page}>
      <FeedbackHead kind="affiliate" />
      <section className={styles.card}>
        {caller === "agent" ? (
          <p>
            <FormattedMessage id="affiliate_is_agent" />{" "}
            <TextLink to="/agent" className={styles.link} text="agent_centre" />
          </p>
        ) : caller === "member" ? (
          <ScreenPart skeleton={<Skeleton className={styles.skeleton} />}>
            <OfMember />
          </ScreenPart>
        ) : (
          <Application />
        )}
      </section>
    </div>
  );
}

function Application() {
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <FeedbackSent title="affiliate_sent_title" text="affiliate_sent_text" />
  ) : (
    <AffiliateForm onSent={() => setSent(true)} />
  );
}

function OfMember() {
  const { viewer } = useFreshQuery<AffiliateScreenQuery>(graphql`
    query AffiliateScreenQuery {
      viewer {
        member {
          ...AffiliateScreen_member
        }
      }
    }
  `);
  const member = useFragment<AffiliateScreen_member$key>(
    graphql`
      fragment AffiliateScreen_member on Member {
        agentApplication @catch(to: NULL) {
          state
          reason
          appliedAt
        }
      }
    `,
    viewer.member ?? null,
  );
  const { state, reason, appliedAt } = member?.agentApplication ?? {};
  if (state === "APPROVED") return <FormattedMessage id="affiliate_approved" tagName="p" />;
  if (state === "NEW" && appliedAt) {
    return (
      <>
        <Text as="h2" className={styles.sentTitle} text="affiliate_sent_title" />
        <p className={styles.lead}>
          <FormattedMessage id="affiliate_waiting" values={{ time: <Moment at={appliedAt} style="plain" /> }} />
        </p>
      </>
    );
  }
  return (
    <>
      {state === "DECLINED" && (
        <Text as="p" className={styles.declined} text="affiliate_declined" values={{ reason }} />
      )}
      <Application />
    </>
  );
}
