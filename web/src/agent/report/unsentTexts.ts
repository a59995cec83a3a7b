/**
 * What was typed into filters and not submitted when their screen went away, in this page's memory alone: it comes back
 * when its owner has logged in again after the session had ended.
 */
const left = new Map<string, string>();
let hasEnded = false;

/** Call when the screens went away because the session has ended. */
export function keepUnsent(): void {
  hasEnded = true;
}

/** The text that a filter had when the session ended. */
export const unsentText = (owner: string, name: string) => (hasEnded ? left.get(`${owner} ${name}`) : undefined);

/** Call when a filter is on the screen; the function that it returns, with the text that the filter has when it goes. */
export function startTyping(owner: string, name: string): (unsent: string | undefined) => void {
  left.clear();
  hasEnded = false;
  return (unsent) => {
    if (unsent !== undefined) left.set(`${owner} ${name}`, unsent);
  };
}
