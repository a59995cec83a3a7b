import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ClaimButton_standing$key } from "../../__generated__/ClaimButton_standing.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Promotions.module.css";
import { useClaimPromotion } from "./useClaimPromotion.ts";

interface Props {
  promotionId: string;
  /** The free spins that it gives in place of money. */
  spins: number | null;
  standing: ClaimButton_standing$key;
  /** Of a row that says what the promotion gives: the button is small, and its name has the title. */
  title?: string;
}

/** Claims a promotion. One that excludes other claims asks first, naming them. */
export function ClaimButton({ promotionId, spins, standing: key, title }: Props) {
  const { resetsAt, reward, excludes } = useFragment(
    graphql`
      fragment ClaimButton_standing on PromotionStanding {
        resetsAt
        reward {
          ...Money_amount @relay(mask: false)
        }
        excludes {
          internalID
          title
          reward {
            ...Money_amount @relay(mask: false)
          }
          rewardAfter {
            ...Money_amount @relay(mask: false)
          }
          isForGood
        }
      }
    `,
    key,
  );
  const { claim, isBusy, failure } = useClaimPromotion(promotionId, resetsAt ?? null);
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const label =
    spins === null ? (
      <Text as="span" text="promotion_claim" values={{ amount: reward ? <Amount {...reward} /> : "" }} />
    ) : (
      <FormattedMessage id="promotion_claim_spins" values={{ spins }} />
    );
  return (
    <>
      <Button
        size={title ? "sm" : "md"}
        aria-label={title && formatMessage({ id: "rewards_claim_name" }, { title })}
        isBusy={isBusy}
        onClick={excludes.length > 0 ? () => setAsking(true) : claim}
      >
        {title && spins === null ? <FormattedMessage id="rewards_claim" /> : label}
      </Button>
      <FailureNote failure={failure} />
      {isAsking && (
        <ConfirmDialogOnDemand
          icon={<TriangleAlert size={26} />}
          title={<FormattedMessage id="promotion_excludes_title" />}
          confirm={label}
          onConfirm={() => {
            close();
            claim();
          }}
          onClose={close}
        >
          <FormattedMessage id="promotion_excludes_text" />
          {excludes.map(({ internalID, title, reward: now, rewardAfter: after, isForGood }) => (
            <span key={internalID} className={styles.excluded}>
              <FormattedMessage
                id={`promotion_excludes_${isForGood ? "lost" : after ? "less" : "later"}`}
                values={{
                  title: <strong>{title}</strong>,
                  amount: now ? <Amount {...now} /> : "",
                  after: after ? <Amount {...after} /> : "",
                }}
              />
            </span>
          ))}
        </ConfirmDialogOnDemand>
      )}
    </>
  );
}
