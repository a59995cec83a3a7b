import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { DepositChoices_member$key } from "../../__generated__/DepositChoices_member.graphql.ts";
import { compare } from "../../forms/amounts.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { OfferFacts } from "./OfferFacts.tsx";
import styles from "./Offers.module.css";
import { rewardOf, turnoverOf } from "./rewardOf.ts";

interface Props {
  member: DepositChoices_member$key;
  /** What is to be paid. */
  amount: string;
  /** The promotion that the deposit is for; null for none. */
  chosen: string | null;
  onChoose: (internalID: string) => void;
}

/** What a deposit that is to be made can become: amounts and turnover side by side, the best first. */
export function DepositChoices({ member: key, amount, chosen, onChoose }: Props) {
  const titleId = useId();
  const { promotionStandings } = useFragment(
    graphql`
      fragment DepositChoices_member on Member {
        promotionStandings @catch(to: NULL) {
          internalID
          title
          depositOffer {
            rate
            least {
              amount
              currency
            }
            most {
              amount
              currency
            }
            turnoverTimes
            isOnlyNow
          }
        }
      }
    `,
    key,
  );
  const offers = (promotionStandings ?? [])
    .flatMap(({ depositOffer, ...standing }) => {
      if (!depositOffer || compare(amount, depositOffer.least.amount) < 0) return [];
      const reward = rewardOf(amount, depositOffer);
      return [{ ...standing, reward, turnover: turnoverOf(reward, depositOffer), isOnlyNow: depositOffer.isOnlyNow }];
    })
    .toSorted((one, other) => compare(other.reward.amount, one.reward.amount));
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <Text as="h3" id={titleId} className={styles.title} text="offers_choices" />
      <ol className={styles.list}>
        {offers.map(({ internalID, title, reward, turnover, isOnlyNow }) => (
          <li key={internalID} className={styles.row}>
            <p className={styles.choice}>
              <span id={`${titleId}${internalID}`}>
                {title}
                {isOnlyNow && <Text as="span" className={styles.only} text="offers_only_now" />}
              </span>
              <Button
                size="sm"
                variant={internalID === chosen ? "primary" : "secondary"}
                aria-pressed={internalID === chosen}
                aria-describedby={`${titleId}${internalID}`}
                onClick={() => onChoose(internalID)}
                text={internalID === chosen ? "offers_chosen" : "offers_choose"}
              />
            </p>
            <OfferFacts reward={reward} turnover={turnover} />
          </li>
        ))}
      </ol>
    </section>
  );
}
