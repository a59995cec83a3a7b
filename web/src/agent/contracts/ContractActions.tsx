import { CircleQuestionMark, TriangleAlert } from "lucide-react";
import { Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ContractActions_contract$key } from "../../__generated__/ContractActions_contract.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { oneOf } from "../../records/search.ts";
import type { Failure } from "../../relay/failure.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { contractTermsOf } from "../contractTerms.ts";
import own from "./Contracts.module.css";
import { contractKinds } from "./contractKinds.ts";
import { OpenQuestion } from "./MovedContracts.tsx";
import type { EndingContract } from "./TermsReview.tsx";
import { type ContractAction, useContractAction } from "./useContractAction.ts";

const loadReview = () => import("./TermsReview.tsx");
const EndingTerms = lazyPart(async () => (await loadReview()).EndingTerms, "agent");
const TermsReview = lazyPart(async () => (await loadReview()).TermsReview, "agent");

interface Asked {
  action: ContractAction;
  /** Contracts below that end, too. */
  ending: readonly EndingContract[];
}

/** What the caller can do with a contract. Each action is confirmed, with the contracts below that it ends. */
export function ContractActions({ contract: key }: { contract: ContractActions_contract$key }) {
  const intl = useIntl();
  const contract = useFragment(
    graphql`
      fragment ContractActions_contract on AgentContract {
        id
        kind
        holder
        state
        viewerCanAnswer
        viewerCanTerminate
        viewerCanOfferEnd
        offerer
        currency
        period
        paidOnRequest
        terms {
          ...contractTerms_terms
        }
      }
    `,
    key,
  );
  const { id, kind, holder, offerer, state, viewerCanAnswer, viewerCanTerminate, viewerCanOfferEnd, currency } =
    contract;
  const known = oneOf(contractKinds, kind);
  const act = useContractAction({ id, kind, holder });
  const askAgain = useAskAgain();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const question = use(OpenQuestion);
  const actions: ContractAction[] = [
    ...(viewerCanAnswer ? (["ACCEPT", "REJECT"] as const) : []),
    ...(viewerCanTerminate ? (["TERMINATE"] as const) : []),
    ...(viewerCanOfferEnd ? (["OFFER_END"] as const) : []),
  ];
  /** The end of the names of the action's texts. */
  const nameOf = (action: ContractAction) =>
    state === "PENDING_TERMINATION" && (action === "ACCEPT" || action === "REJECT") ? `${action}_END` : action;
  /** Whether an action ends the contract, or offers to. */
  const isEnd = (action: ContractAction) => ["ACCEPT_END", "OFFER_END", "TERMINATE"].includes(nameOf(action));
  const ask = (action: ContractAction, ending: Asked["ending"] = []) => {
    setFailure(null);
    setAsked({ action, ending });
    question.ask({ id, state });
  };
  const close = () => {
    setAsked(null);
    question.ask(null);
  };
  const giveUp = useEffectEvent(() => {
    if (!asked || isBusy) return;
    setAsked(null);
    question.leave();
  });
  const isOver = asked !== null && !actions.includes(asked.action);
  useEffect(() => (isOver ? giveUp() : undefined), [isOver]);
  useEffect(() => () => giveUp(), []);
  const confirm = async ({ ending: confirmed, action }: Asked) => {
    setBusy(true);
    // The own answer changes the contract too.
    question.ask(null);
    const { ending, failure: after } = await act(action, confirmed.length > 0);
    setBusy(false);
    if (ending.length > 0) return ask(action, ending);
    setAsked(null);
    setFailure(after);
    if (!after) void askAgain();
  };
  return (
    <>
      {actions.length > 0 && (
        <div className={own.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={isEnd(action) ? "danger" : action === "ACCEPT" ? "primary" : "secondary"}
              onClick={() => ask(action)}
              text={`contracts_do_${nameOf(action)}`}
            />
          ))}
        </div>
      )}
      <FailureNote failure={failure} />
      {asked && (
        <ConfirmDialogOnDemand
          icon={asked.action === "ACCEPT" ? <CircleQuestionMark size={26} /> : <TriangleAlert size={26} />}
          title={<FormattedMessage id={`contracts_ask_${nameOf(asked.action)}`} values={{ account: holder }} />}
          confirm={<FormattedMessage id={`contracts_do_${nameOf(asked.action)}`} />}
          isBusy={isBusy}
          isWide={asked.ending.length > 0 || nameOf(asked.action) === "ACCEPT"}
          isDanger={asked.ending.length > 0 || isEnd(asked.action)}
          onConfirm={() => confirm(asked)}
          onClose={close}
        >
          {asked.ending.length > 0 ? (
            <>
              <FormattedMessage
                id="contracts_ending"
                values={{ accounts: intl.formatList(asked.ending.map(({ account }) => account)) }}
              />
              <Suspense>
                <EndingTerms ending={asked.ending} currency={currency} isHourly={kind === "HOURLY_SALARY"} />
              </Suspense>
            </>
          ) : (
            <>
              <FormattedMessage
                id={`contracts_ask_${nameOf(asked.action)}_text`}
                values={{
                  account: holder,
                  offerer: offerer ?? intl.formatMessage({ id: "contracts_operator" }),
                  kind: intl.formatMessage({ id: `contracts_${kind}` }),
                }}
              />
              <Suspense>
                {nameOf(asked.action) === "ACCEPT" && known && (
                  <TermsReview
                    kind={known}
                    terms={contractTermsOf(contract.terms)}
                    period={contract.period}
                    paidOnRequest={contract.paidOnRequest}
                    currency={currency}
                  />
                )}
              </Suspense>
            </>
          )}
        </ConfirmDialogOnDemand>
      )}
    </>
  );
}
