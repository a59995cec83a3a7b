import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useCloseOnBack } from "../../browser/back/useCloseOnBack.ts";
import { Button } from "../button/Button.tsx";
import styles from "./ConfirmDialog.module.css";
import dialog from "./Dialog.module.css";
import { DialogTitle } from "./DialogTitle.tsx";
import { useCountedDialog } from "./openDialogs.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

interface Props {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  confirm: ReactNode;
  /** Buttons for what else the person can do, above the others. */
  offers?: ReactNode;
  /** The label of a second button, which closes the dialog; without it there is only one button. */
  cancel?: ReactNode;
  /** The action is under way. Closing the question would not stop it, so the second button waits. */
  isBusy?: boolean;
  /** On large screens there is room for two texts beside each other. */
  isWide?: boolean;
  /** The action takes something away. */
  isDanger?: boolean;
  onConfirm: () => void;
  /** Leave it out when only the button can close the dialog. */
  onClose?: (() => void) | undefined;
}

/** A question or a warning that must be answered first. It is open while it is mounted. */
export function ConfirmDialog({
  icon,
  title,
  children,
  confirm,
  offers,
  cancel,
  isBusy = false,
  isWide = false,
  isDanger = false,
  onConfirm,
  onClose,
}: Props) {
  const returnFocus = useReturnFocus();
  useCountedDialog();
  useCloseOnBack(onClose ?? null);
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={dialog.backdrop} />
        <Base.Popup finalFocus={returnFocus} className={clsx(dialog.popup, !isWide && dialog.sm, styles.popup)}>
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <DialogTitle className={styles.title}>{title}</DialogTitle>
          {children && (
            <Base.Description render={<div />} className={styles.text}>
              {children}
            </Base.Description>
          )}
          {offers && <div className={styles.offers}>{offers}</div>}
          <div className={styles.actions}>
            {cancel && <Base.Close disabled={isBusy} render={<Button variant="secondary">{cancel}</Button>} />}
            <Button variant={isDanger ? "danger" : "primary"} onClick={onConfirm} isBusy={isBusy}>
              {confirm}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
