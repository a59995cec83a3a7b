import { Gauge } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { HeldPlayDialogQuery } from "../__generated__/HeldPlayDialogQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import type { HeldKinds } from "./heldKinds.ts";
import { StandingFacts } from "./StandingFacts.tsx";

/** Says, over a game, which limits or which break have refused a round. */
export function HeldPlayDialog({ kinds, onClose }: { kinds: HeldKinds; onClose: () => void }) {
  const { viewer } = useOwnQuery<HeldPlayDialogQuery>(
    graphql`
      query HeldPlayDialogQuery @throwOnFieldError {
        viewer {
          member {
            playBreak {
              kind
              until
            }
            playLimits {
              limits {
                ...StandingFacts_limit @relay(mask: false)
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const { playBreak = null, playLimits } = viewer.member ?? {};
  const set = (playLimits?.limits ?? []).filter(
    ({ kind, amount, minutes }) => kinds.includes(kind) && (amount || minutes != null),
  );
  return (
    <ConfirmDialog
      icon={<Gauge size={28} />}
      title={<FormattedMessage id="games_held_title" />}
      confirm={<FormattedMessage id="close" />}
      onConfirm={onClose}
      onClose={onClose}
    >
      {playBreak ? (
        <StandingFacts playBreak={playBreak} />
      ) : (
        set.map((limit) => <StandingFacts key={`${limit.kind} ${limit.period}`} limit={limit} />)
      )}
    </ConfirmDialog>
  );
}
