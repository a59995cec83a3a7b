import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionEntry } from "../../__generated__/PromotionAction_promotion.graphql.ts";
import type { PromotionStanding_standing$key } from "../../__generated__/PromotionStanding_standing.graphql.ts";
import { compare } from "../../forms/amounts.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import styles from "../Promotions.module.css";
import { ClaimButton } from "./ClaimButton.tsx";
import { EntryButton } from "./EntryButton.tsx";
import { PromotionApplication } from "./PromotionApplication.tsx";

interface Props {
  promotionId: string;
  entry: PromotionEntry;
  /** The free spins that it gives in place of money. */
  spins: number | null;
  link: ReactNode;
  standing: PromotionStanding_standing$key;
}

/** Where a member stands with a promotion, and what the member can do now. */
export function PromotionStanding({ promotionId, entry, spins, link, standing: key }: Props) {
  const standing = useFragment(
    graphql`
      fragment PromotionStanding_standing on PromotionStanding @no_inline {
        status
        isEligible
        reward {
          ...Money_amount @relay(mask: false)
        }
        accrued {
          ...Money_amount @relay(mask: false)
        }
        resetsAt
        application {
          ...PromotionApplication_application
        }
        turnover {
          ...Money_amount @relay(mask: false)
        }
        loss {
          reason
          usedBy
        }
        ...ClaimButton_standing
      }
    `,
    key,
  );
  const { status, isEligible, reward, accrued, resetsAt, application, turnover, loss } = standing;
  const at = resetsAt && <Moment at={resetsAt} style="plain" />;
  const own = application && <PromotionApplication application={application} />;
  const pane = spins === null ? "bonusDetails" : "rewardCenter";
  const gifts = (
    <p className={styles.buttons}>
      <TextLink to={`/member/${pane}`} className={styles.further} text={`member_${pane}`} />
      <TextLink to="/rewards" className={styles.further} text="hall_more" />
    </p>
  );
  return (
    <>
      <div className={styles.note} role="status" tabIndex={-1}>
        {status === "JOINED" && (
          <p>
            <FormattedMessage id="promotion_note_JOINED" />
            {accrued && at && (
              <>
                {" "}
                <FormattedMessage id="promotion_accrued" values={{ amount: <Amount {...accrued} />, at }} />
              </>
            )}
          </p>
        )}
        {(status === "CLAIMED" || status === "ISSUED") && reward && (
          <p>
            {spins === null ? (
              <FormattedMessage id="promotion_given" values={{ amount: <Amount {...reward} /> }} />
            ) : (
              <FormattedMessage id="promotion_given_spins" values={{ spins }} />
            )}
            {at && (
              <>
                {" "}
                <FormattedMessage id="promotion_resets" values={{ at }} />
              </>
            )}
          </p>
        )}
        {status === "SIGNED" && <FormattedMessage id="promotion_note_SIGNED" />}
        {status === "CLAIM" && turnover && compare(turnover.amount, "0") !== 0 && (
          <Text as="p" text="promotion_turnover" values={{ amount: <Amount {...turnover} /> }} />
        )}
        {loss && loss.reason !== "UNKNOWN" && (
          <p>
            <FormattedMessage id={`promotion_loss_${loss.reason}`} values={{ title: loss.usedBy ?? "" }} />{" "}
            {status === "JOINED" && <FormattedMessage id="promotion_loss_next" />}
          </p>
        )}
        {status === "CLOSE" && (!loss || loss.reason === "UNKNOWN") && (
          <FormattedMessage id={isEligible ? "promotion_missing_title" : "promotion_not_for_you"} />
        )}
        {own}
      </div>
      {status === "CLAIM" && <ClaimButton promotionId={promotionId} spins={spins} standing={standing} />}
      {(status === "JOIN" || status === "REJECTED") && (
        <EntryButton promotionId={promotionId} entry={entry} isAgain={status === "REJECTED"} />
      )}
      {(status === "CLAIMED" || status === "ISSUED") && gifts}
      {(status === "JOIN" || status === "JOINED" || status === "SIGNED") && link}
    </>
  );
}
