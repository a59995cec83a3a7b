import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../lazy/lazyPart.tsx";
import type { ConfirmDialog } from "./ConfirmDialog.tsx";

const Loaded = lazyPart(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

/** A `ConfirmDialog` whose code comes when it is first needed: for what seldom has to ask or warn. */
export const ConfirmDialogOnDemand = (props: ComponentProps<typeof ConfirmDialog>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
