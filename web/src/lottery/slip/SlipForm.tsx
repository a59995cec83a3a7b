import { Formik, type FormikProps } from "formik";
import { createContext, type ReactNode, Suspense, use, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SlipForm_lottery$key } from "../../__generated__/SlipForm_lottery.graphql.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { emptySlip, type SlipValues, slipSchema } from "./slip.ts";
import { usePlaceLotteryOrder } from "./usePlaceLotteryOrder.ts";

const PlaceBetDialog = lazyPart(async () => (await import("./PlaceBetDialog.tsx")).PlaceBetDialog);

interface Slip {
  /** Number of the open draw, after the slip's own draw has closed. */
  readonly openDraw: string | null;
  /** Asks for confirmation, then places the slip; guests log in first. Without a number, for the current draw. */
  readonly place: (drawNumber?: string) => void;
}

const SlipContext = createContext<Slip>({ openDraw: null, place() {} });

/** The form around all parts that fill or show a slip. */
export function SlipForm({
  lottery: key,
  onPlaced,
  children,
}: {
  lottery: SlipForm_lottery$key;
  onPlaced: () => void;
  children: ReactNode;
}) {
  const intl = useIntl();
  const { id, name, currentDraw } = useFragment(
    graphql`
      fragment SlipForm_lottery on Lottery {
        id
        name
        currentDraw @catch(to: NULL) {
          number
        }
      }
    `,
    key,
  );
  const form = useRef<FormikProps<SlipValues>>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [openDraw, setOpenDraw] = useState<string | null>(null);
  const { submit, aim } = usePlaceLotteryOrder(id, {
    onPlaced() {
      form.current?.resetForm();
      const text = intl.formatMessage({ id: "lottery_placed" }, { number: asked });
      void import("../../ui/notice/showToast.ts").then(({ showToast }) => showToast(text));
      onPlaced();
    },
    onRefused: setOpenDraw,
  });
  const place = useProtectedAction((instead?: string) => {
    setOpenDraw(null);
    setAsked(instead ?? currentDraw?.number ?? null);
  });

  return (
    <Formik<SlipValues>
      innerRef={form}
      initialValues={emptySlip}
      validationSchema={slipSchema(intl)}
      onSubmit={async (values, helpers) => {
        await submit(values, helpers);
        setAsked(null);
      }}
    >
      <SlipContext value={{ openDraw, place }}>
        {children}
        {asked !== null && (
          <Suspense>
            <PlaceBetDialog
              lotteryName={name}
              drawNumber={asked}
              onConfirm={() => aim(asked)}
              onClose={() => setAsked(null)}
            />
          </Suspense>
        )}
      </SlipContext>
    </Formik>
  );
}

/** Places the slip, and returns the open draw that is offered instead of a closed one. */
export const useSlip = () => use(SlipContext);
