/** The number that a share of the numbers does not exceed: 0.5 for the median. NaN without numbers. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(Math.ceil(numbers.length * share) - 1, 0)] ?? Number.NaN;
