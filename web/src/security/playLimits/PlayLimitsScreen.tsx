import clsx from "clsx";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type {
  PlayLimitsScreenQuery,
  PlayLimitsScreenQuery$data,
} from "../../__generated__/PlayLimitsScreenQuery.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import { LimitReviewNotice } from "./LimitReviewNotice.tsx";
import row from "./PlayLimitRow.module.css";
import { PlayLimitRow } from "./PlayLimitRow.tsx";

type Member = NonNullable<PlayLimitsScreenQuery$data["viewer"]["member"]>;

/** Says what the other currencies of the account count in a limit. Shows nothing without another currency. */
function CountingRates({ rates }: { rates: Member["playLimits"]["rates"] }) {
  const { locale, formatList } = useIntl();
  const others = rates.filter(({ currency, counts }) => currency !== counts.currency);
  if (others.length === 0) return null;
  const list = others.map(
    ({ currency, counts }) => `${formatAmount({ amount: "1", currency }, locale)} = ${formatAmount(counts, locale)}`,
  );
  return <Text as="p" className={styles.about} text="limit_rates" values={{ rates: formatList(list) }} />;
}

const KINDS = ["DEPOSIT", "LOSS", "WAGER", "SESSION"] as const;

/** The limits that the member can set, each with what is used of it. */
export function PlayLimitsScreen() {
  const [isKept, setKept] = useState(false);
  const { viewer } = useFreshQuery<PlayLimitsScreenQuery>(graphql`
    query PlayLimitsScreenQuery @throwOnFieldError {
      viewer {
        member {
          limitsUnreviewedSince
          playLimits {
            rates {
              currency
              counts {
                ...Money_amount @relay(mask: false)
              }
            }
            limits {
              kind
              period
              ...PlayLimitRow_limit
            }
          }
        }
      }
    }
  `);
  const limits = viewer.member?.playLimits.limits ?? [];
  return (
    <>
      <div>
        <Text as="p" className={styles.about} text="limit_about" />
        <CountingRates rates={viewer.member?.playLimits.rates ?? []} />
        <p role="status" className={clsx(styles.done, row.kept)}>
          {isKept && <FormattedMessage id="limit_review_kept" />}
        </p>
      </div>
      {viewer.member?.limitsUnreviewedSince && <LimitReviewNotice onKept={() => setKept(true)} />}
      {KINDS.map((kind) => (
        <Kind key={kind} kind={kind}>
          {limits
            .filter((limit) => limit.kind === kind)
            .map((limit) => (
              <PlayLimitRow key={limit.period} limit={limit} />
            ))}
        </Kind>
      ))}
    </>
  );
}

function Kind({ kind, children }: { kind: (typeof KINDS)[number]; children: React.ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Text as="h3" id={id} className={styles.title} text={`limit_kind_${kind}`} />
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
