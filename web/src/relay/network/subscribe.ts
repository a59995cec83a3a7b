import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { Observable } from "relay-runtime";
import { currentLanguage } from "../../i18n/language.ts";
import { codesOf, passOn } from "./errorCodes.ts";
import { inOneTab } from "./inOneTab.ts";
import { watch } from "./liveStream.ts";

/**
 * Relay's subscribe function, over server-sent events. Of the tabs with the same subscription, one visible tab holds the
 * stream and shares its events with the others. A subscription that the gateway completes is not opened again.
 */
export const subscribe = (params: RequestParameters, variables: Variables): Observable<GraphQLResponse> =>
  Observable.create<GraphQLResponse>((sink) => {
    const documentId = params.id ?? "";
    const key = `stream ${documentId} ${currentLanguage()} ${JSON.stringify(variables)}`;
    const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(`atrium-${key}`);
    const take = (answer: GraphQLResponse) => {
      passOn(codesOf(answer));
      sink.next(answer);
    };
    const hear = ({ data }: MessageEvent<GraphQLResponse>) => take(data);
    tabs?.addEventListener("message", hear);
    const share = (answer: GraphQLResponse) => {
      tabs?.postMessage(answer);
      take(answer);
    };
    const leave = inOneTab(key, () => watch({ documentId, variables, onAnswer: share, onEnd: () => sink.complete() }));
    return () => {
      leave();
      tabs?.close();
    };
  });
