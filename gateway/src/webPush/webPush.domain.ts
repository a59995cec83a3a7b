import type { Domain } from "../graph/domain.ts";
import { vapidKeys } from "./webPush.config.ts";
import { webPushResolvers } from "./webPush.resolvers.ts";

/** Notifications that reach a browser while no window is open. */
export const webPush: Domain = { name: "webPush", resolvers: [webPushResolvers], config: [vapidKeys] };
