import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import { Move } from "lucide-react";
import { type ComponentProps, type ReactNode, use, useRef } from "react";
import { useIntl } from "react-intl";
import { useCloseOnBack } from "../../browser/back/useCloseOnBack.ts";
import { IconButton } from "../button/IconButton.tsx";
import styles from "./Dialog.module.css";
import { DialogClose } from "./DialogClose.tsx";
import { DialogTitle } from "./DialogTitle.tsx";
import { DialogsWait } from "./dialogsWait.ts";
import { useCountedDialog } from "./openDialogs.ts";
import { useDrag } from "./useDrag.ts";
import { useFocusNear } from "./useFocusNear.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

interface Props {
  title: ReactNode;
  /** Leave it out when only the content can close the dialog. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** Stands in the head, before the title. */
  lead?: ReactNode;
  /** Stands in the head, before the button that closes. */
  tools?: ReactNode;
  size?: "sm" | "md" | "lg" | "full" | "page";
  /** No padding around the content, for pictures, panes and frames. */
  isFlush?: boolean;
  /** A click beside the dialog does not close it. */
  isSticky?: boolean;
  /** The content is only text: its box can take the focus, so that keys scroll it. */
  isText?: boolean;
  /** The dialog is open because the address says so: Back leaves that address. Close it with `useLeave`. */
  hasAddress?: boolean;
}

/**
 * A dialog over the page, open while it is mounted. It locks the page's scroll, keeps the focus inside and returns it, and
 * closes with Escape and Back. A click beside it closes it too, but not when something was typed in its form. On phones it
 * slides in from below; on larger screens its title and its grip move it, by pointer or arrow keys.
 */
export function Dialog(props: Props) {
  return use(DialogsWait) ? null : <OpenDialog {...props} />;
}

function OpenDialog({
  title,
  onClose,
  children,
  lead,
  tools,
  size = "md",
  isFlush = false,
  isSticky = false,
  isText = false,
  hasAddress = false,
}: Props) {
  const { formatMessage } = useIntl();
  const popup = useRef<HTMLDivElement>(null);
  const typedIn = useRef<Element>(null);
  const returnFocus = useReturnFocus();
  const drag = useDrag(popup);
  useCountedDialog();
  useCloseOnBack(() => onClose?.(), onClose !== undefined && !hasAddress);
  return (
    <Base.Root
      open
      onOpenChange={(open, { reason }) => {
        const losesText = reason === "outside-press" && typedIn.current?.isConnected;
        if (!open && !losesText) onClose?.();
      }}
      disablePointerDismissal={isSticky}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          finalFocus={returnFocus}
          className={clsx(styles.popup, styles[size])}
        >
          <div className={styles.header}>
            {lead}
            <DialogTitle className={styles.title} {...drag.handle}>
              {title}
            </DialogTitle>
            {tools && <div className={styles.tools}>{tools}</div>}
            {onClose && <DialogClose />}
          </div>
          <Body
            className={clsx(styles.body, isFlush && styles.flush)}
            tabIndex={isText ? 0 : undefined}
            onInput={({ target }) => {
              if (target instanceof Element) typedIn.current = target.closest("form") ?? typedIn.current;
            }}
          >
            {children}
          </Body>
          {/* Last in the tab order, because keyboard users rarely move the dialog. */}
          <IconButton label={formatMessage({ id: "dialog_move" })} className={styles.grip} {...drag.handle}>
            <Move size={16} />
          </IconButton>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A component of its own, because the library mounts the content of a dialog later than the dialog. */
function Body(props: ComponentProps<"div">) {
  const body = useRef<HTMLDivElement>(null);
  useFocusNear(body);
  return <div {...props} ref={body} />;
}
