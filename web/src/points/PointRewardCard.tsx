import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PointRewardCard_reward$key } from "../__generated__/PointRewardCard_reward.graphql.ts";
import { useEditableParams } from "../browser/useEditableParams.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { FreeSpinsTerms } from "../freeSpinTerms/FreeSpinsTerms.tsx";
import { Button } from "../ui/button/Button.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import { Text } from "../ui/text/Text.tsx";
import { redeemParam } from "./mallSearch.ts";
import styles from "./PointRewards.module.css";

const RedeemDialog = lazyPart(async () => (await import("./RedeemDialog.tsx")).RedeemDialog);

/**
 * A reward with its price, and what a member must know before it is redeemed. The address says that its dialog is open, so
 * that it is open after a login too.
 */
export function PointRewardCard({ reward: key, isEager }: { reward: PointRewardCard_reward$key; isEager: boolean }) {
  const { formatMessage } = useIntl();
  const [params, changeParams] = useEditableParams();
  const hasAccount = useHasAccount();
  const reward = useFragment(
    graphql`
      fragment PointRewardCard_reward on PointReward {
        internalID
        title
        image {
          ...Picture_image
        }
        points
        turnover
        freeSpins {
          ...FreeSpinsTerms_terms
        }
        stock
        mostPerMember
        leastRank
        ...RedeemDialog_reward
      }
    `,
    key,
  );
  const { internalID, title, points, turnover, freeSpins, stock, mostPerMember, leastRank } = reward;
  const change = (isOpen: boolean) => changeParams({ [redeemParam]: isOpen ? internalID : null });
  const open = useProtectedAction(() => change(true));
  const isOpen = hasAccount && params.get(redeemParam) === internalID;
  return (
    <article className={styles.card}>
      <Picture image={reward.image} alt="" className={styles.picture} isEager={isEager} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {stock !== null && stock !== undefined && (
            <span className={stock === 0 ? styles.gone : undefined}>
              <FormattedMessage id="points_stock" values={{ stock }} />
            </span>
          )}
          {freeSpins && (
            <span>
              <FreeSpinsTerms terms={freeSpins} />
            </span>
          )}
          {turnover && <Text as="span" text="points_turnover" values={{ turnover }} />}
          {mostPerMember && <Text as="span" text="points_most_per_member" values={{ most: mostPerMember }} />}
          {leastRank > 0 && <Text as="span" text="points_least_rank" values={{ rank: leastRank }} />}
        </p>
        <div className={styles.foot}>
          <Text as="b" className={styles.price} text="points_count" values={{ points }} />
          <Button
            size="sm"
            disabled={stock === 0}
            aria-label={formatMessage({ id: "points_redeem_name" }, { title })}
            onClick={() => open()}
            text="points_redeem"
          />
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <RedeemDialog reward={reward} onClose={() => change(false)} />
        </Suspense>
      )}
    </article>
  );
}
