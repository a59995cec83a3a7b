/** Whether a person born on that day has reached an age. */
export function hasReachedAge(birthday: Date, years: number, at: Date): boolean {
  const reached = new Date(birthday);
  reached.setUTCFullYear(birthday.getUTCFullYear() + years);
  return reached <= at;
}
