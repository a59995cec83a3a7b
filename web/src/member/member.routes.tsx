import { Suspense } from "react";
import { Navigate, type RouteObject, useParams } from "react-router-dom";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { memberParam } from "./useMemberLink.ts";

const VipScreen = lazyPart(async () => (await import("./ClubScreens.tsx")).VipScreen);
const SignInScreen = lazyPart(async () => (await import("./ClubScreens.tsx")).SignInScreen);

/** The member centre under a path of its own, over the home screen. */
function ToMemberCentre() {
  const { pane = "securityCenter" } = useParams();
  return <Navigate to={{ pathname: "/", search: new URLSearchParams({ [memberParam]: pane }).toString() }} replace />;
}

export const memberRoutes: RouteObject[] = [
  { path: "member/:pane?", Component: ToMemberCentre },
  {
    path: "vip",
    element: (
      <Suspense>
        <VipScreen />
      </Suspense>
    ),
  },
  {
    path: "signin",
    element: (
      <Suspense>
        <SignInScreen />
      </Suspense>
    ),
  },
];
