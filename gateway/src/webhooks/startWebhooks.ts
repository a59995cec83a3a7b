import type { Config } from "../config/config.ts";
import type { Partners } from "../partners/partners.ts";
import type { Services } from "../request/services.ts";
import { Receivers } from "./receivers.ts";
import { dueListeners, webhookCalls } from "./webhookCalls.ts";
import { WebhookSender, type WebhookSenderOptions } from "./webhookSender.ts";

/** Starts to send events to partners and agents; undefined without the platform's service key. */
export function startWebhooks(
  config: Config,
  { services, partners, warn }: { services: Services; partners: Partners } & Pick<WebhookSenderOptions, "warn">,
): WebhookSender | undefined {
  const calls = services.of(webhookCalls);
  if (calls === null) return undefined;
  const sender = new WebhookSender({
    calls,
    receivers: new Receivers(config.profile === "developer"),
    partners: () => partners.all,
    warn,
  });
  sender.start();
  const hasten = () => sender.hasten();
  services.onMemberEvent(hasten);
  services.of(dueListeners).add(hasten);
  // An endpoint gets what happens after the platform has heard its name.
  partners.onChange(hasten);
  return sender;
}
