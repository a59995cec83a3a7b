import type { Gateway } from "../server.ts";
import { serviceCalls } from "../upstream/serviceCalls.ts";
import { Receivers } from "./receivers.ts";
import { WebhookSender } from "./webhookSender.ts";

/** Starts to send events to partners and agents; undefined without the platform's service key. */
export function startWebhooks({ core, config, partners, log }: Gateway): WebhookSender | undefined {
  const calls = core.services.of(serviceCalls);
  if (calls === null) return undefined;
  const sender = new WebhookSender({
    calls,
    receivers: new Receivers(config.profile === "developer"),
    partners: () => partners.all,
    warn: (message, details) => log.warn(details, message),
  });
  sender.start();
  return sender;
}
