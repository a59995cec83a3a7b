import { Gauge } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import { searchWithPane, settingParam } from "../../caller/memberAddress.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { useKeepPlayLimits } from "../playLimits/useKeepPlayLimits.ts";

/** Asks whether limits still fit that were not reviewed for long, and leads to them. */
export function LimitReviewDialog({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { keep, isBusy, failure } = useKeepPlayLimits(onClose);
  const handleReview = () => {
    onClose();
    const params = new URLSearchParams(search);
    params.set(settingParam, "playLimits");
    void navigate({ pathname, search: searchWithPane(params.toString(), "securityCenter") });
  };
  return (
    <ConfirmDialog
      icon={<Gauge size={28} />}
      title={<FormattedMessage id="limit_review_title" />}
      confirm={<FormattedMessage id="limit_review_open" />}
      offers={<Button variant="secondary" isWide isBusy={isBusy} onClick={keep} text="limit_review_keep" />}
      onConfirm={handleReview}
      onClose={onClose}
    >
      <FormattedMessage id="limit_review_text" />
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}
