import { passkeyDevice } from "@atrium/sandbox/testing/passkeyDevice";
import { expect, it } from "vitest";
import { seededPassword } from "../../testing/gateway.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { t } = await startForFile();

const STEP_UP = `mutation { stepUp(input: { method: PASSWORD, secret: "${seededPassword}" }) { until } }`;
const BEGIN = `mutation { beginPasskey { options userErrors { code } } }`;
const ADD = `mutation ($credential: String!) {
  addPasskey(input: { name: "My phone", credential: $credential }) {
    passkey { id name }
    member { security { passkeys { id name lastUsedAt } } }
    userErrors { code field }
  }
}`;
const RENAME = `mutation ($id: ID!, $name: String!) {
  renamePasskey(input: { passkeyId: $id, name: $name }) { passkey { id name } userErrors { code field } }
}`;
const REMOVE = `mutation ($id: ID!) {
  removePasskey(input: { passkeyId: $id }) { member { security { passkeys { id } } } userErrors { code } }
}`;
const ASK = `mutation { requestPasskeyLogin { options userErrors { code } } }`;
const LOG_IN = `mutation ($credential: String!) {
  logInWithPasskey(input: { credential: $credential }) { viewer { member { username } } userErrors { code field } }
}`;
const NODE = "query ($id: ID!) { node(id: $id) { ... on Passkey { name } } }";

const device = passkeyDevice({ rpId: "localhost", origin: "http://localhost:4000" });
const challengeOf = (options: string): string => JSON.parse(options).challenge;

it("adds, lists, renames and removes a passkey, and logs in with it in the browser that asked", async () => {
  const owner = await t.loggedIn("vipclub");
  expect((await owner.run(BEGIN)).codes).toEqual(["STEP_UP_REQUIRED"]);
  await owner.run(STEP_UP);
  const created = device.create(challengeOf((await owner.run(BEGIN)).text("beginPasskey.options")));
  const broken = await owner.run(ADD, { credential: "no JSON" });
  expect(broken.at("addPasskey.userErrors")).toEqual([{ code: "PASSKEY_INVALID", field: ["credential"] }]);
  const added = await owner.run(ADD, { credential: JSON.stringify(created) });
  expect(added.at("addPasskey.member.security.passkeys")).toMatchObject([{ name: "My phone", lastUsedAt: null }]);
  const id = added.text("addPasskey.passkey.id");
  expect((await owner.run(RENAME, { id, name: " Laptop " })).at("renamePasskey.passkey")).toEqual({
    id,
    name: "Laptop",
  });
  expect((await owner.run(RENAME, { id, name: " " })).at("renamePasskey.userErrors")).toEqual([
    { code: "VALIDATION_FAILED", field: ["name"] },
  ]);

  const [guest, other] = [t.client(), t.client()];
  const asked = await guest.run(ASK);
  expect(asked.setCookies).toEqual([
    expect.stringMatching(/^__Host-atrium-passkey=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=300$/),
  ]);
  const credential = JSON.stringify(device.get(challengeOf(asked.text("requestPasskeyLogin.options"))));
  const elsewhere = await other.run(LOG_IN, { credential });
  expect(elsewhere.at("logInWithPasskey.userErrors.0.code")).toBe("MFA_EXPIRED");
  const entered = await guest.run(LOG_IN, { credential });
  expect(entered.at("logInWithPasskey.viewer.member.username")).toBe("vipclub");
  expect((await guest.run(LOG_IN, { credential })).at("logInWithPasskey.userErrors.0.code")).toBe("MFA_EXPIRED");

  expect((await guest.run(NODE, { id })).at("node.name")).toBe("Laptop");
  await other.logIn("demo");
  expect((await other.run(NODE, { id })).at("node")).toBeNull();
  await other.run(STEP_UP);
  expect((await other.run(REMOVE, { id })).codes).toEqual(["NOT_FOUND"]);
  expect((await guest.run(REMOVE, { id })).codes).toEqual(["STEP_UP_REQUIRED"]);
  await guest.run(STEP_UP);
  expect((await guest.run(REMOVE, { id })).at("removePasskey.member.security.passkeys")).toEqual([]);
});
