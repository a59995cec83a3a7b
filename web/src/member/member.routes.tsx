import { Navigate, type RouteObject, useLocation, useParams } from "react-router-dom";
import { searchWithPane } from "../caller/memberAddress.ts";

/** The member centre under a path of its own, over the home screen. The query says what the pane shows. */
function ToMemberCentre() {
  const { pane = "securityCenter" } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: "/", search: searchWithPane(search, pane) }} replace />;
}

export const memberRoutes: RouteObject[] = [{ path: "member/:pane?", Component: ToMemberCentre }];
