import { Navigate, type RouteObject, useParams } from "react-router-dom";
import { memberParam } from "../caller/memberAddress.ts";
import { plainRoute } from "../relay/plainRoute.tsx";

/** The member centre under a path of its own, over the home screen. */
function ToMemberCentre() {
  const { pane = "securityCenter" } = useParams();
  return <Navigate to={{ pathname: "/", search: new URLSearchParams({ [memberParam]: pane }).toString() }} replace />;
}

export const memberRoutes: RouteObject[] = [
  { path: "member/:pane?", Component: ToMemberCentre },
  plainRoute({
    path: "vip",
    title: "vip",
    screen: async () => (await import("./ClubScreens.tsx")).VipScreen,
  }),
  plainRoute({
    path: "signin",
    title: "sign_in_daily",
    screen: async () => (await import("./ClubScreens.tsx")).SignInScreen,
  }),
];
