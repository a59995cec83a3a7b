import clsx from "clsx";
import { Navigate, type RouteObject, useLocation, useParams } from "react-router-dom";
import { searchWithPane } from "../caller/memberAddress.ts";
import { plainRoute } from "../relay/plainRoute.tsx";
import styles from "../ui/layout/Centre.module.css";
import { Skeleton } from "../ui/state/Skeleton.tsx";

/** The member centre under a path of its own, over the home screen. The query says what the pane shows. */
function ToMemberCentre() {
  const { pane = "securityCenter" } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: "/", search: searchWithPane(search, pane) }} replace />;
}

const page = plainRoute({
  path: "account/:pane",
  screen: async () => (await import("./centre/AccountPage.tsx")).AccountPage,
  texts: "member",
  skeleton: (
    <div className={clsx(styles.centre, styles.onPage)} aria-busy="true">
      <Skeleton className={clsx(styles.menu, styles.menuSkeleton)} />
      <Skeleton className={styles.skeleton} />
    </div>
  ),
});

/** The member centre over the home screen, and its menu and panes as pages, which are one component. */
export const memberRoutes: RouteObject[] = [
  { path: "member/:pane?", Component: ToMemberCentre },
  { ...page, path: "account" },
  page,
];
