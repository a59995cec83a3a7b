import { Form, Formik } from "formik";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./SelfTest.module.css";

const SIGNS = ["afford", "more", "chase", "borrow", "hide", "guilt", "trouble"] as const;
/** From so many signs on, a person should talk to somebody. */
const MANY = 3;

const initialValues = Object.fromEntries(SIGNS.map((sign) => [sign, false]));

function resultOf(count: number): "none" | "some" | "many" {
  if (count === 0) return "none";
  return count < MANY ? "some" : "many";
}

/** Questions about one's own play. The answers stay on the screen. */
export function SelfTest() {
  const titleId = useId();
  const [result, setResult] = useState<"none" | "some" | "many" | null>(null);
  return (
    <section className={styles.test} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage id="selftest_title" />
      </h2>
      <p>
        <FormattedMessage id="selftest_about" />
      </p>
      <Formik
        initialValues={initialValues}
        onSubmit={(values) => setResult(resultOf(SIGNS.filter((sign) => values[sign]).length))}
      >
        <Form className={styles.form}>
          {SIGNS.map((sign) => (
            <CheckboxField key={sign} name={sign}>
              <FormattedMessage id={`selftest_sign_${sign}`} />
            </CheckboxField>
          ))}
          <Button type="submit" variant="secondary" className={styles.submit}>
            <FormattedMessage id="selftest_submit" />
          </Button>
        </Form>
      </Formik>
      <p role="status" className={styles.result}>
        {result && <FormattedMessage id={`selftest_result_${result}`} />}
      </p>
    </section>
  );
}
