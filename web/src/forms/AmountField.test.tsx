import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { AmountField } from "./AmountField.tsx";

const inLanguage = (locale: string, currency = "THB") => (
  <IntlProvider locale={locale} onError={() => {}}>
    <Formik initialValues={{ amount: "" }} onSubmit={() => {}}>
      <AmountField name="amount" label="Amount" currency={currency} />
    </Formik>
  </IntlProvider>
);

test("an amount may be typed with what people write for its currency", async () => {
  render(inLanguage("vi", "VND"));
  await userEvent.type(screen.getByLabelText("Amount"), "200.000đ");
  expect(screen.getByLabelText("Amount")).toHaveProperty("value", "200.000");
});

test("an amount stays the same when the language changes", async () => {
  const { rerender } = render(inLanguage("en"));
  await userEvent.type(screen.getByLabelText("Amount"), "1234.5");
  for (const [locale, text] of [
    ["vi", "1.234,5"],
    ["th", "1,234.5"],
  ] as const) {
    rerender(inLanguage(locale));
    await waitFor(() => expect(screen.getByLabelText("Amount")).toHaveProperty("value", text));
  }
});
