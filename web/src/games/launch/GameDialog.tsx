import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, use } from "react";
import { useIntl } from "react-intl";
import { DialogsWait } from "../../ui/dialog/dialogsWait.ts";
import { useCountedDialog } from "../../ui/dialog/openDialogs.ts";
import { useMedia } from "../../ui/layout/useMedia.ts";
import { gameNameId } from "./GameBar.tsx";
import styles from "./GameDialog.module.css";

/** The dialog of a game. It fills a small browser window. Only its buttons close it, not a click outside. */
export function GameDialog({
  isFull,
  onClose,
  children,
}: {
  isFull: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const mustWait = use(DialogsWait);
  const isSmall = useMedia("(max-width: 47.99rem), (max-height: 31.99rem)");
  useCountedDialog(!mustWait);
  if (mustWait) return null;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.window}
          data-full={isFull || isSmall || undefined}
          aria-labelledby={gameNameId}
          aria-label={formatMessage({ id: "games_opening_any" })}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
