/** Rows, each with the value of every column. */
export type Values = readonly (readonly number[])[];

/** The column of each row, or -1, so that the sum of values is the largest. A row without a column counts `alone`. */
export function bestAssignment(values: Values, alone: number): { columns: number[]; total: number } {
  const rows = values.length;
  // A row may also take a column of its own, which stands for none.
  const columns = (values[0]?.length ?? 0) + rows;
  const costOf = (row: number, column: number) => -(values[row]?.[column] ?? alone);
  const rowPrice = new Array<number>(rows + 1).fill(0);
  const columnPrice = new Array<number>(columns + 1).fill(0);
  const rowOf = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= rows; row += 1) {
    const cameFrom = new Array<number>(columns + 1).fill(0);
    const least = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY);
    const isDone = new Array<boolean>(columns + 1).fill(false);
    let column = 0;
    rowOf[0] = row;
    do {
      isDone[column] = true;
      const here = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (isDone[other]) continue;
        const cost = costOf(here - 1, other - 1) - (rowPrice[here] ?? 0) - (columnPrice[other] ?? 0);
        if (cost < (least[other] ?? 0)) {
          least[other] = cost;
          cameFrom[other] = column;
        }
        if ((least[other] ?? 0) < delta) {
          delta = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1) {
        if (isDone[other]) {
          rowPrice[rowOf[other] ?? 0] = (rowPrice[rowOf[other] ?? 0] ?? 0) + delta;
          columnPrice[other] = (columnPrice[other] ?? 0) - delta;
        } else least[other] = (least[other] ?? 0) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  const found = new Array<number>(rows).fill(-1);
  const width = columns - rows;
  rowOf.forEach((row, column) => {
    if (column > 0 && row > 0 && column <= width) found[row - 1] = column - 1;
  });
  const total = found.reduce((sum, column, row) => sum + (column < 0 ? alone : (values[row]?.[column] ?? alone)), 0);
  return { columns: found, total };
}
