import { Suspense } from "react";
import type { RouteObject } from "react-router-dom";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";

const AffiliateScreen = lazyPart(async () => (await import("./AffiliateScreen.tsx")).AffiliateScreen);
const FeedbackScreen = lazyPart(async () => (await import("./FeedbackScreen.tsx")).FeedbackScreen);

/** The forms for feedback. They need no query. */
export const feedbackRoutes: RouteObject[] = [
  {
    path: "feedback",
    element: (
      <Suspense>
        <FeedbackScreen />
      </Suspense>
    ),
  },
  {
    path: "affiliate",
    element: (
      <Suspense>
        <AffiliateScreen />
      </Suspense>
    ),
  },
];
