import { Formik, type FormikConfig, type FormikValues, useFormikContext } from "formik";
import { use, useEffect, useState } from "react";
import { PanelMemory } from "../ui/control/panelMemory.ts";

interface Props<Values> extends FormikConfig<Values> {
  /** Differs from the names of the other forms in the same tabs. */
  name: string;
}

/** A form in a tab: what was typed is still there when the visitor comes back from another tab. */
export function TabForm<Values extends FormikValues>({ name, initialValues, children, ...config }: Props<Values>) {
  const memory = use(PanelMemory);
  const [first] = useState(() => ({ ...initialValues, ...memory?.get(name) }));
  return (
    <Formik {...config} initialValues={first}>
      {(formik) => (
        <>
          <Keep name={name} />
          {typeof children === "function" ? children(formik) : children}
        </>
      )}
    </Formik>
  );
}

function Keep({ name }: { name: string }) {
  const memory = use(PanelMemory);
  const { values } = useFormikContext<FormikValues>();
  useEffect(() => {
    memory?.set(name, values);
  }, [memory, name, values]);
  return null;
}
