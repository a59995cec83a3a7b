import type { RouteObject } from "react-router-dom";
import registerQuery from "../__generated__/RegisterScreenQuery$parameters.ts";
import { withoutRealAccount } from "../caller/caller.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { RegisterSkeleton } from "./registration/RegisterSkeleton.tsx";

/** The registration screen, under both of its paths. */
export const sessionRoutes: RouteObject[] = ["register", "register.html"].map((path) =>
  queryRoute({
    path,
    query: registerQuery,
    screen: async () => (await import("./registration/RegisterScreen.tsx")).RegisterScreen,
    skeleton: <RegisterSkeleton />,
    first: import.meta.env.SSR
      ? {
          fills: {
            bonus: ["site", "brand", "registrationBonus"],
            turnover: ["site", "brand", "registrationBonusTurnover"],
          },
          isFor: { path: ["viewer", "member", "kind"], values: withoutRealAccount },
        }
      : undefined,
  }),
);
