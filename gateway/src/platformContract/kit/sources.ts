/** Where the kit finds the ids that some reads need. The call answers with such an id, in one of the fields. */
const sources: Readonly<Record<string, { call: string; fields: readonly string[] }>> = {
  nodeId: { call: "GET /wps/relay/GCSGAME_gameList", fields: ["nodeId"] },
  nodeIds: { call: "GET /wps/relay/GCSGAME_gameList", fields: ["nodeId"] },
  gameCode: { call: "GET /lgw/games/game_menus", fields: ["gameCode"] },
  gameCodes: { call: "GET /lgw/games/game_menus", fields: ["gameCode"] },
  orderId: { call: "GET /lgw/orders", fields: ["orderId"] },
  depositId: { call: "GET /wps/relay/GCS_depositList", fields: ["depositId"] },
  withdrawId: { call: "GET /wps/relay/GCS_withdrawList", fields: ["withdrawId"] },
  messageId: { call: "GET /wps/relay/MCSFE_messageList", fields: ["messageId"] },
  account: { call: "GET /wps/relay/ACS_downlineList", fields: ["account"] },
};
const sourcesOfCalls: typeof sources = {
  "GET /lgw/vn/numeros/opened/game gameCode": { call: "GET /lgw/vn/games/game_menu", fields: ["gameCode"] },
  "GET /wps/relay/PRM_detail id": { call: "GET /wps/relay/PRM_list", fields: ["promotionId", "id"] },
  "GET /wps/relay/PRM_leaderboardDetail id": { call: "GET /wps/relay/PRM_leaderboardList", fields: ["id"] },
};
export const sourceOf = (call: string, parameter: string) =>
  sourcesOfCalls[`${call} ${parameter}`] ?? sources[parameter];

/** Values that need no earlier answer. */
export const constants: Readonly<Record<string, string>> = {
  language: "EN",
  pageNo: "1",
  pageSize: "20",
  username: "contractcheck",
  slug: "news",
  endpoint: "https://push.example/contract-check",
};

/** Optional parameters that the gateway always sends. The others are filters. */
export const usualParameters = new Set(
  "channel clientType count device execution host isPlatform keys language merchant merchantCode pageNo pageSize period platform prizeMode types vip".split(
    " ",
  ),
);

/** Reads that are not tried, with the reason. */
export const untried: Readonly<Record<string, string>> = {
  "GET /wps/agent/affiliate": "needs the code of an agent",
  "GET /wps/relay/CSP_chatUrl": "opens a chat",
  "GET /wps/upload/image/{id}": "needs a picture",
  "GET /wps/events": "needs the service key",
};

/** The first text or number under one of these names, at any depth. */
export function firstOf(value: unknown, fields: readonly string[]): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (fields.includes(name) && (typeof part === "string" || typeof part === "number") && part !== "")
      return String(part);
  }
  for (const part of Object.values(value)) {
    const found = firstOf(part, fields);
    if (found !== undefined) return found;
  }
  return undefined;
}
