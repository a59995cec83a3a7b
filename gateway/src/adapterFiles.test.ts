import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import "./domains.ts";
import { requestValues } from "./platformContract/openapi/requestValues.ts";
import { loadRules } from "./upstream/adapter/loadRules.ts";

const files = {
  "platform.yaml": `envelope: { value: data }
others: nothing
encryption: bdy
languages: { XX: xx }
ciphers:
  a: { kind: rsa, key: { inline: PRIVATE KEY } }
`,
  "session.yaml": `calls:
  GET /wps/sesion/current: {}
  POST /wps/session/login:
    request: POST /x/{a}
    path: { b: id }
    query: { q: password | nmber }
    codes: { 1: LOGIN_FAILD }
    encrypted: none_such
`,
  "games.yaml": `calls: { GET /wps/relay/GCSGAME_gameList: { answer: { games: { each: l, item: { nodeID: a } } } } }
nonsense: 1
`,
  "wallet.yaml": `calls:
  POST /wps/relay/GCS_walletTransfer: { function: ./wallet.ts#transfr }
  GET /wps/v2/wallets/balance: { function: ./none.ts#x }
  GET /wps/system/status: { missing: true, request: GET /x }
  GET /wps/session/current: { request: GET /x, body: { a: b } }
  POST /wps/relay/GCS_withdrawCreate: { body: { money: amuont, same: { each: amount, item: own } } }
`,
  "wallet.ts": "export const transfer = () => null;",
  "broken.yaml": "calls: [\n",
};

it("names every problem of an adapter at once, with file, line and what to do", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-adapter-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const problems: string = await loadRules(folder, requestValues()).then(String, (error: Error) => error.message);
  const lines = problems.split("\n").slice(1);
  for (const expected of [
    /^broken\.yaml:\d: /,
    /^games\.yaml:1: calls\.GET .*\.nodeID: we read no field "nodeID": did you mean "nodeId"\?$/,
    /^games\.yaml:2: nonsense: there is no key "nonsense"$/,
    /^platform\.yaml:1: envelope\.success: /,
    /^platform\.yaml:2: others: /,
    /^platform\.yaml:3: encryption: there is no cipher "bdy"/,
    /^platform\.yaml:4: languages\.XX: "XX" is no language of ours$/,
    /^platform\.yaml:6: ciphers\.a\.key\.inline: this key is private/,
    /^session\.yaml:2: calls\.GET \/wps\/sesion\/current: we make no such call: did you mean "GET \/wps\/session\/current"\?$/,
    /^session\.yaml:5: .*path\.b: the path has no placeholder \{b\}$/,
    /^session\.yaml:6: .*query\.q: there is no conversion "nmber": did you mean "number"\?$/,
    /^session\.yaml:7: .*codes\.1: we have no code LOGIN_FAILD: did you mean "LOGIN_FAILED"\?$/,
    /^session\.yaml:8: .*encrypted: there is no cipher "none_such" for bodies$/,
    /^wallet\.yaml:2: .*function: \.\/wallet\.ts exports no function "transfr": did you mean "transfer"\?$/,
    /^wallet\.yaml:3: .*function: \.\/none\.ts can't be loaded: /,
    /^wallet\.yaml:4: .*missing: a call that is missing has no other key$/,
    /^wallet\.yaml:6: .*body\.money: our call has no value "amuont": did you mean "amount"\?$/,
    /^wallet\.yaml:5: .*request: GET has no body: use `query`, or another method$/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(expected));
  }
});
