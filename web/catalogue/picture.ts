/** A picture of one colour with an arch: nothing of it depends on fonts or on a network, and its pixels take little space. */
export const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${color}"/><path d="M130 300V170a70 70 0 0 1 140 0v130" fill="#fff5"/></svg>`,
  )}`;
