import { Eye, EyeOff } from "lucide-react";
import { useIntl } from "react-intl";
import { IconButton } from "../ui/button/IconButton.tsx";
import { toggleBalance, useBalanceHidden } from "./balanceHidden.ts";

/** Hides the balance in headers and notes from bystanders, and shows it again. */
export function HideBalance({ className }: { className?: string | undefined }) {
  const { formatMessage } = useIntl();
  const isHidden = useBalanceHidden();
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <IconButton
      className={className}
      label={formatMessage({ id: isHidden ? "balance_show" : "balance_hide" })}
      onClick={toggleBalance}
    >
      <Icon size={16} />
    </IconButton>
  );
}
