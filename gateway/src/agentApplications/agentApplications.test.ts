import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const APPLY = `mutation ($input: ApplyAsAgentInput!) { applyAsAgent(input: $input) {
  state member { agentApplication { state reason } } userErrors { code field } } }`;
const DECISION = "{ application { account state reason } userErrors { code field } }";
const APPROVE = `mutation ($input: ApproveAgentApplicationInput!) { approveAgentApplication(input: $input) ${DECISION} }`;
const DECLINE = `mutation ($input: DeclineAgentApplicationInput!) { declineAgentApplication(input: $input) ${DECISION} }`;
const LIST = `query ($state: AgentApplicationState) { viewer { agent { applications(state: $state) { totalCount
  edges { node { id account contact channels expectedPlayers message state reason } } } } } }`;
const OWN = "{ viewer { member { agentApplication { state reason } } } }";

const input = { contact: "linh@mail.example", channels: "A group", expectedPlayers: "UP_TO_100" };
const keyed = (more: object) => ({ input: { ...more, idempotencyKey: randomUUID() } });

it("takes a member's application, which the agent above declines or approves", async () => {
  const [member, agent, stranger] = [
    await t.loggedIn("vipclub"),
    await t.loggedIn("agent"),
    await t.loggedIn("senior"),
  ];
  expect((await member.run(OWN)).at("viewer.member.agentApplication")).toBeNull();
  const bad = await member.run(APPLY, { input: { ...input, contact: "nobody", channels: " " } });
  expect(bad.at("applyAsAgent")).toMatchObject({
    state: null,
    member: null,
    userErrors: [{ field: ["contact"] }, { field: ["channels"] }],
  });
  const sent = await member.run(APPLY, { input });
  expect(sent.at("applyAsAgent")).toMatchObject({ state: "NEW", member: { agentApplication: { state: "NEW" } } });
  const listed = await agent.run(LIST, { state: "NEW" });
  expect(listed.at("viewer.agent.applications.edges.0.node")).toMatchObject({
    ...{ account: "vipclub", contact: input.contact, channels: "A group", expectedPlayers: "UP_TO_100", message: "" },
  });
  const applicationId = listed.text("viewer.agent.applications.edges.0.node.id");
  const decline = keyed({ applicationId, reason: "Not yet" });
  expect((await stranger.run(DECLINE, decline)).codes).toEqual(["NOT_FOUND"]);
  expect(
    (await agent.run(DECLINE, keyed({ applicationId, reason: "" }))).at("declineAgentApplication.userErrors"),
  ).toEqual([{ code: "VALIDATION_FAILED", field: ["reason"] }]);
  for (const again of [decline, decline]) {
    const { application } = (await agent.run(DECLINE, again)).at("declineAgentApplication") as { application: object };
    expect(application).toEqual({ account: "vipclub", state: "DECLINED", reason: "Not yet" });
  }
  expect((await member.run(OWN)).at("viewer.member.agentApplication")).toEqual({
    state: "DECLINED",
    reason: "Not yet",
  });

  await member.run(APPLY, { input });
  const next = (await agent.run(LIST, { state: "NEW" })).text("viewer.agent.applications.edges.0.node.id");
  const most = keyed({ applicationId: next, contract: { kind: "DAILY_SALARY", share: 0 } });
  expect((await agent.run(APPROVE, most)).at("approveAgentApplication.userErrors")).toEqual([
    { code: "VALIDATION_FAILED", field: ["contract", "share"] },
  ]);
  const approve = keyed({ applicationId: next, contract: { kind: "DAILY_SALARY", share: 100 } });
  expect((await agent.run(APPROVE, approve)).at("approveAgentApplication.application.state")).toBe("APPROVED");
  const grown = await t.loggedIn("vipclub");
  expect((await grown.run("{ viewer { agent { contractRequests { totalCount } } } }")).at("viewer.agent")).toEqual({
    contractRequests: { totalCount: 1 },
  });
  expect((await grown.run(APPLY, { input })).codes).toEqual(["FORBIDDEN"]);
});

it("takes a guest's with the code of a link, and sends it as feedback where the platform takes none", async () => {
  const guest = t.client();
  const sent = await guest.run(APPLY, { input: { ...input, contact: "hoa@mail.example", referralCode: "MAIFB234" } });
  expect(sent.at("applyAsAgent")).toEqual({ state: "NEW", member: null, userErrors: [] });
  const agent = await t.loggedIn("agent");
  expect((await agent.run(LIST)).at("viewer.agent.applications.edges.0.node")).toMatchObject({
    ...{ account: null, contact: "hoa@mail.example", state: "NEW" },
  });
  await control(sandbox, "chaos", { path: "/wps/agent/apply", status: 404, code: "NOT_FOUND" });
  const other = await guest.run(APPLY, { input: { ...input, contact: "an@mail.example" } });
  expect(other.at("applyAsAgent")).toEqual({ state: null, member: null, userErrors: [] });
  const desk = await (await fetch(`${sandbox.origin}/sandbox/feedback`)).text();
  expect(desk).toContain('"type":"AFFILIATE","content":"Agent: UP_TO_100\\nA group","contact":"an@mail.example"');
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
});
