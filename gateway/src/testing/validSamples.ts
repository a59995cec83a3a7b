import { randomUUID } from "node:crypto";
import { globalId } from "../graph/globalId.ts";
import type { Sample } from "./everyInput.ts";
import { seededPassword, type TestClient } from "./gateway.ts";

const first = "edges { node { id } }";
const SAMPLES = `{
  site {
    games(first: 1) { ${first} }
    lottery(code: "SEA_5D_1M") { id currentDraw { number } playTypes { code } }
    promotions(first: 1) { edges { node { internalID } } }
  }
  viewer { session { id } member {
    payoutAccounts { id }
    missions { id }
    rewards(first: 1) { ${first} }
    bonuses(first: 1) { ${first} }
    deposits(first: 1) { ${first} }
    withdrawals(first: 1) { ${first} }
    messages(first: 1) { ${first} }
    wallet { depositChannels { internalID } accounts { id } }
  } } }`;

/** Valid values for arguments and input fields, as `gameId: ID`; the private ones belong to this client's member. */
export async function validSamples(client: TestClient): Promise<Sample> {
  const answer = await client.run(SAMPLES);
  const listed = (list: string) => answer.text(`viewer.member.${list}.edges.0.node.id`);
  const samples: Readonly<Record<string, unknown>> = {
    "gameId: ID": answer.text("site.games.edges.0.node.id"),
    "lotteryId: ID": answer.text("site.lottery.id"),
    "drawNumber: String": answer.text("site.lottery.currentDraw.number"),
    "playType: String": answer.text("site.lottery.playTypes.0.code"),
    "promotionId: String": answer.text("site.promotions.edges.0.node.internalID"),
    "payoutAccountId: ID": answer.text("viewer.member.payoutAccounts.0.id"),
    "missionId: ID": answer.text("viewer.member.missions.0.id"),
    "rewardId: ID": listed("rewards"),
    "bonusId: ID": listed("bonuses"),
    "depositId: ID": listed("deposits"),
    "withdrawalId: ID": listed("withdrawals"),
    "orderId: ID": globalId("LotteryOrder", randomUUID()),
    "ids: ID": [listed("messages")],
    "sessionId: ID": answer.text("viewer.session.id"),
    "passkeyId: ID": globalId("Passkey", randomUUID()),
    "channelId: String": answer.text("viewer.member.wallet.depositChannels.0.internalID"),
    "from: ID": answer.text("viewer.member.wallet.accounts.0.id"),
    "to: ID": answer.text("viewer.member.wallet.accounts.1.id"),
    "method: StepUpMethod": "PASSWORD",
    "secret: String": seededPassword,
    "paymentPassword: String": "246810",
    "countryDialingCode: String": "84",
    "mobile: String": "901234999",
    "email: String": "someone@example.test",
    "content: String": "1|2|3|4|5",
    "ageConfirmed: Boolean": true,
  };
  return (input) => (input === "idempotencyKey: ID" ? randomUUID() : samples[input]);
}
