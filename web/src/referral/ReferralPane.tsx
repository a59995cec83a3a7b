import { UserPlus } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { ReferralPaneQuery } from "../__generated__/ReferralPaneQuery.graphql.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { PaneTitle } from "../ui/layout/PaneTitle.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { FriendList } from "./FriendList.tsx";
import { Invitation } from "./Invitation.tsx";
import styles from "./Referral.module.css";

/** The member's invitation, what it brought, and the friends who followed it. */
export function ReferralPane() {
  return (
    <section className={styles.pane} aria-labelledby="invite-friends">
      <PaneTitle id="invite-friends">
        <FormattedMessage id="member_referral" />
      </PaneTitle>
      <ScreenBoundary>
        <Content />
      </ScreenBoundary>
    </section>
  );
}

function Content() {
  const { viewer } = useOwnQuery<ReferralPaneQuery>(
    graphql`
      query ReferralPaneQuery @throwOnFieldError {
        viewer {
          member {
            referral {
              ...Invitation_referral
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const { member } = viewer;
  if (!member) return null;
  if (!member.referral) return <EmptyState icon={UserPlus} title="referral_off_title" text="referral_off_text" />;
  return (
    <>
      <Invitation referral={member.referral} />
      <FriendList />
    </>
  );
}
