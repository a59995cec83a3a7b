import { useFormikContext } from "formik";
import type { Failure } from "../relay/failure.ts";

/** Why the latest submit of the surrounding form failed; undefined when it did not. */
export function useFormFailure(): Failure | undefined {
  const { status }: { status?: Failure } = useFormikContext();
  return status;
}
