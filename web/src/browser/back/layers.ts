/**
 * What the browser's Back does (docs/adr/0031). Before something covers the screen, the history gets a spare copy of
 * the present entry. The router does not notice it: state and address are the same. Back leaves only the copy, and
 * closes what is on top.
 */

/** The state that the router keeps in an entry, and our mark. */
interface EntryState {
  /** Counts the entries of this visit; the router writes it. */
  readonly idx?: number;
  readonly key?: string;
  readonly isSpare?: true;
}

interface Layer {
  /** Null for a layer that stays. */
  readonly close: (() => void) | null;
}

const layers: Layer[] = [];
/** The router's key of the entry that the screen shows. */
let shownKey = "default";
let isOnSpare = false;
/** What the router wrote into each copy, by the key of the entry below it. That entry gets it when Back reaches it. */
const replaced = new Map<string, { readonly state: EntryState | null; readonly address: string }>();
/** The entry that Back is going to. The entries between are skipped. */
let target: number | null = null;

const presentState = (): EntryState | null => window.history.state;

/** The number of the present entry in this visit, counted from 0. */
export const entryNumber = () => presentState()?.idx ?? 0;

function addSpare(): void {
  const state = presentState();
  // The router has replaced the copy or left it, and has not shown the new entry yet: `showEntry` adds a copy then.
  if (isOnSpare && !state?.isSpare) return;
  isOnSpare = true;
  if (state?.isSpare) return;
  // Otherwise the browser would scroll the page behind when Back leaves the copy.
  window.history.scrollRestoration = "manual";
  window.history.pushState({ ...state, isSpare: true }, "");
  window.history.scrollRestoration = "auto";
}

/** Makes Back call `close`, or do nothing for null, until the returned function is called. */
export function addLayer(close: (() => void) | null): () => void {
  const layer = { close };
  layers.push(layer);
  addSpare();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}

/** Call when the router shows another entry, which may have taken the place of the present one. */
export function showEntry(key: string, isReplaced: boolean): void {
  if (isReplaced && isOnSpare && key !== shownKey) keepAsSpare();
  shownKey = key;
  isOnSpare = presentState()?.isSpare === true;
  if (layers.length > 0) addSpare();
}

/** The router has replaced a copy. The new entry is the copy from now on; the entry below follows on the way back. */
function keepAsSpare(): void {
  const state = presentState();
  const [below] = [...replaced].find(([, written]) => written.state?.key === shownKey) ?? [shownKey];
  replaced.set(below, { state, address: window.location.href });
  window.history.replaceState({ ...state, isSpare: true }, "");
}

/** Goes back to an entry of this visit. */
export function goBackTo(entry: number): void {
  target = entry;
  window.history.back();
}

/** The state of the entry that Back has reached, which takes over first what was written into its copy. */
function arrive(reached: EntryState | null): EntryState | null {
  // The entry of a link inside the page has no state, and none was written for it.
  const key = reached?.key ?? "default";
  const written = !reached || reached.isSpare ? undefined : replaced.get(key);
  if (!written) return reached;
  replaced.delete(key);
  window.history.replaceState(written.state, "", written.address);
  return written.state;
}

let holds: (event: PopStateEvent) => boolean = () => false;

/** Asks `next` about each step back before anybody hears of it. It returns true for one that it dispatches again, later. */
export function holdBack(next: typeof holds): void {
  holds = next;
}

function handleBack(event: PopStateEvent): void {
  if (holds(event)) {
    event.stopImmediatePropagation();
    return;
  }
  const state = arrive(event.state);
  if (target !== null) {
    if (state?.idx !== undefined && state.idx > target) {
      event.stopImmediatePropagation();
      window.history.back();
    } else target = null;
    return;
  }
  // Other entries are the router's; one without a state belongs to a link inside the page.
  if (!state || (state.key ?? "default") !== shownKey) return;
  event.stopImmediatePropagation();
  isOnSpare = state.isSpare === true;
  // Forward, from the entry to its copy.
  if (isOnSpare) return;
  const top = layers.at(-1);
  if (layers.length > 1 || top?.close === null) addSpare();
  if (top) top.close?.();
  // Nothing covers the screen any more: the copy is skipped.
  else window.history.back();
}

/**
 * Applies the rule until the returned function is called. Call it before the router listens, which must not see the
 * copies: browsers call the listeners of the window in the order of their registration.
 */
export function watchBack(): () => void {
  window.addEventListener("popstate", handleBack);
  return () => window.removeEventListener("popstate", handleBack);
}
