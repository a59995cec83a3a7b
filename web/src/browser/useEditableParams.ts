import { useSearchParams } from "react-router-dom";

/** What becomes of parameters of the address, by their names. Null removes one. */
type Changes = Readonly<Record<string, string | null>>;

/**
 * The address's parameters, and a function that changes some of them. The screen does not scroll. With `isStep`, Back undoes
 * the change.
 */
export function useEditableParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Changes, { isStep = false } = {}) =>
    setParams(
      (next) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !isStep, preventScrollReset: true },
    );
  return [params, change] as const;
}
