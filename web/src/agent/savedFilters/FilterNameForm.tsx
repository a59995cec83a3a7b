import { Form, Formik, type FormikHelpers } from "formik";
import { useIntl } from "react-intl";
import { object, string } from "yup";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./SavedFilters.module.css";

export interface FilterName {
  name: string;
}

interface Props {
  name: string;
  label: string;
  /** The text of the button. */
  submit: string;
  onSubmit: (values: FilterName, helpers: FormikHelpers<FilterName>) => Promise<void>;
}

/** A name of filters: 1 to 30 characters. */
export function FilterNameForm({ name, label, submit, onSubmit }: Props) {
  const { formatMessage } = useIntl();
  const bounds = formatMessage({ id: "agent_filters_bounds" });
  const schema = object({
    name: string().test("length", bounds, (typed = "") => {
      const { length } = [...typed.trim()];
      return length >= 1 && length <= 30;
    }),
  });
  return (
    <Formik<FilterName> initialValues={{ name }} validationSchema={schema} onSubmit={onSubmit}>
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <TextField name="name" label={label} autoComplete="off" />
          <FormError />
          <Button type="submit" size="sm" isBusy={isSubmitting}>
            {submit}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
