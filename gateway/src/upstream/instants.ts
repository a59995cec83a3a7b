const utcForm =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/**
 * Whether a text is an instant in the form of `toISOString`. Nearly all are, and making a Date of each would be most of
 * the cost of reading or writing a row. February 29 is left to Date.
 */
export function isUtcInstant(text: string): boolean {
  return utcForm.test(text);
}
