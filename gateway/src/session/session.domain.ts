import type { Domain } from "../graph/domain.ts";
import { loginMethods } from "./loginMethods.config.ts";
import { passkeyLoginResolvers } from "./passkeys/passkeyLogin.resolvers.ts";
import { passwordResolvers } from "./password/password.resolvers.ts";
import { phoneResolvers } from "./phone/phone.resolvers.ts";
import { registrationResolvers } from "./registration/registration.resolvers.ts";
import { sessionNodes, sessionResolvers } from "./session.resolvers.ts";
import { socialResolvers } from "./social/social.resolvers.ts";
import { socialRoutes } from "./social/socialRoutes.ts";

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
