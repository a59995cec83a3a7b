import { createContext } from "react";
import type { FillName } from "../relay/pageNeeds.ts";

/** The banner's picture of the gateway's page, which is shown before any script runs. */
interface FirstPicture {
  url: string;
  isTall: boolean;
}

/**
 * What the gateway fills into a skeleton from the screen's data: addresses of pictures, texts, amounts in the page's
 * language, and `html` that it has cleaned.
 */
export type FirstFills = Partial<Record<FillName, string>>;

/** Names that the gateway replaces, while the build renders a skeleton; empty in the browser. */
export const FirstFillsContext = createContext<FirstFills>({});

let kept: { pathname: string; markup: string; picture: FirstPicture | null } | null = null;

/** Keeps what the page shows before React replaces it, so that skeletons can look the same. */
export function keepFirstPage(root: HTMLElement): void {
  const picture = root.querySelector<HTMLImageElement>("[data-first] img");
  kept = {
    pathname: window.location.pathname,
    markup: root.innerHTML,
    picture: picture && { url: picture.src, isTall: picture.closest("[data-first=tall]") !== null },
  };
}

const firstPage = () => (kept && kept.pathname === window.location.pathname ? kept : null);

/** The picture, while the visitor is still on the first page. */
export const firstPicture = (): FirstPicture | null => firstPage()?.picture ?? null;

/** The HTML of the gateway's page, while the visitor is still on it; empty when it had none. */
export const firstMarkup = (): string => firstPage()?.markup ?? "";
