import { expect, it } from "vitest";
import { openFaultyProxy } from "../testing/faultyProxy.ts";
import { openGateway } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
const agent = await t.loggedIn("agent");

const LINKS =
  "query { viewer { agent { rebate inviteLinks { id code label kind rebate url clickCount signUpCount } } } }";
const CREATE = `mutation ($input: CreateInviteLinkInput!) { createInviteLink(input: $input) {
  link { id code kind rebate label expiresAt isExpired } agent { inviteLinks { id } } userErrors { code field } } }`;
const DELETE = `mutation ($input: DeleteInviteLinkInput!) { deleteInviteLink(input: $input) {
  agent { inviteLinks { id } } userErrors { code } } }`;
const CLICK = "mutation ($input: CountInviteClickInput!) { countInviteClick(input: $input) { userErrors { code } } }";

it("makes links, counts who opens them, and deletes them", async () => {
  const input = { kind: "PLAYER", rebate: "0.0030", label: "Fair" };
  const made = await agent.run(CREATE, { input });
  expect(made.at("createInviteLink")).toMatchObject({ link: { label: "Fair", kind: "PLAYER", isExpired: false } });
  const id = made.text("createInviteLink.link.id");
  const code = made.text("createInviteLink.link.code");
  const wrong = await agent.run(CREATE, { input: { ...input, rebate: "0.5" } });
  expect(wrong.at("createInviteLink.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["rebate"] }]);
  for (const typed of [code, "NOBODY99", "%"]) {
    expect((await t.client().run(CLICK, { input: { code: typed } })).at("countInviteClick.userErrors")).toEqual([]);
  }
  const links = await agent.run(LINKS);
  expect(links.at("viewer.agent.rebate")).toBe("0.0045");
  expect(links.at("viewer.agent.inviteLinks.0")).toMatchObject({ id, code, clickCount: 1, signUpCount: 0 });
  expect(links.text("viewer.agent.inviteLinks.0.url")).toContain(`/register?referralCode=${code}`);
  expect((await agent.run("query ($id: ID!) { node(id: $id) { id } }", { id })).at("node.id")).toBe(id);
  const left = await agent.run(DELETE, { input: { linkId: id } });
  expect(JSON.stringify(left.at("deleteInviteLink.agent.inviteLinks"))).not.toContain(id);
  expect((await agent.run(DELETE, { input: { linkId: "x" } })).codes).toEqual(["BAD_ID"]);
});

it("lists who has not deposited, and of which link; refuses both where the platform would list everyone", async () => {
  const query = `query ($filter: DownlineFilter) { viewer { agent { inviteLinks { internalID signUpCount firstDepositCount }
    downline(filter: $filter) { totalCount edges { node { hasDeposited } } } } } }`;
  const { data } = await agent.run(query);
  for (const { internalID: inviteLink, signUpCount, firstDepositCount } of Object(data).viewer.agent.inviteLinks) {
    const count = async (hasDeposited: boolean) =>
      (await agent.run(query, { filter: { inviteLink, hasDeposited } })).at("viewer.agent.downline.totalCount");
    expect([await count(true), await count(false)]).toEqual([firstDepositCount, signUpCount - firstDepositCount]);
  }
  expect((await agent.run(query, { filter: { inviteLink: "1 or true" } })).codes).toEqual(["BAD_USER_INPUT"]);

  const proxy = await openFaultyProxy(sandbox.origin);
  const lesser = await openGateway({ ...sandbox, origin: proxy.origin });
  proxy.set({
    change: (answer) => {
      answer.body = answer.body.replaceAll(/,"deposited":(true|false)/g, "");
    },
  });
  const browser = lesser.client();
  await browser.logIn("agent");
  expect((await browser.run(query)).at("viewer.agent.downline.edges.0.node.hasDeposited")).toBeNull();
  for (const filter of [{ hasDeposited: false }, { inviteLink: "1" }])
    expect((await browser.run(query, { filter })).codes).toEqual(["FEATURE_DISABLED"]);
  await lesser[Symbol.asyncDispose]();
  await proxy.close();
});
