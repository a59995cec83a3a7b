declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const GOOGLE = "https://www.googletagmanager.com/gtag/js";

/** Google's script reads the `arguments` object of each call. */
function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the script ignores an array
  window.dataLayer.push(arguments);
}

/** Google's script sends nothing for a tag while this is set. */
const setDisabled = (id: string, isDisabled: boolean) => Reflect.set(window, `ga-disable-${id}`, isDisabled);

/** Stops the brand's Google tag after the visitor has taken the consent back. */
export const stopAnalytics = (id: string) => setDisabled(id, true);

/** Loads the brand's Google tag. Call it only after the visitor has agreed. */
export function startAnalytics(id: string): void {
  setDisabled(id, false);
  if (document.querySelector(`script[src^="${GOOGLE}"]`)) return;
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false, anonymize_ip: true });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${GOOGLE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Counts a page view, by its path alone, because parameters may be private. */
export const countPage = (pathname: string) =>
  gtag("event", "page_view", { page_location: location.origin + pathname, page_path: pathname });
