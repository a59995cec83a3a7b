/** Increase it when pictures change: browsers keep addresses with this version for ever. */
export const ARTWORK_VERSION = 5;

/** Paths of pictures on the CDNs. */
export const pictures = {
  game: (nodeId: number) => `/img/game/${nodeId}.svg?v=${ARTWORK_VERSION}`,
  /** The game in motion, in the format of its icon. */
  preview: (nodeId: number) => `/img/preview/${nodeId}.svg?v=${ARTWORK_VERSION}`,
  /** The symbols of a slot, side by side. */
  symbols: (nodeId: number) => `/img/symbols/${nodeId}.svg?v=${ARTWORK_VERSION}`,
  vendor: (code: string) => `/img/vendor/${code}.svg?v=${ARTWORK_VERSION}`,
  /** Wide; with `&shape=compact` 4 to 3. */
  banner: (id: string) => `/img/banner/${id}.svg?v=${ARTWORK_VERSION}`,
  /** A way to deposit. */
  channel: (id: string) => `/img/channel/${id}.svg?v=${ARTWORK_VERSION}`,
  poster: (id: string) => `/img/poster/${id}.svg?v=${ARTWORK_VERSION}`,
};
