import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, use } from "react";
import { useCloseOnBack } from "../../browser/back/useCloseOnBack.ts";
import { DialogsWait } from "../../ui/dialog/dialogsWait.ts";
import { useCountedDialog } from "../../ui/dialog/openDialogs.ts";
import styles from "./GameDialog.module.css";

/** The dialog of a game: large, or as large as the browser window. Only its buttons close it, not a click outside. */
export function GameDialog({
  title,
  isFull,
  onClose,
  children,
}: {
  title: string;
  isFull: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const mustWait = use(DialogsWait);
  useCountedDialog(!mustWait);
  useCloseOnBack(onClose, !mustWait);
  if (mustWait) return null;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.window} data-full={isFull || undefined} aria-label={title}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
