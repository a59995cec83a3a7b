export const ARTWORK_VERSION = 1;
