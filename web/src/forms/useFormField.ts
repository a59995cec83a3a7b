import { useField, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import type { Failure } from "../relay/failure.ts";
import { afterPress } from "./afterPress.ts";
import { useFormFailure } from "./useFormFailure.ts";

/** A field of the surrounding form: its value, its error, and a `change` that also removes the gateway's error. */
export function useFormField<Value extends string | boolean>(name: string) {
  const [input, meta, helpers] = useField<Value>(name);
  const { setStatus } = useFormikContext();
  const failure = useFormFailure();
  const message = failure?.fields[name];
  // The press that left a field in a list may remove it, or give it another place and name.
  const mark = useRef<() => void>(undefined);
  useEffect(() => {
    mark.current = () => void helpers.setTouched(true);
    return () => {
      mark.current = undefined;
    };
  });
  return {
    input: { ...input, onBlur: () => afterPress(() => mark.current?.()) },
    error: (meta.touched ? meta.error : undefined) ?? message,
    change(value: Value) {
      void helpers.setValue(value);
      if (!failure || message === undefined) return;
      const { [name]: _, ...fields } = failure.fields;
      setStatus({ ...failure, fields } satisfies Failure);
    },
  };
}
