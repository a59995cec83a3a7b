import { Headset } from "lucide-react";
import { useIntl } from "react-intl";
import { IconButton } from "../ui/button/IconButton.tsx";
import { useCustomerService } from "./useCustomerService.ts";

/** The header's button for guests: they have no account menu, and the side menu is closed on phones. */
export function ServiceButton() {
  const { formatMessage } = useIntl();
  const open = useCustomerService();
  return (
    <IconButton label={formatMessage({ id: "support_service" })} onClick={open}>
      <Headset size={20} />
    </IconButton>
  );
}
