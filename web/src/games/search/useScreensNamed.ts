import { useIntl } from "react-intl";
import { useCaller } from "../../caller/caller.ts";
import { panesFor } from "../../member/memberPanes.ts";
import { useMemberLink } from "../../member/useMemberLink.ts";
import { type FoundScreen, screensNamed } from "./screens.ts";

interface Features {
  readonly memberCentre: boolean;
  readonly referralPromotion: boolean;
}

/** The screens that a text names in the visitor's language. A trial account has no member centre. */
export function useScreensNamed(text: string, features: Features | null | undefined): FoundScreen[] {
  const { formatMessage } = useIntl();
  const caller = useCaller();
  const linkTo = useMemberLink();
  const panes = panesFor({
    memberCentre: features?.memberCentre ?? false,
    referralPromotion: features?.referralPromotion ?? false,
    uplineTransfer: false,
    canTransferToUpline: false,
    downlineTransfer: false,
    isAgent: caller === "agent",
  });
  const isOffered = (pane: (typeof panes)[number]) => caller !== "trial" && panes.includes(pane);
  return screensNamed(text, (id) => formatMessage({ id }), { isOffered, linkTo });
}
