import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RequestBadge_agent$key } from "../../__generated__/RequestBadge_agent.graphql.ts";
import { Text } from "../../ui/text/Text.tsx";
import own from "./Contracts.module.css";

/** The number of offers that wait for the agent's answer; nothing when there are none. */
export function RequestBadge({ agent: key }: { agent: RequestBadge_agent$key }) {
  const { formatNumber } = useIntl();
  const { contractRequests } = useFragment(
    graphql`
      fragment RequestBadge_agent on Agent {
        contractRequests(first: 1) @catch(to: NULL) {
          totalCount
        }
      }
    `,
    key,
  );
  const count = contractRequests?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <span className={own.badge}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <Text as="span" className="visually-hidden" text="contracts_requests_waiting" values={{ count }} />
    </span>
  );
}
