/**
 * Whether a key belongs to the input method, which makes a sign of several keys: it chooses or ends, and means nothing for the
 * page. Safari ends a composition with a key of code 229, and says that it is none.
 */
export const isComposed = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
