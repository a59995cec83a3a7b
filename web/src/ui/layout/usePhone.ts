import { useMedia } from "./useMedia.ts";

const QUERY = "(max-width: 47.99rem)";

/** Whether the screen is now as narrow as a phone's, as in the style sheets. The build has no screen: it is not. */
export const isPhone = () => typeof matchMedia === "function" && matchMedia(QUERY).matches;

/** The same for a component, which is rendered again when that changes. */
export const usePhone = () => useMedia(QUERY);
