import { CalendarCheck, Crown } from "lucide-react";
import { FormattedMessage } from "react-intl";
import frame from "../ui/layout/PageFrame.module.css";
import { ComingSoon } from "../ui/state/ComingSoon.tsx";

/** Placeholder for the levels of the VIP club. */
export const VipScreen = () => (
  <div className={frame.page}>
    <ComingSoon isPage icon={<Crown />} title={<FormattedMessage id="vip" />}>
      <FormattedMessage id="coming_vip" />
    </ComingSoon>
  </div>
);

/** Placeholder for the daily reward. */
export const SignInScreen = () => (
  <div className={frame.page}>
    <ComingSoon isPage icon={<CalendarCheck />} title={<FormattedMessage id="sign_in_daily" />}>
      <FormattedMessage id="coming_signin" />
    </ComingSoon>
  </div>
);
