/** The values that differ from the saved ones: only these are sent, so that a form takes back nothing that changed elsewhere. */
export const changedValues = <Value extends string | boolean>(
  values: Readonly<Record<string, Value>>,
  saved: Readonly<Record<string, Value>>,
) => Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== saved[name]));
