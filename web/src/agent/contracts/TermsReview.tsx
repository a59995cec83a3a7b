import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TermsReview_ending$key } from "../../__generated__/TermsReview_ending.graphql.ts";
import type { TermsReviewQuery } from "../../__generated__/TermsReviewQuery.graphql.ts";
import { useKeptRecords } from "../../relay/useKeptRecords.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { contractTermsOf } from "../contractTerms.ts";
import own from "./Contracts.module.css";
import { type PlainTerms, TermsList } from "./ContractTerms.tsx";
import type { ContractKind } from "./contractKinds.ts";

interface Props {
  kind: ContractKind;
  /** The account that the agent offers the terms to; without it they are offered to the agent. */
  account?: string | undefined;
  terms: PlainTerms;
  /** How often it is settled; null for kinds with a rhythm of their own. */
  period: string | null | undefined;
  /** Whether its holder asks for what it pays; null where the platform does not know that. */
  paidOnRequest: boolean | null | undefined;
  currency: string;
}

/** Terms before they are sent or accepted, beside those of the present contract. */
export const TermsReview = (props: Props) => (
  <Suspense fallback={<Skeleton style={{ height: "5rem" }} />}>
    <Content {...props} />
  </Suspense>
);

function Content({ kind, account, terms, currency, ...settled }: Props) {
  const { viewer } = useOwnQuery<TermsReviewQuery>(
    graphql`
      query TermsReviewQuery($filter: AgentContractFilter!) {
        viewer {
          agent {
            contracts(filter: $filter, first: 20) @catch(to: NULL) {
              edges {
                node {
                  state
                  period
                  paidOnRequest
                  terms {
                    ...contractTerms_terms
                  }
                }
              }
            }
          }
        }
      }
    `,
    { filter: { kind, direction: account === undefined ? "RECEIVED" : "OFFERED", account: account ?? null } },
    { fetchPolicy: "store-and-network" },
  );
  // It pays until its end is accepted, too.
  const found = viewer.agent?.contracts?.edges.find(
    ({ node: { state } }) => state === "ACTIVE" || state === "PENDING_TERMINATION",
  )?.node;
  const present = found && contractTermsOf(found.terms);
  const isHourly = kind === "HOURLY_SALARY";
  return (
    <div className={own.review}>
      {present && (
        <section>
          <Text as="h3" text="contracts_review_now" />
          <TermsList terms={present} currency={currency} isHourly={isHourly} than={terms} />
          <Settled {...found} than={settled} />
        </section>
      )}
      <section>
        <Text as="h3" text="contracts_review_new" />
        <TermsList terms={terms} currency={currency} isHourly={isHourly} than={present} />
        <Settled {...settled} than={found} />
      </section>
    </div>
  );
}

type Payment = Pick<Props, "period"> & Partial<Pick<Props, "paidOnRequest">>;

/** How often terms are settled and how they are paid. What others beside them do not have is marked. */
const Settled = ({ period, paidOnRequest, than }: Payment & { than?: Payment | undefined }) => (
  <>
    {period && (
      <Text as="p" data-new={(than && than.period !== period) || undefined} text={`contracts_period_${period}`} />
    )}
    {typeof paidOnRequest === "boolean" && (
      <p data-new={(than && than.paidOnRequest !== paidOnRequest) || undefined}>
        <FormattedMessage id={paidOnRequest ? "contracts_paid_on_request" : "contracts_paid_at_settlement"} />
      </p>
    )}
  </>
);

/** A contract below that ends with another one. */
export type EndingContract = TermsReview_ending$key[number] & { readonly account: string };

interface EndingProps {
  ending: readonly EndingContract[];
  currency: string;
  isHourly: boolean;
}

/** The contracts below that end with another one, each with what it pays. */
export function EndingTerms({ ending: key, currency, isHourly }: EndingProps) {
  useKeptRecords();
  const ending = useFragment<TermsReview_ending$key>(
    graphql`
      fragment TermsReview_ending on EndingContract @relay(plural: true) {
        internalID
        account
        terms {
          ...contractTerms_terms
        }
      }
    `,
    key,
  );
  return (
    <div className={own.review}>
      {ending.map(({ internalID, account, terms }) => (
        <section key={internalID}>
          <h3>{account}</h3>
          <TermsList terms={contractTermsOf(terms)} currency={currency} isHourly={isHourly} />
        </section>
      ))}
    </div>
  );
}
