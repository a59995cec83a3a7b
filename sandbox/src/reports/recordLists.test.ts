import { whatever } from "@atrium/scripts/property";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";

/** A list of records, and its rows in the database. */
interface List {
  path: string;
  as?: string;
  /** Undefined for rows that the database lets nobody move. */
  table?: string;
  /** The column with the id of the member who owns the row. */
  owner?: string;
  /** The id of a row, in the database and in the answer. */
  id: readonly [column: string, field: string];
  /** What a copy of a row has of its own, where the list has too few rows. */
  copy?: (number: number) => object;
}

const DEMO = 3;
const AT_LEAST = 14;
const month = "preset=LAST_30";
const hour = (number: number) => new Date(Date.now() - number * 3_600_000).toISOString();
const day = (number: number) => hour(24 * number).slice(0, 10);

const rewards = (number: number) => ({
  id: 90_000 + number,
  cause: `copy-${number}`,
  status: number % 3 === 0 ? "CLAIMED" : "AVAILABLE",
  granted_at: hour(number),
  // Some at the same time.
  claim_before: hour(-10 * (number % 4)),
  ended_at: number % 3 === 0 ? hour(0) : null,
});
const freeSpins = (number: number) => ({
  ...rewards(number),
  status: number % 3 === 0 ? "EXPIRED" : "ACTIVE",
  issued_at: hour(number),
  expires_at: hour(-10 * (number % 4)),
});
const ticket = (number: number) => ({
  id: 90_000 + number,
  cause: `copy-${number}`,
  request_key: `copy-${number}`,
  used_at: null,
  drawn: null,
  prize: null,
  amount: null,
});
const order = (number: number) => ({
  order_id: `L${number}`,
  member_id: DEMO,
  slip_key: `slip-${number}`,
  digest: "x",
  node_id: 1,
  game_code: "SEA",
  numero: "1",
  step: 1,
  steps: 1,
  stop_on_win: false,
  lines: [],
  bet_count: 1,
  stake: 1000,
  currency: "VND",
  placed_at: hour(number),
  closes_at: hour(number),
  draws_at: hour(-number),
  settled_at: number % 3 === 0 ? null : hour(number % 5),
  state: number % 3 === 0 ? "OPEN" : "LOST",
  win: number % 3 === 0 ? null : 0,
});
const list = (path: string, table: string, id: string, field: string, more: Partial<List> = {}): List => ({
  path,
  table,
  id: [id, field],
  ...more,
});
const copied = (id: string, time: string, more: readonly string[] = []) => ({
  copy: (n: number) => ({
    [id]: id === "id" ? 90_000 + n : `R${n}`,
    [time]: hour(n % 9),
    ...Object.fromEntries(more.map((unique) => [unique, `copy-${n}`])),
  }),
});
const used = (n: number) => ({ ...ticket(100 + n), used_at: hour(n % 4), drawn: 0, prize: 1, amount: 0 });
const rebate = (n: number) => ({ id: 90_000 + n, day: day(400 + n), paid_at: hour(n) });
const contract = (n: number) => ({
  id: 90_000 + n,
  version: 90_000 + n,
  kind: "dividend",
  state: "REJECTED",
  offered_at: hour(n % 5),
});
const agent = { as: "agent" };
const downline = (path: string) => list(path, "members", "username", "account", { ...agent, owner: "upline_id" });
/** Rows that the database lets nobody move. */
const fixed = (path: string, field: string, more: Partial<List> = {}): List => ({ path, id: ["", field], ...more });

const lists: readonly List[] = [
  list("MCSFE_messageList?", "messages", "id", "messageId", copied("id", "created_at")),
  list("MCSFE_bonusDetails?", "bonuses", "id", "bonusId", copied("id", "issued_at", ["cause"])),
  list("MCSFE_rewardList?", "rewards", "id", "rewardId", { copy: rewards }),
  list("MCSFE_freeSpinList?", "free_spins", "id", "freeSpinsId", { copy: freeSpins }),
  list("PRM_raffleTickets?", "raffle_tickets", "id", "ticketId", { copy: ticket }),
  list("PRM_raffleTickets?used=true", "raffle_tickets", "id", "ticketId", { copy: used }),
  list(`GCS_depositList?${month}`, "deposits", "deposit_id", "depositId", {
    ...copied("deposit_id", "created_at", ["request_key", "pay_token"]),
  }),
  list(`GCS_withdrawList?${month}`, "withdrawals", "withdraw_id", "withdrawId", {
    ...copied("withdraw_id", "created_at", ["request_key"]),
  }),
  list("/lgw/orders?", "lottery_orders", "order_id", "orderId", { copy: order }),
  list("/lgw/orders?sort=SETTLED", "lottery_orders", "order_id", "orderId"),
  list("PTS_transactions?preset=LAST_7", "point_entries", "id", "id"),
  list(`PTS_redeemHistory?${month}`, "point_redeems", "redeem_id", "redeemId", {
    ...copied("redeem_id", "created_at", ["request_key"]),
  }),
  list(`MCSFE_rebates?${month}`, "rebates", "id", "rebateId", { ...agent, copy: rebate }),
  list("/wps/session/history?", "logins", "id", "id", copied("id", "at")),
  list("MCSFE_referralList?", "member_profiles", "member_id", "friendId", { owner: "referrer_id" }),
  list("ACS_dividendList?", "contracts", "id", "contractId", { ...agent, owner: "holder_id", copy: contract }),
  list("ACS_actionList?", "agent_actions", "id", "actionId", { ...agent, owner: "agent_id", ...copied("id", "at") }),
  list("ACS_dailySalaryPayouts?preset=LAST_30", "contract_payouts", "id", "payoutId", {
    ...agent,
    owner: "contract_id",
  }),
  downline("ACS_downlineList?"),
  downline("ACS_downlineList?sort=lastLoginAt&order=desc"),
  downline("ACS_downlineList?sort=balance"),
  downline(`ACS_userProfitLoss?${month}`),
  downline(`ACS_userProfitLoss?${month}&sort=bet&order=desc`),
  fixed("MCSFE_betRecords?preset=LAST_30", "betId"),
  fixed("MCSFE_transactionRecords?preset=LAST_30", "transactionId"),
  fixed("ACS_teamBets?preset=LAST_30", "betId", agent),
  fixed("ACS_teamBets?preset=LAST_30&sort=placedAt&order=asc", "betId", agent),
  fixed("ACS_teamBets?preset=LAST_30&sort=winAmount", "betId", agent),
  fixed("ACS_teamBets?preset=LAST_30&sort=account&order=asc", "betId", agent),
  fixed("ACS_transactionDetails?preset=LAST_30&order=asc", "transactionId", agent),
];

const { sandbox, db, caller, tokenOf } = await startForFile({ rateLimits: false });

/** Changes rows without the checks of each. */
const write = (statement: string, ...values: unknown[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const [first = "", ...rest] = statement.split("?");
    await tx.execute(
      rest.reduce((all, part, index) => sql`${all}${values[index]}${sql.raw(part)}`, sql`${sql.raw(first)}`),
    );
  });

interface Page {
  list: Record<string, unknown>[];
  keys: string[];
  hasMore?: boolean;
  totalCount: number;
}

test.each(lists)("each row of $path that stays is seen once, whatever goes and comes", async (asked) => {
  const { path, as = "demo", table, owner = "member_id", copy } = asked;
  const [column, field] = asked.id;
  const token = await tokenOf(as);
  const address = `${path.startsWith("/") ? "" : "/wps/relay/"}${path}`;
  const read = (query: string) => caller.read<Page>(`${address}&${query}`, { token });
  const idsIn = (page: Page) => page.list.map((row) => String(row[field]));
  const few = (await read("pageSize=1")).totalCount;
  const member = as === "demo" ? DEMO : Number((await caller.read<{ id: string }>("/wps/member/info", { token })).id);
  if (table === "member_profiles")
    await write(`update ${table} set ${owner} = ? where ${column} between 60 and 80`, member);
  for (let number = 1; copy && few + number <= AT_LEAST; number++) {
    await write(
      `insert into ${table} overriding system value select (jsonb_populate_record(null::${table},
        coalesce((select to_jsonb(t) from ${table} t order by ${owner} = ? desc limit 1), '{}') || ?::jsonb)).*`,
      member,
      JSON.stringify({ [owner]: member, ...copy(number) }),
    );
  }
  const whole = await read("pageSize=100");
  const all = idsIn(whole);
  expect(all.length).toBeGreaterThanOrEqual(Math.min(AT_LEAST, whole.totalCount));
  expect(all.length).toBeGreaterThan(9);

  // The rows beside one are those of the list.
  for (const at of [2, 7]) {
    const [after, before] = [
      await read(`pageSize=3&after=${whole.keys[at]}`),
      await read(`pageSize=3&before=${whole.keys[at]}`),
    ];
    expect([idsIn(after), after.hasMore]).toEqual([all.slice(at + 1, at + 4), all.length > at + 4]);
    expect([idsIn(before), before.hasMore]).toEqual([all.slice(Math.max(0, at - 3), at), at > 3]);
    expect([after.keys, before.keys]).toEqual([
      whole.keys.slice(at + 1, at + 4),
      whole.keys.slice(Math.max(0, at - 3), at),
    ]);
  }
  // A word that is no place of the list: the page's number counts.
  for (const wrong of ["~~~~~", "99999999999999999999~x~"])
    expect(idsIn(await read(`pageSize=3&pageNo=2&after=${wrong}`))).toEqual(all.slice(3, 6));

  // Its file has all of them.
  const headers = { authorization: `Bearer ${token}` };
  const file = await fetch(`${sandbox.origin}${address}&export=csv`, { headers });
  if (file.headers.get("content-type")?.startsWith("text/csv")) {
    const [head, ...lines] = (await file.text()).trim().split("\r\n");
    expect([head?.replace("\uFEFF", "").split(",")[0], lines.length]).toEqual([field, whole.totalCount]);
    const ids = lines.map((line) => line.split(",")[0] ?? "");
    if (whole.totalCount === all.length) expect(ids.toSorted()).toEqual(all.toSorted());
  }

  if (table === undefined) return;
  expect(whole.totalCount).toBe(all.length);
  await whatever(async (choose) => {
    const restless = choose.shuffle(all).slice(0, Math.floor(all.length / 2));
    const away = new Set<string>();
    const turn = async (ids: readonly string[]) => {
      for (const one of ids) if (!away.delete(one)) away.add(one);
      await write(
        `update ${table} set ${owner} = -${owner} where ${column}::text in (select jsonb_array_elements_text(?::jsonb))`,
        JSON.stringify(ids),
      );
    };
    const some = (probability: number) => restless.filter(() => choose.chance(probability));
    await turn(some(0.4));
    for (const direction of ["after", "before"] as const) {
      const isForward = direction === "after";
      const last = Math.max(1, Math.ceil((await read("pageSize=1")).totalCount / 4));
      let page = await read(`pageSize=4&pageNo=${isForward ? 1 : last}`);
      const seen: string[] = [];
      while (page.list.length > 0) {
        seen.push(...(isForward ? idsIn(page) : idsIn(page).reverse()));
        const key = isForward ? page.keys.at(-1) : page.keys[0];
        // The row of the key goes, too.
        const edge = seen.at(-1) ?? "";
        await turn([...new Set([...some(0.2), ...(restless.includes(edge) ? [edge] : [])])]);
        page = await read(`pageSize=4&pageNo=2&${direction}=${key}`);
      }
      const staying = (ids: readonly string[]) => ids.filter((one) => !restless.includes(one));
      expect(staying(seen)).toEqual(isForward ? staying(all) : staying(all).toReversed());
    }
    await turn([...away]);
  });
});
