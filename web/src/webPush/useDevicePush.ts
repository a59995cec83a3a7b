import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDevicePushQuery } from "../__generated__/useDevicePushQuery.graphql.ts";
import type { useDevicePushSubscribeMutation } from "../__generated__/useDevicePushSubscribeMutation.graphql.ts";
import type { useDevicePushUnsubscribeMutation } from "../__generated__/useDevicePushUnsubscribeMutation.graphql.ts";
import { commit } from "../change/commit.ts";

/** Whether this browser shows notifications of the login; `UNKNOWN` until that is read. */
type State = "UNKNOWN" | "UNSUPPORTED" | "DENIED" | "OFF" | "ON" | "FAILED";

/** The worker's part of the Push API; undefined where the browser or the page has none. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Notifications of this browser, and how to switch them. */
export function useDevicePush(publicKey: string) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>("UNKNOWN");
  /** What the latest tap wants; null while nothing is being changed. */
  const latest = useRef<boolean>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);

  useEffect(() => {
    const read = async (): Promise<State> => {
      const manager = await pushManager();
      if (!manager) return "UNSUPPORTED";
      if (Notification.permission === "denied") return "DENIED";
      const subscription = await manager.getSubscription();
      if (!subscription) return "OFF";
      const answer = await fetchQuery<useDevicePushQuery>(
        environment,
        graphql`
          query useDevicePushQuery($endpoint: String!) {
            viewer {
              member {
                hasWebPush(endpoint: $endpoint)
              }
            }
          }
        `,
        { endpoint: subscription.endpoint },
        { fetchPolicy: "network-only" },
      ).toPromise();
      return answer?.viewer.member?.hasWebPush ? "ON" : "OFF";
    };
    let isOver = false;
    read().then(
      (next) => !isOver && setState(next),
      () => !isOver && setState("FAILED"),
    );
    return () => {
      isOver = true;
    };
  }, [environment]);

  const subscribe = async (): Promise<State> => {
    const permission = await Notification.requestPermission();
    // A question that was closed without an answer can be asked again.
    if (permission !== "granted") return permission === "denied" ? "DENIED" : "OFF";
    const manager = await pushManager();
    if (!manager) return "UNSUPPORTED";
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    const input = { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
    const { subscribeToWebPush } = await commit<useDevicePushSubscribeMutation>(environment, {
      mutation: graphql`
        mutation useDevicePushSubscribeMutation($input: SubscribeToWebPushInput!) {
          subscribeToWebPush(input: $input) {
            isSubscribed
          }
        }
      `,
      variables: { input },
    });
    return subscribeToWebPush.isSubscribed ? "ON" : "FAILED";
  };

  const unsubscribe = async (): Promise<State> => {
    const subscription = await (await pushManager())?.getSubscription();
    if (!subscription) return "OFF";
    await subscription.unsubscribe();
    await commit<useDevicePushUnsubscribeMutation>(environment, {
      mutation: graphql`
        mutation useDevicePushUnsubscribeMutation($input: UnsubscribeFromWebPushInput!) {
          unsubscribeFromWebPush(input: $input) {
            isSubscribed
          }
        }
      `,
      variables: { input: { endpoint: subscription.endpoint } },
    });
    return "OFF";
  };

  const change = async (isOn: boolean) => {
    const isChanging = latest.current !== null;
    latest.current = isOn;
    setWanted(isOn);
    if (isChanging) return;
    let tried: boolean | null;
    let reached: State;
    // A tap during a change waits for its end: the browser's answers may come in any order.
    do {
      tried = latest.current;
      reached = await (tried ? subscribe() : unsubscribe()).catch(() => "FAILED" as const);
    } while (latest.current !== tried);
    latest.current = null;
    setWanted(null);
    setState(reached);
  };
  return { state, isOn: wanted ?? state === "ON", change };
}
