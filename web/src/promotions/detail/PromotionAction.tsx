import { type ReactNode, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  PromotionAction_promotion$key,
  PromotionEntry,
} from "../../__generated__/PromotionAction_promotion.graphql.ts";
import type { PromotionActionQuery } from "../../__generated__/PromotionActionQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { useFocusOnNext } from "../../ui/control/useFocusOnNext.ts";
import { MemberPart } from "../MemberPart.tsx";
import styles from "../Promotions.module.css";
import { EntryButton } from "./EntryButton.tsx";
import { PromotionLink } from "./PromotionLink.tsx";
import { PromotionStanding } from "./PromotionStanding.tsx";

/** What the visitor can do with a promotion: join, apply, claim, follow its link, or read how far it is. */
export function PromotionAction({ promotion: key }: { promotion: PromotionAction_promotion$key }) {
  const promotion = useFragment(
    graphql`
      fragment PromotionAction_promotion on Promotion {
        id
        internalID
        status
        entry
        freeSpins {
          spins
        }
        ...PromotionLink_promotion
      }
    `,
    key,
  );
  const { id, internalID, status, entry, freeSpins } = promotion;
  const actions = useRef<HTMLDivElement>(null);
  useFocusOnNext(actions, "a[href], button");
  const link = <PromotionLink promotion={promotion} />;
  const everybody = ({ isWaiting = false } = {}) => (
    <>
      {status === "JOIN" && <EntryButton promotionId={id} entry={entry} isWaiting={isWaiting} />}
      {status !== "CLOSE" && status !== "COMING_SOON" && link}
    </>
  );
  return (
    <div ref={actions} className={styles.standing}>
      <MemberPart everybody={everybody()} waiting={everybody({ isWaiting: true })}>
        <Own promotionId={id} internalID={internalID} entry={entry} spins={freeSpins?.spins ?? null} link={link} />
      </MemberPart>
    </div>
  );
}

interface Props {
  promotionId: string;
  internalID: string;
  entry: PromotionEntry;
  spins: number | null;
  link: ReactNode;
}

function Own({ promotionId, internalID, entry, spins, link }: Props) {
  const { viewer } = useOwnQuery<PromotionActionQuery>(
    graphql`
      query PromotionActionQuery @throwOnFieldError {
        viewer {
          member {
            promotionStandings {
              internalID
              ...PromotionStanding_standing
            }
          }
        }
      }
    `,
    {},
  );
  const standing = viewer.member?.promotionStandings.find((own) => own.internalID === internalID);
  return standing ? (
    <PromotionStanding promotionId={promotionId} entry={entry} spins={spins} link={link} standing={standing} />
  ) : (
    link
  );
}
