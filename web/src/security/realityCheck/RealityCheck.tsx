import { graphql } from "react-relay";
import { useLocation, useSearchParams } from "react-router-dom";
import type { RealityCheckSubscription } from "../../__generated__/RealityCheckSubscription.graphql.ts";
import { memberParam } from "../../caller/memberAddress.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { useIsBefore } from "../../time/serverSecond.ts";
import { RealityCheckDialog } from "./RealityCheckDialog.tsx";
import { recordPane } from "./recordPane.ts";

interface Props {
  /** When it is due. */
  at: string;
  /** Whether the platform has refused play until the answer: a slow clock of the device would ask too late. */
  isHeld: boolean;
  /** How often it has refused play. */
  refusals: number;
}

/**
 * Asks the reality check when its time has come, in every tab, or when play was refused, and follows answers on other
 * devices. While the member reads the betting record, to which the question leads, it waits.
 */
export function RealityCheck({ at, isHeld, refusals }: Props) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isDue = !useIsBefore(at);
  useWatch<RealityCheckSubscription>(graphql`
    subscription RealityCheckSubscription {
      realityCheckChanged {
        realityCheckAt
      }
    }
  `);
  const readsRecord = params.get(memberParam) === recordPane || pathname.endsWith(`/${recordPane}`);
  if ((!isDue && !isHeld) || readsRecord) return null;
  return <RealityCheckDialog key={`${isDue} ${refusals}`} />;
}
