import { UserX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { NoTeam } from "./NoTeam.tsx";

interface Props {
  /** User names from the agent down to the account that the listed ones are below. */
  path: readonly string[];
  isSearch: boolean;
  /** What to try after a search without a result. */
  searchText: ReactNode;
}

/** Why a level of the team or a search in the team has no accounts. */
export function EmptyLevel({ path, isSearch, searchText }: Props) {
  if (!isSearch && path.length <= 1) return <NoTeam />;
  return (
    <EmptyState icon={UserX} title={isSearch ? "agent_team_not_found" : "agent_team_none"}>
      {isSearch && searchText}
    </EmptyState>
  );
}
