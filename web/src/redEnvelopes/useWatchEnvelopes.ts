import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useWatchEnvelopesSubscription } from "../__generated__/useWatchEnvelopesSubscription.graphql.ts";

/** Keeps the calendar of the envelopes up to date. */
export function useWatchEnvelopes(): void {
  useSubscription<useWatchEnvelopesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
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
        variables: {},
        updater: replaceEnvelopes,
      }),
      [],
    ),
  );
}

function replaceEnvelopes(store: RecordSourceSelectorProxy): void {
  const envelopes = store.getRootField("redEnvelopesChanged")?.getLinkedRecords("envelopes");
  const calendar = store.getRoot().getLinkedRecord("site")?.getLinkedRecord("redEnvelopes");
  if (envelopes && calendar) calendar.setLinkedRecords(envelopes, "envelopes");
}
