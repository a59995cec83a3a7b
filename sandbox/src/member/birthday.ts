/** The day that `yyyy-MM-dd` names; undefined for texts that name no day since 1900. */
export function toBirthday(text: string): Date | undefined {
  const born = new Date(`${text}T00:00:00Z`);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(born.getTime());
  return isDate && born.toISOString().slice(0, 10) === text && born.getUTCFullYear() >= 1900 ? born : undefined;
}
