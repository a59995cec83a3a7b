import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { DepositOffers_deposit$key } from "../../__generated__/DepositOffers_deposit.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { promotionPath } from "../promotionSearch.ts";
import { OfferFacts } from "./OfferFacts.tsx";
import styles from "./Offers.module.css";

/** What a deposit can become: amounts and turnover side by side, the best first. Shows nothing when it can't become anything. */
export function DepositOffers({ deposit: key }: { deposit: DepositOffers_deposit$key }) {
  const titleId = useId();
  const { amount, offers } = useFragment(
    graphql`
      fragment DepositOffers_deposit on Deposit @no_inline {
        amount {
          ...Money_amount @relay(mask: false)
        }
        offers @catch(to: NULL) {
          internalID
          title
          reward {
            ...Money_amount @relay(mask: false)
          }
          turnover {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    key,
  );
  if (!offers || offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="offers_title" values={{ amount: <Amount {...amount} /> }} />
      </h2>
      <Text as="p" className={styles.lead} text="offers_lead" values={{ count: offers.length }} />
      <ol className={styles.list}>
        {offers.map(({ internalID, title, reward, turnover }) => (
          <li key={internalID} className={styles.row}>
            <Link to={promotionPath(internalID)} className={styles.name}>
              {title} <ArrowRight size={16} aria-hidden="true" />
            </Link>
            <OfferFacts reward={reward} turnover={turnover} />
          </li>
        ))}
      </ol>
    </section>
  );
}
