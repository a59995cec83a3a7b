/** The banner's picture of the first screen, which the gateway's page shows before any script runs. */
interface FirstPicture {
  url: string;
  isTall: boolean;
}

let kept: (FirstPicture & { pathname: string }) | null = null;

/** Keeps the picture before React replaces the page, so that skeletons can still show it. */
export function keepFirstPicture(): void {
  const picture = document.querySelector<HTMLImageElement>("#root [data-first] img");
  const { pathname } = window.location;
  if (picture) kept = { url: picture.src, isTall: picture.closest("[data-first=tall]") !== null, pathname };
}

/** The picture, while the visitor is still on the first page. */
export const firstPicture = (): FirstPicture | null => (kept?.pathname === window.location.pathname ? kept : null);
