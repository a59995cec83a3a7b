import { type ComponentProps, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { lazyPart } from "../lazy/lazyPart.tsx";
import type { ConfirmDialog } from "./ConfirmDialog.tsx";

const Loaded = lazyPart(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

const giveUp = <FormattedMessage id="cancel" />;

/** A `ConfirmDialog` that loads its code when it first opens, for what is rare. Unless `cancel` is null, it can be cancelled. */
export const ConfirmDialogOnDemand = ({ cancel = giveUp, ...props }: ComponentProps<typeof ConfirmDialog>) => (
  <Suspense>
    <Loaded cancel={cancel} {...props} />
  </Suspense>
);
