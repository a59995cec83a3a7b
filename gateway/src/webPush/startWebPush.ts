import type { Config } from "../config/config.ts";
import { type SenderOptions, WebPushSender } from "./sender.ts";
import { vapidKeys } from "./webPush.config.ts";

/** Starts to send notifications; undefined without the platform's service key or a key of the gateway. */
export function startWebPush(
  config: Config,
  { observer, warn }: Pick<SenderOptions, "observer" | "warn">,
): WebPushSender | undefined {
  const keys = config.section(vapidKeys);
  const { serviceKey, wpsOrigins: platforms } = config;
  if (!keys || serviceKey === undefined) return undefined;
  const sender = new WebPushSender({ keys, platforms, serviceKey, observer, warn });
  sender.start();
  return sender;
}
