/** A value that the form's schema has accepted. One that can't be read is never sent or shown as another. */
export function accepted<Value>(read: Value | null): Value {
  if (read === null) throw new Error("the form's schema accepted what can't be read");
  return read;
}
