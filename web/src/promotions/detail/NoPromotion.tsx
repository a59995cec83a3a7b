import { Gift } from "lucide-react";
import { BrowseLink } from "../../ui/state/BrowseLink.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** Shown for a promotion that has ended or does not exist. */
export const NoPromotion = () => (
  <EmptyState
    icon={Gift}
    title="promotion_missing_title"
    action={<BrowseLink to="/promotions" text="promotion_all" />}
    text="promotion_missing_text"
  />
);
