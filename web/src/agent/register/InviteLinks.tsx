import { Images, Link2, Webhook } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { InviteLinks_agent$key } from "../../__generated__/InviteLinks_agent.graphql.ts";
import { useFocusOnNext } from "../../ui/control/useFocusOnNext.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Text } from "../../ui/text/Text.tsx";
import form from "../AgentForm.module.css";
import team from "../downline/Downline.module.css";
import { InviteLinkRow } from "./InviteLinkRow.tsx";
import styles from "./Register.module.css";

interface Props {
  agent: InviteLinks_agent$key;
  /** Whether the team can be filtered by link and deposit: where the platform says who has deposited. */
  isTeamFiltered: boolean;
  /** Whether the platform has postbacks. */
  hasPostback: boolean;
}

/** The agent's invitation links. */
export function InviteLinks({ agent: key, isTeamFiltered, hasPostback }: Props) {
  const links = useRef<HTMLElement>(null);
  useFocusOnNext(links, "[data-deletes]");
  const { inviteLinks } = useFragment(
    graphql`
      fragment InviteLinks_agent on Agent @throwOnFieldError {
        inviteLinks {
          id
          ...InviteLinkRow_link
        }
      }
    `,
    key,
  );
  return (
    <section ref={links} className={team.screen} aria-labelledby="invite-links">
      <div className={team.head}>
        <Text as="h3" id="invite-links" className={team.heading} text="agent_links" />
        <span className={form.actions}>
          <Link to="/agent/register/banners" className={team.link} preventScrollReset>
            <Images size={18} aria-hidden="true" />
            <FormattedMessage id="agent_banners_for_links" />
          </Link>
          {hasPostback && (
            <Link to="/agent/register/postback" className={team.link} preventScrollReset>
              <Webhook size={18} aria-hidden="true" />
              <FormattedMessage id="agent_postback" />
            </Link>
          )}
        </span>
      </div>
      {inviteLinks.length === 0 ? (
        <EmptyState icon={Link2} title="agent_links_none" text="agent_links_none_text" />
      ) : (
        <ul className={styles.links}>
          {inviteLinks.map((link) => (
            <InviteLinkRow key={link.id} link={link} isTeamFiltered={isTeamFiltered} />
          ))}
        </ul>
      )}
    </section>
  );
}
