import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutRequests_agent$key } from "../../__generated__/PayoutRequests_agent.graphql.ts";
import type { PayoutRequestsMutation } from "../../__generated__/PayoutRequestsMutation.graphql.ts";
import type { PayoutRequestsQuery } from "../../__generated__/PayoutRequestsQuery.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Amount, formatAmount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import contracts from "../contracts/Contracts.module.css";
import styles from "../downline/Downline.module.css";

/** The colours of contracts' states. */
const LOOKS: Readonly<Record<string, string>> = { WAITING: "PENDING_NEW", PAID: "ACTIVE", DECLINED: "REJECTED" };

/** What contracts pay on request: what is ready, and the requests so far. Nothing for agents without them. */
export const PayoutRequests = () => (
  <ScreenPart>
    <Content />
  </ScreenPart>
);

function Content() {
  const { locale } = useIntl();
  const { viewer } = useFreshQuery<PayoutRequestsQuery>(graphql`
    query PayoutRequestsQuery {
      viewer {
        agent {
          ...PayoutRequests_agent
        }
      }
    }
  `);
  const agent = useFragment<PayoutRequests_agent$key>(
    graphql`
      fragment PayoutRequests_agent on Agent {
        payoutRequests @catch(to: NULL) {
          ready {
            amount {
              ...Money_amount @relay(mask: false)
            }
            payoutCount
          }
          requests {
            internalID
            amount {
              ...Money_amount @relay(mask: false)
            }
            state
            reason
            requestedAt
            decidedAt
          }
        }
      }
    `,
    viewer.agent ?? null,
  );
  const { change, isBusy, failure } = useChange<PayoutRequestsMutation>(
    graphql`
      mutation PayoutRequestsMutation($input: RequestPayoutInput!) {
        requestPayout(input: $input) {
          agent {
            ...PayoutRequests_agent
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const { ready = [], requests = [] } = agent?.payoutRequests ?? {};
  if (ready.length + requests.length === 0) return null;
  const isWaiting = (currency: string) =>
    requests.some(({ state, amount }) => state === "WAITING" && amount.currency === currency);
  return (
    <section className={contracts.item} aria-labelledby="payout-requests">
      <Text as="h3" id="payout-requests" className={styles.heading} text="income_requests" />
      {ready.map(({ amount, payoutCount }) => (
        <div key={amount.currency} className={styles.head}>
          <span>
            <FormattedMessage
              id="income_requests_ready"
              values={{
                count: payoutCount,
                amount: (
                  <b>
                    <Amount {...amount} />
                  </b>
                ),
              }}
            />
          </span>
          {!isWaiting(amount.currency) && (
            <Button size="sm" isBusy={isBusy} onClick={() => change({ input: { currency: amount.currency } })}>
              <FormattedMessage id="income_requests_ask" values={{ amount: formatAmount(amount, locale) }} />
            </Button>
          )}
        </div>
      ))}
      {ready.length === 0 && <Text as="p" className={styles.note} text="income_requests_nothing" />}
      <FailureNote failure={failure} />
      <ul className={styles.log}>
        {requests.map(({ internalID, amount, state, reason, requestedAt, decidedAt }) => (
          <li key={internalID} className={styles.action}>
            <div className={styles.head}>
              <b>
                <Amount {...amount} />
              </b>
              <span className={contracts.state} data-state={LOOKS[state]}>
                <FormattedMessage id={`income_request_${state}`} values={{ reason: reason ?? "" }} />
              </span>
            </div>
            <p className={styles.note}>
              <Moment at={requestedAt} style="plain" />
              {decidedAt && (
                <>
                  {" – "}
                  <Moment at={decidedAt} style="plain" />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
