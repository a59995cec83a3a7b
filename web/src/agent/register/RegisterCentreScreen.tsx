import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { RegisterCentreScreenQuery } from "../../__generated__/RegisterCentreScreenQuery.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { hasPart } from "../../site/hasPart.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { InviteLinks } from "./InviteLinks.tsx";
import { NewAccount } from "./NewAccount.tsx";
import { NewInviteLink } from "./NewInviteLink.tsx";

/** The register centre: new accounts below the agent, and invitation links. */
export function RegisterCentreScreen({ queryRef }: ScreenProps<RegisterCentreScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<RegisterCentreScreenQuery>(
    graphql`
      query RegisterCentreScreenQuery @preloadable @throwOnFieldError {
        site {
          features @catch(to: NULL) {
            missingParts
          }
        }
        viewer {
          agent {
            rebate
            applications(state: NEW, first: 1) @catch(to: NULL) {
              totalCount
            }
            downline(first: 1) @catch(to: NULL) {
              edges {
                node {
                  hasDeposited
                }
              }
            }
            ...InviteLinks_agent
            ...useMakeInviteLink_agent
          }
        }
      }
    `,
    queryRef,
  );
  // A sub-account has no right to it.
  const isAgent = useCaller() === "agent";
  const { agent } = viewer;
  if (!agent) return null;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Text as="h2" className={styles.title} text="agent_menu_register" />
        {agent.applications && (
          <Link to="/agent/register/applications" className={styles.link} preventScrollReset>
            <FormattedMessage id="agent_applications_new" values={{ count: agent.applications.totalCount }} />
          </Link>
        )}
      </div>
      <div className={styles.pair}>
        <NewAccount maxRebate={agent.rebate} />
        <NewInviteLink agent={agent} maxRebate={agent.rebate} />
      </div>
      <InviteLinks
        agent={agent}
        isTeamFiltered={agent.downline?.edges.some(({ node }) => node.hasDeposited !== null) ?? false}
        hasPostback={isAgent && hasPart(site.features, "POSTBACKS")}
      />
    </div>
  );
}
