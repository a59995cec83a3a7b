import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import messages from "../../../lang/EN.json?all";
import { registrationSchema } from "./registrationSchema.ts";

const intl = createIntl({ locale: "en", messages });

it("takes the operator's rule for passwords", async () => {
  const rule = { isRequired: true, minLength: 6, maxLength: 20, pattern: "^[A-Za-z0-9]{6,20}$", patternId: 3 };
  const fields = [{ name: "PASSWORD" as const, ...rule }];
  const schema = registrationSchema(intl, { fields, minimumAge: 18, now: new Date() });
  const check = (password: string) => schema.validateAt("password", { password });
  for (const password of ["teal9", "teal harbour 9", "tealharbour".repeat(2)])
    await expect(check(password)).rejects.toThrow("6–20 letters and digits");
  await expect(check("teal9b")).resolves.toBe("teal9b");
});
