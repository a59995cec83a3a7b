/**
 * A share of an amount, `amount × numerator ÷ denominator`, to whole minor units. Exact halves go to the even one, so
 * that many shares together favour nobody. All prizes, fees and percentages of money are computed by it.
 */
export function shareOf(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  const product = amount * numerator;
  const whole = product / denominator;
  const rest = (product % denominator) * 2n;
  const isUp = rest > denominator || (rest === denominator && whole % 2n === 1n);
  const isDown = -rest > denominator || (-rest === denominator && whole % 2n === -1n);
  if (isUp) return whole + 1n;
  return isDown ? whole - 1n : whole;
}
