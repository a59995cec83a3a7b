/** Number of tiles in a row, and the distance between rows in pixels. */
export interface GridShape {
  readonly columns: number;
  readonly pitch: number;
}
