import { validateYupSchema, yupToFormErrors } from "formik";
import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import messages from "../../../lang/EN/shared.json?all";
import { offerSchema } from "./offerSchema.ts";

const intl = createIntl({ locale: "en", messages });
const bounds = { rate: "0.01", profitRate: "0.0005", lossRate: "0.002", amount: { amount: "7000", currency: "VND" } };

it.each([
  ["0", "0", "At least one rate must be above 0%"],
  ["0", "0.00", "At least one rate must be above 0%"],
  ["0.05", "0", null],
  ["0", "0.2", null],
  ["0.06", "0", "Enter a number from 0% to 0.05% with up to 4 decimals"],
  ["", "0.2", "Enter a number from 0% to 0.05% with up to 4 decimals"],
  ["0.05", "", "Enter a number from 0% to 0.2% with up to 4 decimals"],
  ["0", "-1", "Enter a number from 0% to 0.2% with up to 4 decimals"],
  ["0", "0.2", null, "5 000"],
  ["0", "0.2", "Enter a whole amount in VND", "5,000.00"],
  ["0", "0.2", "Enter an amount, or leave it empty", "5.000.000"],
])("a real-time salary of %s %% and %s %%: %s", async (profitRate, lossRate, problem, singleBetAmount = "") => {
  const values = { account: "line01", profitRate, lossRate, singleBetAmount };
  // Formik's own functions: empty fields come to the schema as undefined.
  const checked = validateYupSchema(values, offerSchema(intl, "REAL_TIME_SALARY", bounds)).then(
    () => null,
    (error) => Object.values(yupToFormErrors(error))[0],
  );
  expect(await checked).toBe(problem);
});
