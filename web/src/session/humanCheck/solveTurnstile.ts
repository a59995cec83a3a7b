/** The part of Cloudflare's script that the client uses. */
interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  remove(id: string): void;
}
declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** The visitor may have to tick a checkbox first. */
const PATIENCE_MS = 120_000;

let loading: Promise<Turnstile> | undefined;

/** Loads Cloudflare's script, only when the platform uses it; loads it again after a failure. */
function loadScript(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error("Turnstile could not be loaded"));
    };
    script.addEventListener("load", () => (window.turnstile ? resolve(window.turnstile) : fail()));
    script.addEventListener("error", fail);
    document.head.append(script);
  });
  return loading;
}

/** Turnstile's token for this visitor; null when it refuses. If it wants a tick, it shows a checkbox in the form. */
export async function solveTurnstile(siteKey: string): Promise<string | null> {
  const turnstile = await loadScript();
  const place = document.createElement("div");
  ([...document.querySelectorAll("[data-human-check]")].at(-1) ?? document.body).append(place);
  let id: string | undefined;
  try {
    return await new Promise<string | null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS);
      const fail = () => {
        resolve(null);
        // Otherwise the script reports the error to the console as unhandled.
        return true;
      };
      id = turnstile.render(place, {
        sitekey: siteKey,
        appearance: "interaction-only",
        language: document.documentElement.lang || "auto",
        theme: document.documentElement.dataset.theme === "light" ? "light" : "dark",
        callback: resolve,
        "error-callback": fail,
        "timeout-callback": fail,
        "unsupported-callback": fail,
      });
    });
  } finally {
    if (id !== undefined) turnstile.remove(id);
    place.remove();
  }
}
