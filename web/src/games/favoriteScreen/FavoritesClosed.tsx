import { Heart } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { ClosedState } from "../../caller/ClosedState.tsx";

/** Shown to guests and trial accounts instead of favorites. */
export const FavoritesClosed = () => (
  <ClosedState icon={<Heart size={30} />} title={<FormattedMessage id="games_favorites_guest_title" />}>
    <FormattedMessage id="games_favorites_guest_text" />
  </ClosedState>
);
