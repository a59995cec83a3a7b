import type { ReactNode } from "react";
import { prerenderedMarkup } from "../site/prerenderedPage.ts";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { type Areas, areasOf } from "./areas.ts";
import header from "./header/Header.module.css";
import logo from "./header/Logo.module.css";
import { LogoMark } from "./header/LogoMark.tsx";
import shell from "./ShellScreen.module.css";
import styles from "./ShellSkeleton.module.css";

interface Props {
  areas: Areas;
  /** The screen's skeleton. */
  children: ReactNode;
}

/** Skeleton of the shell around a screen's skeleton. The gateway's page starts with it. */
export const ShellSkeleton = ({ areas, children }: Props) => (
  <div aria-busy="true">
    {areas.header && (
      <div className={header.header}>
        <span className={logo.logo}>
          <LogoMark />
          <Skeleton className={styles.name} />
        </span>
      </div>
    )}
    <div className={shell.body}>
      {areas.sideMenu && (
        <div className={shell.side}>
          <div className={styles.menu} />
        </div>
      )}
      <div className={shell.content}>
        <div className={shell.main}>{children}</div>
      </div>
    </div>
  </div>
);

/** Shown until the shell's data is loaded: what the gateway's page showed, or the skeleton of a plain screen. */
export function FirstSkeleton() {
  const markup = prerenderedMarkup();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this document's own markup, as the browser has read it
  if (markup) return <div dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <ShellSkeleton areas={areasOf(window.location.pathname, false)}>
      <PageSkeleton>{null}</PageSkeleton>
    </ShellSkeleton>
  );
}
