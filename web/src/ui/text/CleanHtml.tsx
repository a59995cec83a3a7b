import clsx from "clsx";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import styles from "./CleanHtml.module.css";

interface Props {
  html: string;
  className?: string | undefined;
  /** Headings are only a little larger than the text, for dialogs. */
  hasSmallHeadings?: boolean;
}

/** Shows an operator's text. The gateway has cleaned its HTML. A link within the site changes the screen, not the page. */
export function CleanHtml({ html, className, hasSmallHeadings = false }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target === "_blank" || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click is handled for the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div
      className={clsx(styles.text, className)}
      data-small-headings={hasSmallHeadings || undefined}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway leaves nothing in it that could run
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
