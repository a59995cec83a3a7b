import { Form, Formik } from "formik";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SelfTest_content$key } from "../../__generated__/SelfTest_content.graphql.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import card from "../TextScreen.module.css";
import styles from "./SelfTest.module.css";

/** From so many signs on, a person should talk to somebody. */
const MANY = 3;

function resultOf(count: number): "none" | "some" | "many" {
  if (count === 0) return "none";
  return count < MANY ? "some" : "many";
}

/** Questions about one's own play. The answers stay on the screen. */
export function SelfTest({ content }: { content: SelfTest_content$key }) {
  const { questions } = useFragment(
    graphql`
      fragment SelfTest_content on ResponsibleGamingContent {
        questions {
          code
          text
        }
      }
    `,
    content,
  );
  const titleId = useId();
  const [result, setResult] = useState<"none" | "some" | "many" | null>(null);
  if (questions.length === 0) return null;
  const codes = questions.map(({ code }) => code);
  return (
    <div className={card.card}>
      <section className={styles.test} aria-labelledby={titleId}>
        <Text as="h2" id={titleId} text="selftest_title" />
        <Text as="p" text="selftest_about" />
        <Formik
          // Other questions begin a new test.
          key={codes.join()}
          initialValues={Object.fromEntries(codes.map((code) => [code, false]))}
          onSubmit={(values) => setResult(resultOf(codes.filter((code) => values[code]).length))}
        >
          <Form className={styles.form}>
            {questions.map(({ code, text }) => (
              <CheckboxField key={code} name={code}>
                {text}
              </CheckboxField>
            ))}
            <Button type="submit" variant="secondary" className={styles.submit} text="selftest_submit" />
          </Form>
        </Formik>
        <p role="status" className={styles.result}>
          {result && <FormattedMessage id={`selftest_result_${result}`} />}
        </p>
      </section>
    </div>
  );
}
