import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useWatchEnvelopesSubscription } from "../__generated__/useWatchEnvelopesSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";

/** Keeps the calendar of envelopes up to date. */
export const useWatchEnvelopes = () =>
  useWatch<useWatchEnvelopesSubscription>(
    graphql`
      subscription useWatchEnvelopesSubscription {
        redEnvelopesChanged {
          envelopes {
            id
            opensAt
            closesAt
            ...PresentEnvelope_envelope
            ...EnvelopeRow_envelope
          }
        }
      }
    `,
    {},
    { updater: replaceEnvelopes },
  );

/** Puts the new list in the place of the one that the screen reads. */
function replaceEnvelopes(store: RecordSourceSelectorProxy): void {
  const envelopes = store.getRootField("redEnvelopesChanged")?.getLinkedRecords("envelopes");
  const calendar = store.getRoot().getLinkedRecord("site")?.getLinkedRecord("redEnvelopes");
  if (envelopes && calendar) calendar.setLinkedRecords(envelopes, "envelopes");
}
