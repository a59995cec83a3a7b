import { type ComponentProps, Suspense } from "react";
import type { ConfirmDialog } from "./ConfirmDialog.tsx";
import { lazyPart } from "./lazyPart.tsx";

const Loaded = lazyPart(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

/** A `ConfirmDialog` whose code comes when it is first needed: for what seldom has to ask or warn. */
export const ConfirmDialogOnDemand = (props: ComponentProps<typeof ConfirmDialog>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
