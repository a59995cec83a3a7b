import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import messages from "../../../lang/EN/shared.json?all";
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

it("takes a code of up to 255 characters, also none where the operator does not require it", async () => {
  const rule = { minLength: null, maxLength: null, pattern: null, patternId: null };
  const check = (isRequired: boolean, verificationCode: string) => {
    const fields = [{ name: "VERIFICATION_CODE" as const, isRequired, ...rule }];
    const schema = registrationSchema(intl, { fields, minimumAge: 18, now: new Date() });
    return schema.validateAt("verificationCode", { verificationCode });
  };
  await expect(check(true, "1".repeat(255))).resolves.toBe("1".repeat(255));
  await expect(check(false, "")).resolves.toBe("");
  await expect(check(true, "1".repeat(256))).rejects.toThrow();
  await expect(check(true, "")).rejects.toThrow("must not be empty");
});

it("takes wide digits, invisible marks and numbers of messengers as the platform does", async () => {
  const rule = { isRequired: true, minLength: 3, maxLength: 50, patternId: 0 };
  const pins = { name: "PAYMENT_PASSWORD" as const, ...rule, pattern: "^[0-9]{6}$" };
  const contacts = { name: "ZALO" as const, ...rule, pattern: "^[A-Za-z0-9_.+@-]{3,50}$" };
  const schema = registrationSchema(intl, { fields: [pins, contacts], minimumAge: 18, now: new Date() });
  await expect(schema.validateAt("paymentPassword", { paymentPassword: "８３ ５١٢٩" })).resolves.toBe("835129");
  await expect(schema.validateAt("zalo", { zalo: "\u202a+84 (90) 771.25−65\u202c" })).resolves.toBe("+84907712565");
  await expect(schema.validateAt("zalo", { zalo: "a line" })).rejects.toThrow();
});
