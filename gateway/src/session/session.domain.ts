import type { Domain } from "../graph/domain.ts";
import { loginMethods } from "./loginMethods.config.ts";
import { passkeyLoginResolvers } from "./passkeys/passkeyLogin.resolvers.ts";
import { passwordResolvers } from "./password.resolvers.ts";
import { phoneResolvers } from "./phone.resolvers.ts";
import { registrationResolvers } from "./registration.resolvers.ts";
import { sessionNodes, sessionResolvers } from "./session.resolvers.ts";
import { socialResolvers } from "./social.resolvers.ts";
import { socialRoutes } from "./socialRoutes.ts";

/** Login, registration, passwords and sessions. */
export const session: Domain = {
  name: "session",
  resolvers: [
    sessionResolvers,
    phoneResolvers,
    socialResolvers,
    passwordResolvers,
    registrationResolvers,
    passkeyLoginResolvers,
  ],
  nodes: sessionNodes,
  config: [loginMethods],
  routes: socialRoutes,
};
