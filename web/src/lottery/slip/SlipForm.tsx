import { Formik, type FormikProps } from "formik";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SlipForm_lottery$key } from "../../__generated__/SlipForm_lottery.graphql.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { unreachable } from "../../relay/unreachable.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";
import { useOpenDraw } from "../draws/useOpenDraw.ts";
import { SlipInDoubt } from "./SlipInDoubt.tsx";
import { SlipKeeper } from "./SlipKeeper.tsx";
import { recallSlip } from "./savedSlips.ts";
import { emptySlip, type SlipValues, slipSchema } from "./slip.ts";
import { sentOf, valuesOf } from "./useKeptSlip.ts";
import { type SentSlip, usePlaceLotteryOrder } from "./usePlaceLotteryOrder.ts";
import { SlipContext } from "./useSlip.ts";

const PlaceBetDialog = lazyPart(async () => (await import("./PlaceBetDialog.tsx")).PlaceBetDialog);

/** The form around all parts that fill or show a slip. */
export function SlipForm({
  lottery: key,
  username,
  balance,
  onPlaced,
  children,
}: {
  lottery: SlipForm_lottery$key;
  /** The account that the slip belongs to; null for guests. */
  username: string | null;
  /** Shown beside the buttons that bet. */
  balance: ReactNode;
  onPlaced: () => void;
  children: ReactNode;
}) {
  const intl = useIntl();
  const { id, code, name, currentDraw } = useFragment(
    graphql`
      fragment SlipForm_lottery on Lottery {
        id
        code
        name
        currentDraw @catch(to: NULL) {
          number
          # passed on to useOpenDraw
          nextNumber
          # passed on to useOpenDraw
          state
          # passed on to useOpenDraw
          closesAt
          # passed on to useOpenDraw
          serverTime
        }
      }
    `,
    key,
  );
  const form = useRef<FormikProps<SlipValues>>(null);
  // A login may leave the page, as that of a social network does: then this account takes what the guest filled.
  const [restored] = useState(() => recallSlip(username, code) ?? recallSlip(null, code));
  const [sent, setSent] = useState<SentSlip | null>(() => sentOf(restored));
  const [dropped, setDropped] = useState<SlipValues | null>(null);
  const [asked, setAsked] = useState<{ draw: string; onCancel: (() => void) | undefined } | null>(null);
  const [refused, setRefused] = useState<{ closed: string; open: string } | null>(null);
  // The platform may have closed a draw that is open by this device's clock.
  const liveDraw = useOpenDraw(currentDraw);
  const openDraw = refused?.closed === liveDraw ? refused.open : liveDraw;
  const aimed = openDraw ?? currentDraw?.number ?? null;

  const { submit, aim } = usePlaceLotteryOrder({
    lotteryId: id,
    sent,
    onSent: setSent,
    onPlaced(number, placed) {
      const { draw, lines } = form.current?.values ?? emptySlip;
      const added = lines.filter((line) => !placed.lines.includes(line));
      form.current?.resetForm({ values: added.length > 0 ? { ...emptySlip, draw, lines: added } : emptySlip });
      const text = intl.formatMessage({ id: "lottery_placed" }, { number });
      showToastOnDemand(text);
      onPlaced();
    },
    onRefused(number, open) {
      if (open !== null) setRefused({ closed: number, open });
    },
  });
  const forgetSent = (idempotencyKey: string) => {
    onPlaced();
    if (sent?.idempotencyKey !== idempotencyKey) return;
    setSent(null);
    form.current?.resetForm({ values: emptySlip });
  };
  const place = useProtectedAction((onCancel?: () => void) =>
    setAsked(aimed === null ? null : { draw: aimed, onCancel }),
  );
  const cancel = () => {
    // A slip on its way may be placed.
    if (!form.current?.isSubmitting) asked?.onCancel?.();
    setAsked(null);
  };

  return (
    <Formik<SlipValues>
      innerRef={form}
      initialValues={restored ? valuesOf(restored) : emptySlip}
      initialStatus={restored?.sent ? unreachable : undefined}
      validationSchema={() => slipSchema(intl)}
      onSubmit={async (values, helpers) => {
        await submit(values, helpers);
        setAsked(null);
      }}
    >
      <SlipContext value={{ openDraw: aimed, place, balance, dropped, dismiss: () => setDropped(null), forgetSent }}>
        <SlipInDoubt isForPhones />
        <SlipKeeper
          username={username}
          lotteryCode={code}
          openDraw={asked === null ? openDraw : null}
          dropped={dropped}
          sent={sent}
          onDrop={setDropped}
          onShow={(slip) => {
            setDropped(null);
            setSent(sentOf(slip));
          }}
        />
        {children}
        {asked !== null && (
          <Suspense>
            <PlaceBetDialog
              lotteryId={id}
              lotteryName={name}
              askedDraw={asked.draw}
              openDraw={aimed ?? asked.draw}
              onConfirm={aim}
              onClose={cancel}
            />
          </Suspense>
        )}
      </SlipContext>
    </Formik>
  );
}
