import { getIn, useFormikContext } from "formik";
import type { ReactNode } from "react";
import { FailureNote } from "../change/FailureNote.tsx";
import { useFormFailure } from "./useFormFailure.ts";

interface Props {
  /** What stands here when no answer came, and while there is no failure. */
  unanswered?: ReactNode;
  /** Whether a field shows its own failure; by default those that the form has a value for. */
  isPlaced?: (field: string) => boolean;
}

/** Shows the failure of the whole form, or of something that the form has no field for, or that no answer came. */
export function FormError({ unanswered, isPlaced }: Props) {
  const { values } = useFormikContext();
  const failure = useFormFailure();
  const hasField = isPlaced ?? ((name: string) => getIn(values, name) !== undefined);
  const others = Object.entries(failure?.fields ?? {}).filter(([name]) => !hasField(name));
  const isRefused = failure?.whole !== undefined || others.length > 0;
  if (!isRefused && unanswered !== undefined) return unanswered;
  if (!isRefused && !failure?.isUnreachable) return null;
  return <FailureNote failure={{ ...failure, fields: Object.fromEntries(others) }} />;
}
