import clsx from "clsx";
import { Maximize2, Minimize2, Minus } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isComposed } from "../browser/isComposed.ts";
import { useTheme } from "../browser/theme.ts";
import { messageOf } from "../relay/failure.ts";
import { Button } from "../ui/button/Button.tsx";
import { IconButton } from "../ui/button/IconButton.tsx";
import styles from "./ChatPanel.module.css";
import { useChatRoom } from "./useChatRoom.ts";

/** Black or white, whichever has the better contrast on `#rrggbb`. */
function contrastColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
}

interface Props {
  /** `#rrggbb`, the platform's color of the chat room's header. */
  headerColor: string | null;
  isShown: boolean;
  onHide: () => void;
}

const DEFAULT_COLOR = "#37474f";

/** The chat room, floating over the page. It can be enlarged, and hidden without losing typed text. */
export function ChatPanel({ headerColor, isShown, onHide }: Props) {
  const { formatMessage } = useIntl();
  const [isLarge, setLarge] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const opener = useRef<Element>(null);
  const { url, failure, open } = useChatRoom();
  const color = headerColor ?? DEFAULT_COLOR;
  const colors: CSSProperties & Record<`--chat-${string}`, string> = {
    "--chat-head": color,
    "--chat-on-head": contrastColor(color),
  };

  // The chat room counts visible messages as read, so it has to know whether it is visible. Its origin is opaque, so
  // `*`. It also gets the theme, which may be another than the system's.
  const theme = useTheme();
  const tellShown = () => frame.current?.contentWindow?.postMessage({ type: "atrium:shown", isShown, theme }, "*");
  useEffect(tellShown);
  // Before the effect that moves the focus into the chat room.
  useEffect(() => {
    if (isShown) opener.current = document.activeElement;
  }, [isShown]);
  useEffect(() => {
    if (isShown && url) frame.current?.focus();
  }, [isShown, url]);
  const hide = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onHide();
  };

  return (
    <section
      className={clsx(styles.window, isLarge && styles.large)}
      style={colors}
      hidden={!isShown}
      aria-label={formatMessage({ id: "chat_title" })}
      onKeyDown={(event) => event.key === "Escape" && !isComposed(event.nativeEvent) && hide()}
    >
      <div className={styles.controls}>
        <IconButton
          label={formatMessage({ id: isLarge ? "chat_shrink" : "chat_enlarge" })}
          className={styles.control}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? <Minimize2 size={18} /> : <Maximize2 size={18} />}
        </IconButton>
        <IconButton label={formatMessage({ id: "chat_hide" })} className={styles.control} onClick={hide}>
          <Minus size={20} />
        </IconButton>
      </div>
      {url ? (
        <iframe
          ref={frame}
          className={styles.frame}
          src={url}
          title={formatMessage({ id: "chat_title" })}
          // Without an origin, the frame can neither read nor control this page.
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="strict-origin"
          onLoad={tellShown}
        />
      ) : (
        <div className={styles.waiting} role="status">
          {!failure ? (
            <FormattedMessage id="chat_opening" />
          ) : (
            <>
              <p>{messageOf(failure) ?? <FormattedMessage id="chat_failed" />}</p>
              <Button variant="secondary" onClick={open} text="retry" />
            </>
          )}
        </div>
      )}
    </section>
  );
}
