/** An answer of our platform as a foreign one might give it: other names, cents, seconds, 0 and 1, another envelope. */
export function foreignAnswer(body: string): string {
  const { value } = JSON.parse(body);
  return JSON.stringify({ code: 0, msg: "ok", data: foreign(value) });
}

function foreign(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(foreign);
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string" && /^\d+\.\d\d$/.test(value)) return Number(value.replace(".", ""));
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) return Math.floor(Date.parse(value) / 1000);
  if (typeof value !== "object" || value === null) return value;
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [snake(name), foreign(content)]));
}
