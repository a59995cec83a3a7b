import { readFileSync } from "node:fs";

/** A sandbox under measurement, and the token of an agent. */
export interface Target {
  origin: string;
  token: string;
}

/** A request to measure. */
export interface Shot {
  name: string;
  path: string;
}

/** Times of a shot in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
}

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** The last days up to today, in UTC. The merchant's days may differ by one. */
const lastDays = (days: number) => `startDate=${dayBefore(days - 1)}&endDate=${dayBefore(0)}`;
const QUARTER = lastDays(92);

const teamBets = (query: string) => `/wps/relay/ACS_teamBets?${QUARTER}&${query}`;
const profits = (query: string) => `/wps/relay/ACS_userProfitLoss?${QUARTER}&${query}`;
const details = (query: string) => `/wps/relay/ACS_transactionDetails?${QUARTER}&${query}`;

/**
 * The reports of an agent, and the board of winners. `account` is a player below the agent, `deepBet` the key of a bet in the middle of
 * the order by stake.
 */
export const shotsFor = (account: string, deepBet: string): Shot[] => [
  { name: "Team Betting, 92 days", path: teamBets("") },
  { name: "Team Betting, page 500", path: teamBets("pageNo=500") },
  { name: "Team Betting, page 2,000", path: teamBets("pageNo=2000") },
  { name: "Team Betting, oldest first", path: teamBets("order=asc") },
  { name: "Team Betting, won slots", path: teamBets("gameCategory=RNG&status=WON") },
  { name: "Team Betting, one account", path: teamBets(`account=${account}`) },
  { name: "Team Betting by stake", path: teamBets("sort=betAmount") },
  { name: "Team Betting by stake, page 2,000", path: teamBets("sort=betAmount&pageNo=2000") },
  { name: "Team Betting by stake, after a bet far down", path: teamBets(`sort=betAmount&after=${deepBet}`) },
  { name: "Team Betting by account", path: teamBets("sort=account&order=asc") },
  ...["account", "betAmount", "validBet", "winAmount", "profit"].flatMap((sort) =>
    ["desc", "asc"].map((order) => ({
      name: `Team Betting by ${sort}, ${order}, page 500`,
      path: teamBets(`sort=${sort}&order=${order}&pageNo=500`),
    })),
  ),
  { name: "Overview, 92 days", path: `/wps/relay/ACS_overview?${QUARTER}` },
  { name: "Overview, today", path: "/wps/relay/ACS_overview?preset=TODAY" },
  { name: "Revenue, 92 days by day", path: `/wps/relay/ACS_revenueReport?${QUARTER}` },
  { name: "Profit and Loss, first level", path: profits("") },
  { name: "Profit and Loss by profit", path: profits("sort=profit&order=desc") },
  { name: "Profit and Loss, part of a name", path: profits("keyword=an") },
  { name: "Profit and Loss, part of a name, page 100", path: profits("keyword=an&pageNo=100") },
  { name: "Profit and Loss, part of a name, by profit", path: profits("keyword=an&sort=profit&order=desc") },
  { name: "Transaction Details, 92 days", path: details("") },
  { name: "Transaction Details, page 500", path: details("pageNo=500") },
  { name: "Transaction Details, page 2,000", path: details("pageNo=2000") },
  { name: "Transaction Details, deposits", path: details("type=DEPOSIT") },
  { name: "Transaction Details, deposits, page 500", path: details("type=DEPOSIT&pageNo=500") },
  { name: "Transaction Details, money in", path: details("direction=IN") },
  { name: "Transaction Details, one account", path: details(`account=${account}`) },
  { name: "Contract payouts", path: `/wps/relay/ACS_contractPayouts?${QUARTER}` },
  { name: "Contract payouts, page 500", path: `/wps/relay/ACS_contractPayouts?${QUARTER}&pageNo=500` },
  { name: "Actions", path: "/wps/relay/ACS_actionList?" },
  { name: "Downline, first level", path: "/wps/relay/ACS_downlineList?" },
  { name: "Downline, part of a name", path: "/wps/relay/ACS_downlineList?keyword=linh" },
  { name: "Downline, one name", path: `/wps/relay/ACS_downlineList?keyword=${account}` },
  { name: "Downline, part of a name, page 100", path: "/wps/relay/ACS_downlineList?keyword=an&pageNo=100" },
  {
    name: "Downline, part of a name, by balance",
    path: "/wps/relay/ACS_downlineList?keyword=an&sort=balance&order=desc",
  },
  { name: "Winners of the day", path: "/wps/relay/GCSGAME_getRankList?period=DAY" },
  { name: "Winners of the month", path: "/wps/relay/GCSGAME_getRankList?period=MONTH" },
  { name: "Latest larger wins", path: "/wps/relay/GCSGAME_getRankList?sort=LATEST" },
];

/** Asks once and reads the whole answer; returns the milliseconds. */
async function fire({ origin, token }: Target, { path, name }: Shot): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 200)}`);
  return performance.now() - start;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

const WARM_UP = 3;

/** Times of each shot. All take turns within each round, so that other work on the machine disturbs them alike. */
export async function measure(target: Target, shots: readonly Shot[], rounds: number): Promise<(Shot & Times)[]> {
  const taken = shots.map((shot) => ({ ...shot, times: [] as number[] }));
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const shot of taken) {
      const ms = await fire(target, shot);
      if (round >= 0) shot.times.push(ms);
    }
  }
  return taken.map(({ times, ...shot }) => {
    times.sort((a, b) => a - b);
    return { ...shot, p50: at(times, 0.5), p95: at(times, 0.95) };
  });
}

/** The exports to measure: the reports with rows that grow in number with time. */
export const exportedReports = ["ACS_teamBets", "ACS_transactionDetails"] as const;

/** An export of the longest period that has at most 50,000 rows, and what it did to the memory of the process. */
export async function measureExport(target: Target, report: (typeof exportedReports)[number], pid: number) {
  const { origin, token } = target;
  const headers = { authorization: `Bearer ${token}` };
  for (let days = 92; days > 0; days = Math.floor(days * 0.8)) {
    const path = `/wps/relay/${report}?${lastDays(days)}&export=csv`;
    const before = residentMib(pid);
    const start = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers });
    if (answer.status === 413 || !answer.body) {
      await answer.body?.cancel();
      continue;
    }
    let [firstMs, bytes, most] = [0, 0, before];
    for await (const part of answer.body) {
      firstMs ||= performance.now() - start;
      bytes += part.length;
      most = Math.max(most, residentMib(pid));
    }
    return { days, firstMs, wholeMs: performance.now() - start, megabytes: bytes / 1e6, grownMib: most - before };
  }
  throw new Error(`no period of ${report} has at most 50,000 rows`);
}

/** Memory of a process on Linux; 0 elsewhere. */
function residentMib(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
