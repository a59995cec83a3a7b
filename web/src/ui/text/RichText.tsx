import clsx from "clsx";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import styles from "./RichText.module.css";

/** HTML of the operator's, cleaned by the gateway. Links within the site change the screen, not the page. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isOurs = link?.origin === location.origin && link.target === "";
    if (!isOurs || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is used
    <div
      className={clsx(styles.text, className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway lets nothing through that could run
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
