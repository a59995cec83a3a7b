import { graphql } from "react-relay";
import type { RealityCheckDialogQuery } from "../../__generated__/RealityCheckDialogQuery.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import { RealityCheckQuestion } from "./RealityCheckQuestion.tsx";

/** Reads the reality check, and asks it if the platform finds it due too: another device may have answered it. */
export function RealityCheckDialog() {
  const { viewer } = useFreshQuery<RealityCheckDialogQuery>(graphql`
    query RealityCheckDialogQuery @throwOnFieldError {
      viewer {
        member {
          realityCheckAt
          realityCheck {
            serverTime
            ...RealityCheckQuestion_check
          }
        }
      }
    }
  `);
  const { realityCheckAt, realityCheck } = viewer.member ?? {};
  useRecordServerTime(realityCheck?.serverTime);
  if (!realityCheckAt || !realityCheck || Date.parse(realityCheckAt) > Date.parse(realityCheck.serverTime)) return null;
  return <RealityCheckQuestion check={realityCheck} />;
}
