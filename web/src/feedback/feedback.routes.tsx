import { type RouteObject, replace } from "react-router-dom";
import { plainRoute } from "../relay/plainRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const FeedbackSkeleton = lazySkeleton(async () => (await import("./FeedbackSkeleton.tsx")).FeedbackSkeleton);

/** The forms for feedback. They need no query. */
export const feedbackRoutes: RouteObject[] = [
  plainRoute({
    path: "feedback",
    skeleton: <FeedbackSkeleton kind="feedback" />,
    screen: async () => (await import("./FeedbackScreen.tsx")).FeedbackScreen,
  }),
  plainRoute({
    path: "agent/apply",
    skeleton: <FeedbackSkeleton kind="affiliate" />,
    screen: async () => (await import("./AffiliateScreen.tsx")).AffiliateScreen,
  }),
  // Its former address, with the code of the agent who invites.
  { path: "affiliate", loader: ({ request }) => replace(`/agent/apply${new URL(request.url).search}`) },
];
