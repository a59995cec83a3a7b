/** Whether the last of some digits is their check digit by Luhn's rule, as in the numbers of payment cards. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, place) => {
    const value = Number(digit) * ((digits.length - place) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
