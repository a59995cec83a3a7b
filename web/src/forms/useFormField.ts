import { useField, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { afterPress } from "./afterPress.ts";
import type { FormStatus } from "./formStatus.ts";

/** A field of the surrounding form: its value, its error, and a `change` that also removes the gateway's error. */
export function useFormField<Value extends string | boolean>(name: string) {
  const [input, meta, helpers] = useField<Value>(name);
  const formik = useFormikContext();
  const status: FormStatus | undefined = formik.status;
  const refusal = status?.fields[name];
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
    error: (meta.touched ? meta.error : undefined) ?? refusal,
    change(value: Value) {
      void helpers.setValue(value);
      if (!status || refusal === undefined) return;
      const { [name]: _, ...fields } = status.fields;
      formik.setStatus({ ...status, fields } satisfies FormStatus);
    },
  };
}
