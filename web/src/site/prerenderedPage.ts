import { createContext } from "react";
import type { FillName } from "../relay/pageNeeds.ts";

/** The banner's picture of the gateway's page, which is shown before any script runs. */
interface PrerenderedPicture {
  url: string;
  isTall: boolean;
}

/**
 * What the gateway fills into a skeleton from the screen's data: addresses of pictures, texts, amounts in the page's
 * language, and `html` that it has cleaned.
 */
export type PageFills = Partial<Record<FillName, string>>;

/** Names that the gateway replaces, while the build renders a skeleton; empty in the browser. */
export const PageFillsContext = createContext<PageFills>({});

let kept: { pathname: string; markup: string; picture: PrerenderedPicture | null } | null = null;

/** Keeps what the page shows before React replaces it, so that skeletons can look the same. */
export function keepPrerenderedPage(root: HTMLElement): void {
  const picture = root.querySelector<HTMLImageElement>("[data-first] img");
  kept = {
    pathname: window.location.pathname,
    markup: root.innerHTML,
    picture: picture && { url: picture.src, isTall: picture.closest("[data-first=tall]") !== null },
  };
}

const current = () => (kept && kept.pathname === window.location.pathname ? kept : null);

/** The picture, while the visitor is still on the first page. */
export const prerenderedPicture = (): PrerenderedPicture | null => current()?.picture ?? null;

/** The HTML of the gateway's page, while the visitor is still on it; empty when it had none. */
export const prerenderedMarkup = (): string => current()?.markup ?? "";
