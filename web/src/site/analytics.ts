declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const GOOGLE = "https://www.googletagmanager.com/gtag/js";

/** Google's script reads the `arguments` object of each call. */
function tell(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array is not understood
  window.dataLayer.push(arguments);
}

/** Loads the brand's Google tag. Call it only after the visitor has agreed. */
export function startAnalytics(id: string): void {
  if (document.querySelector(`script[src^="${GOOGLE}"]`)) return;
  tell("js", new Date());
  tell("config", id, { send_page_view: false, anonymize_ip: true });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${GOOGLE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Counts a page view, by its path alone, because parameters may be private. */
export const countPage = (pathname: string) =>
  tell("event", "page_view", { page_location: location.origin + pathname, page_path: pathname });
