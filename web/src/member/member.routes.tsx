import { Navigate, type RouteObject, useLocation, useParams } from "react-router-dom";
import { searchWithPane } from "../caller/memberAddress.ts";
import { plainRoute } from "../relay/plainRoute.tsx";

/** The member centre under a path of its own, over the home screen. The query says what the pane shows. */
function ToMemberCentre() {
  const { pane = "securityCenter" } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: "/", search: searchWithPane(search, pane) }} replace />;
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
