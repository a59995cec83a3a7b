import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ContractFacts_contract$key } from "../../__generated__/ContractFacts_contract.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { ContractTerms } from "./ContractTerms.tsx";

/** What a contract pays, how often, and since and until when. */
export function ContractFacts({ contract: key }: { contract: ContractFacts_contract$key }) {
  const contract = useFragment(
    graphql`
      fragment ContractFacts_contract on AgentContract {
        period
        paidOnRequest
        offeredAt
        answerBefore
        acceptedAt
        endedAt
        paysFrom
        paysUntil
        endOfferedAt
        nextSettlementAt
        openStake {
          ...Money_amount @relay(mask: false)
        }
        carryOver {
          ...Money_amount @relay(mask: false)
        }
        ...ContractTerms_contract
      }
    `,
    key,
  );
  const { period, answerBefore, openStake, carryOver } = contract;
  const times = [
    ["contracts_offered_on", contract.offeredAt],
    ["contracts_accepted_on", contract.acceptedAt],
    ["contracts_pays_from", contract.paysFrom],
    ["contracts_end_offered_on", contract.endOfferedAt],
    ["contracts_next_settlement", contract.nextSettlementAt],
    ["contracts_pays_until", contract.paysUntil],
    ["contracts_ended_on", contract.endedAt],
  ] as const;
  return (
    <>
      <ContractTerms contract={contract} />
      <dl className={styles.facts}>
        {answerBefore && (
          <FactLine name="contracts_answer_before">
            <Moment at={answerBefore} style="near" />
          </FactLine>
        )}
        {period && (
          <FactLine name="contracts_settled">
            <FormattedMessage id={`contracts_period_${period}`} />
          </FactLine>
        )}
        {times.map(
          ([id, at]) =>
            at && (
              <FactLine key={id} name={id}>
                <Moment at={at} />
              </FactLine>
            ),
        )}
        {openStake && (
          <FactLine name="contracts_open_stake">
            <Amount {...openStake} />
          </FactLine>
        )}
      </dl>
      {contract.paidOnRequest && <Text as="p" className={styles.note} text="contracts_paid_on_request" />}
      {carryOver && Number(carryOver.amount) < 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id="contracts_carried"
            values={{ amount: <Amount {...carryOver} amount={carryOver.amount.slice(1)} /> }}
          />
        </p>
      )}
    </>
  );
}
