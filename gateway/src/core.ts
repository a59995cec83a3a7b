import type { Dispatcher } from "undici";
import type { Config } from "./config.ts";
import { type Context, type IncomingRequest, openContext } from "./context.ts";
import { maskError } from "./errors/mask.ts";
import type { Observer } from "./plugins/records.ts";
import { createSchema } from "./schema.ts";
import { createServices } from "./services.ts";

export interface CoreOptions {
  observer?: Observer;
  /** Is told of faults whole; callers only hear that there was one. */
  onFault?(fault: unknown, requestId: string): void;
  /** For tests. */
  dispatcher?: Dispatcher;
}

/** The gateway less its edge: schema, contexts and masking over one set of connections to the platform. */
export function createCore(config: Config, { observer = {}, onFault, dispatcher }: CoreOptions = {}) {
  const services = createServices(config, dispatcher === undefined ? { observer } : { observer, dispatcher });
  return {
    schema: createSchema(),
    services,
    openContext: (request: IncomingRequest) => openContext(services, request),
    maskError: (error: unknown, context: Context | undefined) => {
      const told = { language: context?.language ?? ("EN" as const), requestId: context?.requestId ?? "" };
      return maskError(error, told, (fault) => onFault?.(fault, told.requestId));
    },
    start: () => services.start(),
    isUpstreamUp: () => services.isUpstreamUp(),
    close: () => services.close(),
  };
}

export type Core = ReturnType<typeof createCore>;
