import { Headset } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/button/Button.tsx";
import { useCustomerService } from "./useCustomerService.ts";

/** Opens customer service, on pages without menus. */
export const ServiceButton = () => (
  <Button onClick={useCustomerService()}>
    <Headset size={16} aria-hidden="true" />
    <FormattedMessage id="support_service" />
  </Button>
);
