import { Gift } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Says that there are no rewards in the filter. */
export const RewardsEmpty = () => (
  <EmptyState icon={<Gift size={30} />} title={<FormattedMessage id="rewards_none_title" />}>
    <FormattedMessage id="rewards_none_text" />
  </EmptyState>
);
