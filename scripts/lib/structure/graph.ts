/** The imports of each node: the nodes that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of nodes that can all be reached from each other (Tarjan's algorithm), those of more than one node only. */
export function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    let lowest = index;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    low.set(node, lowest);
    if (lowest === index) {
      const members = stack.splice(stack.indexOf(node));
      if (members.length > 1) circles.push(members.sort());
    }
    return lowest;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** The shortest way from a member of the circle back to itself, the first node repeated at the end. */
export function shortestWayRound(graph: Graph, circle: readonly string[]): string[] {
  const members = new Set(circle);
  let best: string[] = [];
  for (const start of circle) {
    const way = wayBack(graph, members, start);
    if (way && (best.length === 0 || way.length < best.length)) best = way;
    if (best.length === 3) break;
  }
  return best;
}

function wayBack(graph: Graph, members: ReadonlySet<string>, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return [...way, start];
      if (!members.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Everything that can be reached from the given nodes, themselves included. */
export function reachableFrom(graph: Graph, starts: Iterable<string>): Set<string> {
  const reached = new Set(starts);
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next);
  return reached;
}
