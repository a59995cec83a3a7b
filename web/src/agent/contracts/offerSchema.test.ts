import { validateYupSchema, yupToFormErrors } from "formik";
import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import messages from "../../../lang/EN/shared.json?all";
import { offerSchema } from "./offerSchema.ts";

const intl = createIntl({ locale: "en", messages });
const bounds = { rate: "0.01", profitRate: "0.0005", lossRate: "0.002" };

it.each([
  ["0", "0", "One of the two rates must be above 0%"],
  ["0", "0.00", "One of the two rates must be above 0%"],
  ["0.05", "0", null],
  ["0", "0.2", null],
  ["0.06", "0", "Enter a number from 0% to 0.05%, with at most 4 decimals"],
  ["", "0.2", "Enter a number from 0% to 0.05%, with at most 4 decimals"],
  ["0.05", "", "Enter a number from 0% to 0.2%, with at most 4 decimals"],
  ["0", "-1", "Enter a number from 0% to 0.2%, with at most 4 decimals"],
])("a real-time salary of %s %% and %s %%: %s", async (profitRate, lossRate, problem) => {
  const values = { account: "line01", profitRate, lossRate, singleBetAmount: "" };
  // Formik's own functions: empty fields come to the schema as undefined.
  const checked = validateYupSchema(values, offerSchema(intl, "REAL_TIME_SALARY", bounds)).then(
    () => null,
    (error) => Object.values(yupToFormErrors(error))[0],
  );
  expect(await checked).toBe(problem);
});
