import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type {
  PromotionCard_promotion$key,
  PromotionStatus as Status,
} from "../__generated__/PromotionCard_promotion.graphql.ts";
import { CoverCard } from "../ui/card/CoverCard.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import type { Money } from "../ui/text/Money.ts";
import { Text } from "../ui/text/Text.tsx";
import { PromotionPeriod } from "./PromotionPeriod.tsx";
import { PromotionStatus } from "./PromotionStatus.tsx";
import { PromotionSummary } from "./PromotionSummary.tsx";
import styles from "./Promotions.module.css";
import { PromotionVerb } from "./PromotionVerb.tsx";
import { promotionParam } from "./promotionSearch.ts";

interface Props {
  promotion: PromotionCard_promotion$key;
  /** The member's own; none for guests. */
  standing: { readonly status: Status; readonly reward?: Money | null | undefined } | undefined;
  isEager: boolean;
}

/** A promotion in the list; the whole card is a link to its rules. */
export function PromotionCard({ promotion: key, standing, isEager }: Props) {
  const promotion = useFragment(
    graphql`
      fragment PromotionCard_promotion on Promotion {
        internalID
        category
        title
        summary
        image {
          ...Picture_image
        }
        status
        entry
        freeSpins {
          spins
        }
        ...PromotionPeriod_promotion
      }
    `,
    key,
  );
  const { internalID, category, title, summary, image, entry, freeSpins } = promotion;
  const status = standing?.status ?? promotion.status;
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set(promotionParam, internalID);
  return (
    <CoverCard
      to={{ pathname: "/promotions", search: search.toString() }}
      opensDialog
      picture={<Picture image={image} alt="" className={styles.picture} isEager={isEager} />}
      note={
        <p className={styles.heads}>
          <Text as="span" className={styles.kind} text={`promotion_${category}`} />
          {status !== "JOIN" && <PromotionStatus status={status} />}
        </p>
      }
      title={title}
      summary={<PromotionSummary text={summary} />}
    >
      <p className={styles.foot}>
        <span>
          <PromotionPeriod promotion={promotion} isClosed={status === "CLOSE"} />
        </span>
        <PromotionVerb status={status} entry={entry} spins={freeSpins?.spins ?? null} reward={standing?.reward} />
      </p>
    </CoverCard>
  );
}
