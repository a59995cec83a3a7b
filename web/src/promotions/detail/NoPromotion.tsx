import { Gift } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** Shown for a promotion that has ended or does not exist. */
export function NoPromotion() {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={Gift}
      title="promotion_missing_title"
      action={<Button onClick={() => void navigate("/promotions")} text="promotion_all" />}
      text="promotion_missing_text"
    />
  );
}
