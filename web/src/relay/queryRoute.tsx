import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadQuery, type PreloadedQuery, useQueryLoader } from "react-relay";
import {
  type NonIndexRouteObject,
  type Params,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router-dom";
import {
  createOperationDescriptor,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
} from "relay-runtime";
import { loadChunk, loadLater } from "../browser/loadChunk.ts";
import { loadOnline } from "../browser/loadOnline.ts";
import { nextTask } from "../browser/nextTask.ts";
import { untilOnline } from "../browser/untilOnline.ts";
import { type TextArea, withTexts } from "../i18n/messages.ts";
import { environment } from "./network/environment.ts";
import type { PageNeeds } from "./pageNeeds.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { noteLoad, starting } from "./startLoads.ts";

/** The props of a screen. */
export interface ScreenProps<Query extends OperationType> {
  queryRef: PreloadedQuery<Query>;
}

/** The query's variables for a URL. Equal variables cause no new request. */
type Variables<Query extends OperationType> = (params: Params, search: URLSearchParams) => Query["variables"];

/** What a screen with a query needs. */
export interface QueryRouteOptions<Query extends OperationType> {
  path: string;
  /** The parameters of a `@preloadable` query, so that its request starts before the screen's code has loaded. */
  query: PreloadableConcreteRequest<Query>;
  variables?: Variables<Query> | undefined;
  /** Loads `variables`, for a screen that few visitors open. */
  loadVariables?: () => Promise<Variables<Query>>;
  screen: () => Promise<ComponentType<ScreenProps<Query>>>;
  /** Visits begin here: the screen uses only the texts of the first screens and does not wait for the others. */
  isFirst?: boolean;
  /** The area of the screen's texts, if it has one. */
  texts?: TextArea;
  /** The service worker keeps the screen's code. */
  isKept?: boolean;
  /** Shown until data and code are there, in the shape of the screen. */
  skeleton: ReactNode;
  /** Parameters of the address's search that are values of the query's variables. */
  search?: readonly string[];
  /** Paths at which another screen may cover this one, which has no variables: it asks when it is shown, not before. */
  waitsAt?: (pathname: string) => boolean;
  first?: PageNeeds | undefined;
  /**
   * `store-or-network` for endless lists: a new request of the first page would drop the other pages, and going back would
   * lose the visitor's place. `store-and-network` otherwise.
   */
  fetchPolicy?: "store-and-network" | "store-or-network";
}

type Known =
  | "query"
  | "variables"
  | "loadVariables"
  | "fetchPolicy"
  | "search"
  | "waitsAt"
  | "isFirst"
  | "texts"
  | "skeleton"
  | "first";

/** What others need to know of a route: the gateway's page, to contain its first screen, and `ahead.ts`, to load it early. */
export interface ScreenHandle extends Partial<Pick<QueryRouteOptions<OperationType>, Known>> {
  /** Loads the screen's code. */
  load?: () => Promise<unknown>;
  /** Source file of the screen, and of the route where that is loaded later: `build/screenModules.ts` says them. */
  module?: string;
  routes?: string | undefined;
}

/** Whether a screen has been shown since the page was loaded. */
let isStarted = false;

/**
 * A route that loads its data and code together on navigation, and shows `skeleton` until both are there. The route, not
 * the screen, owns the query: a screen that never mounts (the visitor left, or Relay suspended it) must not keep its data
 * in the store for good. Without a network, the screen before stays until the network is back, unless this device has
 * what the next one needs.
 */
export function queryRoute<Query extends OperationType>(options: QueryRouteOptions<Query>): NonIndexRouteObject {
  const { path, query, loadVariables, fetchPolicy = "store-and-network", skeleton } = options;
  const { isFirst, texts } = options;
  let ask = options.variables;
  let Loaded: ComponentType<ScreenProps<Query>> | undefined;
  const load = once(async () => {
    Loaded = await (isFirst ? loadChunk : loadLater)(withTexts(texts, options.screen));
    return Loaded;
  });
  const handle: ScreenHandle = { ...options, load };
  const Lazy = lazy(async () => ({ default: await load() }));
  const isOnDevice = async (asked: Query["variables"]) => {
    if (!Loaded && !options.isKept) return false;
    const hasCode = await load().then(
      () => true,
      () => false,
    );
    const request = PreloadableQueryRegistry.get(query.params.id ?? "");
    if (!hasCode || !request) return false;
    return environment().check(createOperationDescriptor(request, asked)).status === "available";
  };

  return {
    path,
    handle,
    loader({ params, request: { signal, url } }) {
      if (options.waitsAt?.(new URL(url).pathname)) return null;
      const start = (ask: Variables<Query>) => {
        const asked = ask(params, new URL(url).searchParams);
        const begin = (policy: typeof fetchPolicy) => {
          // <Screen> reports a failure.
          noteLoad(load().catch(() => {}));
          const queryRef = loadQuery<Query>(environment(), query, asked, { fetchPolicy: policy });
          // The navigation was replaced by another: no component will adopt this reference.
          if (signal.aborted) queryRef.dispose();
          else signal.addEventListener("abort", () => queryRef.dispose(), { once: true });
          return queryRef;
        };
        if (starting.isSpread && !isStarted) return nextTask().then(() => begin(fetchPolicy));
        if (navigator.onLine || !isStarted) return begin(fetchPolicy);
        return isOnDevice(asked).then((isThere) =>
          isThere ? begin("store-or-network") : untilOnline(signal).then(() => begin(fetchPolicy)),
        );
      };
      if (ask || !loadVariables) return start(ask ?? (() => ({})));
      return loadOnline(loadVariables, signal).then((loaded) => {
        ask = loaded;
        return start(loaded);
      });
    },
    shouldRevalidate({
      currentUrl,
      currentParams,
      nextUrl,
      nextParams,
      defaultShouldRevalidate,
    }: ShouldRevalidateFunctionArgs) {
      if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
      // A query without variables is the same for every address.
      if (!ask) return loadVariables !== undefined && defaultShouldRevalidate;
      const asked = [ask(currentParams, currentUrl.searchParams), ask(nextParams, nextUrl.searchParams)];
      return JSON.stringify(asked[0]) !== JSON.stringify(asked[1]);
    },
    Component: function QueryRoute() {
      // A lazy component suspends once even when its code is there, which would show the skeleton.
      const [Screen] = useState(() => Loaded ?? Lazy);
      const loaded = useLoaderData<PreloadedQuery<Query> | null>();
      const [queryRef, loadNow] = useQueryLoader<Query>(query, loaded);
      useEffect(() => {
        isStarted = true;
      }, []);
      useEffect(() => {
        if (!loaded) loadNow({}, { fetchPolicy });
      }, [loaded, loadNow]);
      return (
        <ScreenBoundary isAlone={path === "/"}>
          {queryRef ? (
            <Suspense fallback={skeleton}>
              <Screen queryRef={queryRef} />
            </Suspense>
          ) : (
            skeleton
          )}
        </ScreenBoundary>
      );
    },
  };
}

/** Runs once, however often it is called; a failure may be tried again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    started ??= run().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}
