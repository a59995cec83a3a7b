import { type Environment, graphql, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import type { useAnnouncementArrivalsSubscription } from "../__generated__/useAnnouncementArrivalsSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";

/** The fields of a new announcement that a toast shows. */
export interface Arrival {
  readonly id: string;
  readonly title: string;
}

/** Receives new announcements, and adds them to the lists that screens show. */
export function useAnnouncementArrivals(onArrival: (arrival: Arrival) => void): void {
  const environment = useRelayEnvironment();
  useWatch<useAnnouncementArrivalsSubscription>(
    graphql`
      subscription useAnnouncementArrivalsSubscription {
        announcementPublished {
          id
          title
          kind
          isPinned
          publishedAt
          ...AnnouncementDetail_announcement
        }
      }
    `,
    {},
    {
      onNext({ announcementPublished: { id, title } }) {
        placeAnnouncement(environment, id);
        onArrival({ id, title });
      },
    },
  );
}

/** The lists that screens show, with the arguments of their fragments. */
const LISTS = [
  { kind: "HEADLINE", first: 10 },
  { kind: "HEADLINE", first: 9 },
  { kind: "POPUP", first: 5 },
  { kind: "POPUP", first: 9 },
  { kind: "PLAYER", first: 9 },
  { kind: "PROMOTION", first: 9 },
  { kind: null, first: 9 },
] as const;

/**
 * Adds a pushed announcement to the lists in the store, in the place where the gateway will return it: after the pinned
 * ones.
 */
function placeAnnouncement(environment: Environment, id: string): void {
  commitLocalUpdate(environment, (store) => {
    const node = store.get(id);
    const site = store.getRoot().getLinkedRecord("site");
    if (!node || !site) return;
    for (const { kind, first } of LISTS) {
      if (kind !== null && kind !== node.getValue("kind")) continue;
      const list = site.getLinkedRecord("announcements", { kinds: kind === null ? null : [kind], first });
      if (list) put(store, list, node, first);
    }
  });
}

function put(store: RecordSourceProxy, list: RecordProxy, node: RecordProxy, most: number): void {
  const edges = list.getLinkedRecords("edges") ?? [];
  const nodes = edges.map((edge) => edge.getLinkedRecord("node"));
  if (nodes.some((other) => other?.getDataID() === node.getDataID())) return;
  const id = `${list.getDataID()}:${node.getDataID()}`;
  // It was in the list before, when an answer without it has come meanwhile.
  const edge = store.get(id) ?? store.create(id, "AnnouncementEdge");
  edge.setLinkedRecord(node, "node");
  const pinned = nodes.filter((other) => other?.getValue("isPinned") === true).length;
  const at = node.getValue("isPinned") === true ? 0 : pinned;
  list.setLinkedRecords([...edges.slice(0, at), edge, ...edges.slice(at)].slice(0, most), "edges");
}
