import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { control } from "../../testing/gateway.ts";
import { openForFile } from "../../testing/startForFile.ts";
import { startTestPlatform } from "../../testing/testPlatform.ts";

// Reads and changes the settings of the sandbox.
const sandbox = await startTestPlatform();
await control(sandbox, "registration", {
  register: { mobileNum: { enabled: true }, qqNum: { enabled: true }, captcha: { enabled: false } },
});
await control(sandbox, "brand", { affiliate: { code: "MAI88", domain: "mai.example" } });
afterAll(() => sandbox.close());
const t = await openForFile(sandbox);
let termsVersion: string;
beforeAll(async () => {
  termsVersion = (await t.client().run(`{ site { helpCentre { version } } }`)).text("site.helpCentre.version");
});

const password = "correct horse battery";
const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) {
    viewer { member { username kind currency } }
    username bonus { amount currency } bonusTurnover { amount currency } bearerToken expiresAt userErrors { code field message }
  }
}`;
let people = 0;
const input = (more: object = {}) => {
  people += 1;
  return { method: "USERNAME", username: ` newbie${people} `, password, termsVersion, ...more };
};

it("lists the fields of the forms in the platform's order, and the site's own agent", async () => {
  const { data } = await t.client().run(`{ site {
    registration {
      username { requiresSmsCode fields { name isRequired minLength maxLength pattern patternId } }
      mobile { requiresSmsCode fields { name } }
    }
    affiliate { code domain }
  } }`);
  expect(data).toMatchObject({
    site: {
      registration: {
        username: {
          requiresSmsCode: false,
          fields: [
            {
              name: "USERNAME",
              isRequired: true,
              minLength: 4,
              maxLength: 16,
              pattern: "^[a-z][a-z0-9]{3,15}$",
              patternId: 1,
            },
            { name: "MOBILE", isRequired: false },
            { name: "PASSWORD", isRequired: true, pattern: null, patternId: 2 },
            { name: "EMAIL" },
            { name: "QQ_NUMBER" },
            { name: "AFFILIATE_CODE" },
          ],
        },
        mobile: { requiresSmsCode: true },
      },
      affiliate: { code: "MAI88", domain: "mai.example" },
    },
  });
});

it("registers with the platform's field names, encrypted, and opens a session", async () => {
  const browser = t.client();
  const { data, setCookies } = await browser.run(REGISTER, { input: input({ qqNumber: "12345" }) });
  expect(data).toMatchObject({
    register: { viewer: { member: { kind: "PLAYER", currency: "VND" } }, bearerToken: null, userErrors: [] },
  });
  expect(setCookies[0]).toMatch(/^__Host-atrium=[\w.-]+; Path=\/; HttpOnly/);
  const sent = t.sent.find(({ call }) => call === "PUT /wps/member/register");
  expect(sent?.headers).toContain("application/jose");
  expect(JSON.stringify(t.sent)).not.toContain(password);
  const who = await browser.run(`{ viewer { member { username } session { isCurrent } } }`);
  expect(who.at("viewer.member.username")).toMatch(/^newbie/);

  const wallet = await browser.run(`{ viewer { member { wallet { total { amount currency } } } } }`);
  expect(Object(data).register.bonus).toEqual(wallet.at("viewer.member.wallet.total"));
  expect(Object(data).register.bonusTurnover).toEqual({ amount: "1000", currency: "VND" });
  expect(wallet.at("viewer.member.wallet.total.amount")).toMatch(/^1000/);

  const partner = await t.client().run(REGISTER, { input: input({ delivery: "BEARER" }) });
  expect(partner.setCookies).toEqual([]);
  const token = partner.text("register.bearerToken");
  const asked = await t.client({ authorization: `Bearer ${token}` }).run(`{ viewer { member { username } } }`);
  expect(asked.at("viewer.member.username")).toMatch(/^newbie/);
});

it("answers a repeated form with the account that it opened, and opens no other", async () => {
  const idempotencyKey = randomUUID();
  const sent = input({ idempotencyKey });
  const [first, again] = [t.client(), t.client()];
  const name = (await first.run(REGISTER, { input: sent })).text("register.username");
  const { data, setCookies } = await again.run(REGISTER, { input: sent });
  expect(data).toMatchObject({ register: { username: name, viewer: { member: { username: name } }, userErrors: [] } });
  expect(setCookies[0]).toMatch(/^__Host-atrium=/);
  const keys = t.sent.filter(({ call }) => call === "PUT /wps/member/register");
  for (const { headers } of keys) expect(headers).toContain(idempotencyKey);
  expect(keys).toHaveLength(2);
  expect((await t.client().run(REGISTER, { input: { ...sent, idempotencyKey: "1" } })).codes).toEqual([
    "BAD_USER_INPUT",
  ]);
  const other = await t.client().run(REGISTER, { input: { ...sent, password: "another long one" } });
  expect(other.errors).toMatchObject([{ extensions: { code: "IDEMPOTENCY_MISMATCH" } }]);
});

it.each([
  [{ username: "demo" }, "USERNAME_TAKEN", ["username"]],
  [{ email: "demo@mail.example" }, "EMAIL_TAKEN", ["email"]],
  [{ countryDialingCode: "+84", mobile: "0901234567" }, "MOBILE_TAKEN", ["mobile"]],
  [{ affiliateCode: "NOBODY1" }, "AFFILIATE_CODE_INVALID", ["affiliateCode"]],
  [{ password: "password123" }, "PASSWORD_WEAK", ["password"]],
  [{ password: "short" }, "VALIDATION_FAILED", ["password"]],
  [{ username: "1" }, "VALIDATION_FAILED", ["username"]],
  [{ qqNumber: "x" }, "VALIDATION_FAILED", ["qqNumber"]],
  [{ username: "a\0b" }, "VALIDATION_FAILED", ["username"]],
  [{ mobile: "1", countryDialingCode: "+84" }, "VALIDATION_FAILED", ["mobile"]],
  [{ termsVersion: "old" }, "TERMS_NOT_ACCEPTED", null],
  [{ termsVersion: " " }, "TERMS_NOT_ACCEPTED", ["termsVersion"]],
  [{ method: "MOBILE" }, "VALIDATION_FAILED", ["countryDialingCode"]],
])("refuses %j with %s under its field", refuses);

it("refuses a number of 100,000 digits under its field", () =>
  refuses({ qqNumber: "1".repeat(100_000) }, "VALIDATION_FAILED", ["qqNumber"]));

async function refuses(wrong: object, code: string, field: string[] | null) {
  const answer = await t.client().run(REGISTER, { input: input(wrong) });
  expect(answer.at("register.userErrors.0")).toMatchObject({ code, field });
  expect(answer.at("register.viewer")).toBeNull();
}

it("checks names and invitations, and passes on the human check", async () => {
  const run = (query: string) => t.client().run(query);
  const name = (username: string) =>
    run(`mutation { checkUsername(input: { username: "${username}" }) { isAvailable userErrors { code } } }`);
  expect((await name("demo")).at("checkUsername.isAvailable")).toBe(false);
  expect((await name("nobodyyet")).at("checkUsername.isAvailable")).toBe(true);
  const code = async (text: string) =>
    (await run(`mutation { checkAffiliateCode(input: { code: "${text}" }) { isValid } }`)).at(
      "checkAffiliateCode.isValid",
    );
  const codes = ["mai88", "LINH88", "NOBODY", "?".repeat(200)];
  expect(await Promise.all(codes.map(code))).toEqual([true, true, false, false]);

  const CHECK = `mutation { requestHumanCheck { humanCheck { provider challenge difficulty expiresAt } } }`;
  expect((await run(CHECK)).at("requestHumanCheck.humanCheck.provider")).toBe("NONE");
  const { site } = sandbox.platform;
  await site.setBrand({ ...site.brand, humanCheck: "pow" });
  const task = (await run(CHECK)).at("requestHumanCheck.humanCheck");
  expect(task).toMatchObject({ provider: "POW", difficulty: 18, challenge: expect.stringContaining("SHA-256") });
  const refused = await t.client().run(REGISTER, { input: input() });
  expect(refused.at("register.userErrors.0.code")).toBe("HUMAN_CHECK_FAILED");
  await site.setBrand({ ...site.brand, humanCheck: "none" });
});

it("asks for the date of birth as soon as the operator chooses a jurisdiction that needs it", async () => {
  const fields = async () =>
    (await t.client().run(`{ site { registration { username { fields { name isRequired } } } } }`)).at(
      "site.registration.username.fields",
    );
  // The gateway follows the platform's events while somebody subscribes.
  const visitor = t.client().watch("subscription { systemStatusChanged { state } }");
  const closed = visitor.next();
  await t.listens(1);
  const birthday = { name: "BIRTHDAY", isRequired: true };
  expect(await fields()).not.toContainEqual(birthday);
  const { brand } = sandbox.platform.site;
  await control(sandbox, "brand", { ...brand, jurisdiction: "uk" });
  // Sooner than the kept answer would become old.
  await vi.waitFor(async () => expect(await fields()).toContainEqual(birthday), { timeout: 3_000, interval: 100 });
  await control(sandbox, "brand", brand);
  await control(sandbox, "status", { status: 1 });
  await closed;
  await visitor.return();
  await control(sandbox, "status", { status: 0 });
});
