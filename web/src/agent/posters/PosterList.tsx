import { Images } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PosterDialog_agent$key } from "../../__generated__/PosterDialog_agent.graphql.ts";
import type { PosterList_posters$key } from "../../__generated__/PosterList_posters.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import frame from "../downline/Downline.module.css";
import { PosterCard } from "./PosterCard.tsx";
import { PosterDialog } from "./PosterDialog.tsx";
import styles from "./Posters.module.css";

interface Props {
  posters: PosterList_posters$key;
  agent: PosterDialog_agent$key;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

/** A page of banners. Each opens its material. */
export function PosterList({ posters: key, agent, isBusy, onPage }: Props) {
  const { edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment PosterList_posters on PosterConnection {
        edges {
          node {
            id
            ...PosterCard_poster
            ...PosterDialog_poster
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    key,
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const open = edges.find(({ node }) => node.id === openId)?.node;
  return (
    <div className={frame.answer} aria-busy={isBusy}>
      {edges.length === 0 ? (
        <EmptyState icon={<Images size={30} />} title={<FormattedMessage id="agent_banners_none" />}>
          <FormattedMessage id="agent_banners_none_text" />
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {edges.map(({ node }) => (
            <PosterCard key={node.id} poster={node} onOpen={() => setOpenId(node.id)} />
          ))}
        </ul>
      )}
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      {open && <PosterDialog poster={open} agent={agent} onClose={() => setOpenId(null)} />}
    </div>
  );
}
