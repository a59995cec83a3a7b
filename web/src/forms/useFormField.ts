import { useField, useFormikContext } from "formik";
import { afterPress } from "./afterPress.ts";
import type { FormStatus } from "./formStatus.ts";

/** A field of the form around: its value, what is wrong with it, and a `change` that drops the gateway's word on it. */
export function useFormField<Value extends string | boolean>(name: string) {
  const [input, meta, helpers] = useField<Value>(name);
  const formik = useFormikContext();
  const status: FormStatus | undefined = formik.status;
  const refusal = status?.fields[name];
  return {
    input: { ...input, onBlur: () => afterPress(() => void helpers.setTouched(true)) },
    error: (meta.touched ? meta.error : undefined) ?? refusal,
    change(value: Value) {
      void helpers.setValue(value);
      if (!status || refusal === undefined) return;
      const { [name]: _, ...fields } = status.fields;
      formik.setStatus({ ...status, fields } satisfies FormStatus);
    },
  };
}
