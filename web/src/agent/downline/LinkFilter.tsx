import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { LinkFilterQuery } from "../../__generated__/LinkFilterQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";

interface Props {
  /** The number of a link. */
  value: string;
  /** Gets the number of a link, or an empty text for all accounts. */
  onChange: (link: string) => void;
}

/** Chooses the invitation link that accounts registered with. */
export function LinkFilter({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { viewer } = useOwnQuery<LinkFilterQuery>(
    graphql`
      query LinkFilterQuery @throwOnFieldError {
        viewer {
          agent {
            inviteLinks {
              internalID
              code
              label
            }
          }
        }
      }
    `,
    {},
  );
  const links = viewer.agent?.inviteLinks.map(({ internalID, code, label }) => ({
    value: internalID,
    label: label || code,
  }));
  return (
    <FilterSelect
      label={<FormattedMessage id="agent_link_one" />}
      value={value}
      options={[{ value: "", label: formatMessage({ id: "agent_link_all" }) }, ...(links ?? [])]}
      onChange={onChange}
    />
  );
}
