import type { Dispatcher } from "undici";
import type { Config } from "./config/config.ts";
import { maskError } from "./errors/mask.ts";
import { memberUpstream } from "./member/member.upstream.ts";
import { type Context, type IncomingRequest, openContext } from "./request/context.ts";
import { createServices } from "./request/services.ts";
import { gatewaySchema } from "./schema.ts";
import { sessionUpstream } from "./session/session.upstream.ts";
import { operatorSettings } from "./site/operatorSettings.ts";
import type { Observer } from "./telemetry/records.ts";
import { unlessAbsent } from "./upstream/absence.ts";
import type { AdapterSource } from "./upstream/adapter/adapterSource.ts";

export interface CoreOptions {
  observer?: Observer;
  /** Gets faults unmasked. Callers only see the code INTERNAL. */
  onFault?(fault: unknown, requestId: string): void;
  /** For tests: all HTTP to the platform goes through it. */
  dispatcher?: Dispatcher;
  adapter?: AdapterSource | undefined;
}

/** The gateway without its edge: schema, contexts and error masking over one set of platform connections. */
export function createCore(config: Config, { observer = {}, onFault, dispatcher, adapter }: CoreOptions = {}) {
  const services = createServices(config, {
    observer,
    dispatcher,
    adapter,
    readCdnLists: (brand) => brand.of(operatorSettings).cdnLists(),
    checkSession: async ({ scope }) => {
      const times = await sessionUpstream.make(scope).current().catch(unlessAbsent(null));
      if (times !== null) return times;
      // A platform without that call refuses the account of a session that is over.
      await memberUpstream.make(scope).info();
      return { idleExpiresAt: null };
    },
  });
  return {
    schema: gatewaySchema({ isSubgraph: config.isSubgraph }),
    services,
    openContext: (request: IncomingRequest) => openContext(services, request),
    maskError: (error: unknown, context: Context | undefined) => {
      const reader = { language: context?.language ?? ("EN" as const), requestId: context?.uncached().requestId ?? "" };
      return maskError(error, reader, (fault) => onFault?.(fault, reader.requestId));
    },
    start: () => services.start(),
    isUpstreamUp: () => services.isUpstreamUp(),
    /** Whether values are polled because the platform's event stream is lost. */
    isStreamLost: () => services.push.streamState === "lost",
    close: () => services.close(),
  };
}

export type Core = ReturnType<typeof createCore>;
