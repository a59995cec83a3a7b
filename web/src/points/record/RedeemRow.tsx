import { CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PointRedeemStatus, RedeemRow_redeem$key } from "../../__generated__/RedeemRow_redeem.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./PointRecords.module.css";

const MARKS: Partial<Record<PointRedeemStatus, { Icon: LucideIcon; tone: string }>> = {
  APPROVED: { Icon: CircleCheck, tone: "good" },
  REJECTED: { Icon: CircleX, tone: "bad" },
};

/** A redeem: the reward, what it cost, and what the operator decided. */
export function RedeemRow({ redeem: key }: { redeem: RedeemRow_redeem$key }) {
  const { internalID, title, image, quantity, points, address, status, reason, createdAt, decidedAt } = useFragment(
    graphql`
      fragment RedeemRow_redeem on PointRedeem {
        internalID
        title
        image {
          ...Picture_image
        }
        quantity
        points
        address
        status
        reason
        createdAt
        decidedAt
      }
    `,
    key,
  );
  const { Icon, tone } = MARKS[status] ?? { Icon: Clock, tone: "open" };
  const titleId = useId();
  return (
    <li className={styles.redeem} aria-labelledby={titleId}>
      <Picture image={image} alt="" className={styles.thumbnail} />
      <div className={styles.words}>
        <Text as="h3" id={titleId} className={styles.name} text="points_redeem_item" values={{ quantity, title }} />
        <p className={styles.note}>
          <FormattedMessage id="points_count" values={{ points }} />
          {" · "}
          <Moment at={createdAt} />
          {" · "}
          {internalID}
        </p>
        {address && <p className={styles.note}>{address}</p>}
      </div>
      <span className={styles.status} data-tone={tone}>
        <Icon size={16} aria-hidden="true" />
        <FormattedMessage id={`points_status_${status}`} />
      </span>
      {decidedAt && (
        <p className={styles.decision}>
          <Moment at={decidedAt} />
          {status === "REJECTED" && (
            <>
              {": "}
              {reason} <FormattedMessage id="points_returned" values={{ points }} />
            </>
          )}
        </p>
      )}
    </li>
  );
}
