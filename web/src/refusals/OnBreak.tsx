import { Leaf } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { PlayBreak } from "../caller/playBreak.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { StandingFacts } from "./StandingFacts.tsx";

/** In place of a game or of a deposit, while the member is on a break. */
export const OnBreak = ({ playBreak }: { playBreak: PlayBreak }) => (
  <EmptyState icon={<Leaf size={30} />} title={<FormattedMessage id="play_break_title" />}>
    <FormattedMessage id="break_about" />
    <StandingFacts playBreak={{ kind: "UNKNOWN", until: playBreak.until ?? null }} />
  </EmptyState>
);
