import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../lazy/lazyPart.tsx";
import type { ConfirmDialog } from "./ConfirmDialog.tsx";

const Loaded = lazyPart(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

/** A `ConfirmDialog` that loads its code when it first opens. For questions and warnings that are rare. */
export const ConfirmDialogOnDemand = (props: ComponentProps<typeof ConfirmDialog>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
