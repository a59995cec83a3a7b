import { defineService } from "../config/config.ts";
import { ServiceCalls } from "../upstream/serviceCalls.ts";

/** The calls of this process; null without the platform's service key. */
export const webhookCalls = defineService(({ wpsOrigins, serviceKey }) =>
  serviceKey === undefined ? null : new ServiceCalls(wpsOrigins, serviceKey),
);

/** What this process calls when it has asked for an event to be sent at once. */
export const dueListeners = defineService(() => new Set<() => void>());
