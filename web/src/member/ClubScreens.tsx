import { CalendarCheck, Crown } from "lucide-react";
import { FormattedMessage } from "react-intl";
import frame from "../ui/layout/PageFrame.module.css";
import { Coming } from "../ui/state/Coming.tsx";

/** The VIP club's levels, once they are there. */
export const VipScreen = () => (
  <div className={frame.page}>
    <Coming isPage icon={<Crown />} title={<FormattedMessage id="vip" />}>
      <FormattedMessage id="coming_vip" />
    </Coming>
  </div>
);

/** A reward for coming by each day, once it is there. */
export const SignInScreen = () => (
  <div className={frame.page}>
    <Coming isPage icon={<CalendarCheck />} title={<FormattedMessage id="sign_in_daily" />}>
      <FormattedMessage id="coming_signin" />
    </Coming>
  </div>
);
