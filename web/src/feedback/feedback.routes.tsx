import type { RouteObject } from "react-router-dom";
import { plainRoute } from "../relay/plainRoute.tsx";

/** The forms for feedback. They need no query. */
export const feedbackRoutes: RouteObject[] = [
  plainRoute({
    path: "feedback",
    title: "feedback_title",
    screen: async () => (await import("./FeedbackScreen.tsx")).FeedbackScreen,
  }),
  plainRoute({
    path: "affiliate",
    title: "affiliate_title",
    screen: async () => (await import("./AffiliateScreen.tsx")).AffiliateScreen,
  }),
];
