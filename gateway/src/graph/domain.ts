import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Config } from "../config/config.ts";
import type { ConfigSection } from "../config/section.ts";
import type { Route } from "../edge/http/route.ts";
import type { openContext } from "../request/context.ts";
import type { Services } from "../request/services.ts";
import type { CallersOwn } from "./callersOwn.ts";
import type { NodeLookups } from "./node.ts";
import type { Watches } from "./watches.ts";

/** What a domain's HTTP routes may use. */
export interface RouteParts {
  config: Config;
  services: Services;
  openContext(request: Parameters<typeof openContext>[1]): ReturnType<typeof openContext>;
  /** Logs a failure. The caller does not see the reason. `details` must hold nothing secret. */
  warn(message: string, details: Readonly<Record<string, unknown>>): void;
}

/** Everything that a domain adds to the gateway. `domains.ts` lists all of them. */
export interface Domain {
  name: string;
  resolvers: readonly Resolvers[];
  /** Finds the domain's objects by the key in their global id. */
  nodes?: NodeLookups;
  /** What the domain's subscriptions read; the SDL says when. */
  watches?: Watches;
  /** Types of which each caller has one object. */
  callersOwn?: CallersOwn;
  /** Types in `nodes` that cost one platform call per object to look up. */
  costlyNodes?: readonly string[];
  /** Environment variables that the domain reads. */
  config?: readonly ConfigSection[];
  /** HTTP paths that the domain answers besides `/graphql`. */
  routes?(parts: RouteParts): Readonly<Record<string, Route>>;
}
