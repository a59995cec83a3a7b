import { Formik, type FormikConfig, type FormikValues, useFormikContext } from "formik";
import { useEffect } from "react";

/** A form of saved values. When they change elsewhere, its fields show that, except those that the visitor has changed. */
export function SavedForm<Values extends FormikValues>({ children, ...config }: FormikConfig<Values>) {
  return (
    <Formik {...config}>
      {(formik) => (
        <>
          <FollowSaved saved={config.initialValues} />
          {typeof children === "function" ? children(formik) : children}
        </>
      )}
    </Formik>
  );
}

function FollowSaved({ saved }: { saved: FormikValues }) {
  const { values, initialValues: shown, resetForm, setValues, ...state } = useFormikContext<FormikValues>();
  useEffect(() => {
    if (Object.keys(saved).every((name) => saved[name] === shown[name])) return;
    const changed = Object.entries(values).filter(([name, value]) => value !== shown[name]);
    resetForm({ ...state, values: saved });
    void setValues({ ...saved, ...Object.fromEntries(changed) });
  });
  return null;
}
