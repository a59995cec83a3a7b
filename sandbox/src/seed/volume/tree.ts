import { AGENT_TYPE, PLAYER_TYPE } from "../../accountTypes.ts";

/** Accounts with ids in a row, and the group above them. */
export interface Group {
  firstId: number;
  count: number;
  type: number;
  /** The uplines of the group's accounts; without it they have none. */
  above?: Group;
}

/** Parts of a tree's accounts by level: agents, then players, each the share of one account in a thousand. */
type Levels = readonly (readonly [agents: number, players: number])[];

/** The region: eight levels below its agent, most players deep down. */
const REGION: Levels = [
  [4, 20],
  [6, 40],
  [8, 76],
  [10, 120],
  [12, 160],
  [10, 190],
  [7, 190],
  [0, 147],
];
/** Other agents have two levels below them. */
const OTHERS: Levels = [
  [10, 240],
  [0, 750],
];

/**
 * Groups of accounts from an id on: one agent with `belowRegion` accounts in eight levels below; the others below many
 * agents. The first group is the one agent.
 */
export function treeOf(firstId: number, count: number, belowRegion: number): [region: Group, ...others: Group[]] {
  const region: Group = { firstId, count: 1, type: AGENT_TYPE };
  const below = levelsBelow(region, belowRegion, REGION);
  const tops: Group = { firstId: endOf([region, ...below]), count: Math.ceil(count / 1_000), type: AGENT_TYPE };
  const left = count - (tops.firstId - firstId) - tops.count;
  return [region, ...below, tops, ...levelsBelow(tops, left, OTHERS)];
}

function levelsBelow(root: Group, count: number, levels: Levels): Group[] {
  const groups: Group[] = [];
  let above = root;
  let left = count;
  levels.forEach(([agents, players], index) => {
    const isLast = index === levels.length - 1;
    const agentCount = isLast ? 0 : Math.max(1, Math.round((count * agents) / 1_000));
    const playerCount = isLast ? left : Math.min(left - agentCount, Math.round((count * players) / 1_000));
    const next = { firstId: endOf([root, ...groups]), count: agentCount, type: AGENT_TYPE, above };
    const group = { firstId: next.firstId + agentCount, count: playerCount, type: PLAYER_TYPE, above };
    groups.push(...[next, group].filter((one) => one.count > 0));
    left -= agentCount + playerCount;
    above = next;
  });
  return groups;
}

const endOf = (groups: readonly Group[]) => Math.max(...groups.map(({ firstId, count }) => firstId + count));
