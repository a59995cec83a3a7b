/** The picture on top of the first screen, as the gateway's page shows it before any script has run. */
interface FirstPicture {
  url: string;
  isTall: boolean;
}

let kept: (FirstPicture & { pathname: string }) | null = null;

/** Remembers the picture before React takes the page over, so that the skeletons can go on showing it. */
export function keepFirstPicture(): void {
  const picture = document.querySelector<HTMLImageElement>("#root [data-first] img");
  const { pathname } = window.location;
  if (picture) kept = { url: picture.src, isTall: picture.closest("[data-first=tall]") !== null, pathname };
}

/** The picture, while the visitor is still where they came in. */
export const firstPicture = (): FirstPicture | null => (kept?.pathname === window.location.pathname ? kept : null);
