import { validateYupSchema } from "formik";
import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import messages from "../../../lang/EN/shared.json?all";
import { reportSchema } from "./reportSchema.ts";

const intl = createIntl({ locale: "en", messages });
const day = new Date().toISOString().slice(0, 10);

// Formik's own function: it hands empty fields to the schema as undefined.
it.each([
  ["", "", null],
  ["", "14:00", null],
  ["10:00", "", null],
  ["10:00", "14:00", null],
  ["14:00", "10:00", "The end is before the start"],
])("one day from %j to %j: %s", async (fromTime, toTime, problem) => {
  const values = { period: "CUSTOM", from: day, to: day, fromTime, toTime, account: "", keyword: "" };
  const checked = validateYupSchema(values, reportSchema(intl)).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(await checked).toBe(problem);
});
