import { Lock, ShieldCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LotteryOrderCard_order$key } from "../../__generated__/LotteryOrderCard_order.graphql.ts";
import type { LotteryOrderCardMutation } from "../../__generated__/LotteryOrderCardMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { useIsBefore } from "../../time/serverSecond.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LineContent } from "../bets/LineContent.tsx";
import { AllPrizes } from "../draws/AllPrizes.tsx";
import { DrawNumbers } from "../draws/DrawNumbers.tsx";
import styles from "./LotteryOrders.module.css";
import { resultOf } from "./orderResult.ts";

const DrawCheckDialog = lazyPart(async () => (await import("../draws/DrawCheckDialog.tsx")).DrawCheckDialog);

/** An order: its bets, its result, and a button that cancels it while that is possible. */
export function LotteryOrderCard({ order: key }: { order: LotteryOrderCard_order$key }) {
  const order = useFragment(
    graphql`
      fragment LotteryOrderCard_order on LotteryOrder @no_inline {
        id
        internalID
        lottery {
          name
          code
          kind
        }
        drawNumber
        commitment
        draw {
          numbers
          seed
          prizes {
            numbers
          }
          ...AllPrizes_draw
          ...DrawCheckDialog_draw
        }
        state
        placedAt
        stake {
          amount
          currency
        }
        win {
          amount
          currency
        }
        lines {
          playType
          playTypeTitle
          content
          betCount
          multiple
          unit {
            amount
            currency
          }
        }
        cancellableUntil
        chaseStep
      }
    `,
    key,
  );
  const { id, internalID, lottery, drawNumber, commitment, draw, state, placedAt, stake, win, lines } = order;
  const { cancellableUntil, chaseStep } = order;
  const result = resultOf(order);
  const drawn = draw?.prizes[0]?.numbers ?? draw?.numbers ?? [];
  const isCancellable = useIsBefore(state === "OPEN" ? cancellableUntil : null);
  const { change, isBusy, failure } = useChange<LotteryOrderCardMutation>(graphql`
    mutation LotteryOrderCardMutation($input: CancelLotteryOrderInput!) {
      cancelLotteryOrder(input: $input) {
        order {
          state
          cancellableUntil
        }
        member {
          wallet {
            ...Balance_wallet
          }
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const [isAsked, setAsked] = useState(false);
  const [isCheckOpen, setCheckOpen] = useState(false);

  return (
    <li className={styles.order} data-state={result}>
      <div className={styles.orderHead}>
        <div className={styles.orderName}>
          <p className={styles.lottery}>{lottery.name}</p>
          <p className={styles.faint}>
            <FormattedMessage id="lottery_draw" values={{ number: drawNumber }} />
            {chaseStep != null && (
              <>
                {" · "}
                <FormattedMessage id="lottery_chase_step" values={{ step: chaseStep }} />
              </>
            )}
          </p>
        </div>
        <Text as="span" className={styles.state} data-state={result} text={`lottery_order_${result}`} />
      </div>
      <ul className={styles.orderLines}>
        {lines
          .map((line, place) => ({ line, place }))
          .map(({ line, place }) => (
            <li key={place}>
              <span>{line.playTypeTitle}</span>
              <LineContent content={line.content} />
              <span className={styles.faint}>
                <FormattedMessage
                  id="lottery_line"
                  values={{ bets: line.betCount, multiple: line.multiple, unit: <Amount {...line.unit} /> }}
                />
              </span>
            </li>
          ))}
      </ul>
      {draw && (
        <div className={styles.drawn}>
          <Text as="p" className={styles.faint} text="lottery_order_drawn" />
          <DrawNumbers kind={lottery.kind} numbers={drawn} />
          <AllPrizes draw={draw} />
          {draw.seed && (
            <button type="button" className={styles.check} onClick={() => setCheckOpen(true)}>
              <ShieldCheck size={14} aria-hidden="true" />
              <FormattedMessage id="lottery_check" />
            </button>
          )}
        </div>
      )}
      {!draw && commitment && (
        <p className={styles.sealed}>
          <Lock size={13} aria-hidden="true" />
          <FormattedMessage id="lottery_sealed" values={{ start: commitment.slice(0, 8) }} />
        </p>
      )}
      <dl className={styles.sums}>
        <FactLine name="lottery_stake">
          <Amount {...stake} />
        </FactLine>
        {win && (
          <div data-won={result === "WON" || undefined}>
            <Text as="dt" text={result === "PAID_BACK" ? "lottery_order_PAID_BACK" : "lottery_win"} />
            <dd>
              <Amount {...win} signDisplay={result === "WON" ? "exceptZero" : "auto"} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.orderFoot}>
        <p className={styles.faint}>
          <Moment at={placedAt} style="exact" /> · {internalID}
        </p>
        {isCancellable && (
          <Button size="sm" variant="danger" isBusy={isBusy} onClick={() => setAsked(true)} text="lottery_cancel" />
        )}
      </div>
      <FailureNote failure={failure} />
      {draw && isCheckOpen && (
        <Suspense>
          <DrawCheckDialog
            draw={draw}
            kind={lottery.kind}
            gameCode={lottery.code}
            betCommitment={commitment}
            onClose={() => setCheckOpen(false)}
          />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmDialogOnDemand
            title={<FormattedMessage id="lottery_cancel_title" />}
            confirm={<FormattedMessage id="lottery_cancel" />}
            cancel={<FormattedMessage id="lottery_keep" />}
            onConfirm={() => {
              setAsked(false);
              void change({ input: { orderId: id } });
            }}
            onClose={() => setAsked(false)}
          >
            <FormattedMessage id="lottery_cancel_text" values={{ amount: <Amount {...stake} />, number: drawNumber }} />
          </ConfirmDialogOnDemand>
        </Suspense>
      )}
    </li>
  );
}
