import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { EndingOffersQuery } from "../../__generated__/EndingOffersQuery.graphql.ts";
import { compare } from "../../forms/amounts.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import styles from "./Offers.module.css";

interface Props {
  /** What is to leave the wallet; null while the field holds no amount. */
  amount: string | null;
  currency: string;
}

/** The claims on a deposit that end, or may give less, when an amount leaves the wallet. Shows nothing without one. */
export const EndingOffers = ({ amount, currency }: Props) => (
  <div role="status" className={styles.ending}>
    {amount !== null && (
      <DataBoundary renderFailure={() => null}>
        <Suspense>
          <Ending amount={amount} currency={currency} />
        </Suspense>
      </DataBoundary>
    )}
  </div>
);

function Ending({ amount, currency }: { amount: string; currency: string }) {
  const { formatList } = useIntl();
  const { viewer } = useFreshQuery<EndingOffersQuery>(graphql`
    query EndingOffersQuery @throwOnFieldError {
      viewer {
        member {
          promotionStandings {
            status
            title
            spare {
              ...Money_amount @relay(mask: false)
            }
          }
        }
      }
    }
  `);
  const concerned = (viewer.member?.promotionStandings ?? []).flatMap(({ status, title, spare }) =>
    status === "CLAIM" && spare?.currency === currency ? [{ title, ends: compare(amount, spare.amount) > 0 }] : [],
  );
  return [true, false].map((ends) => {
    const titles = concerned.filter((one) => one.ends === ends).map(({ title }) => title);
    return (
      titles.length > 0 && (
        <p key={String(ends)}>
          <FormattedMessage
            id={ends ? "leaving_ends" : "leaving_lessens"}
            values={{ offers: <strong>{formatList(titles)}</strong> }}
          />
        </p>
      )
    );
  });
}
