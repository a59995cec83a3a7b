import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import shellQuery from "../__generated__/ShellScreenQuery.graphql.ts";
import { loadChunk } from "../browser/loadChunk.ts";
import { environment, forgetAnswers, RELEASED_KEPT } from "../relay/network/environment.ts";
import { ofRenewal, renewFirst } from "../relay/network/renewal.ts";

/** Resolves to true when the query got an answer, and to false when it failed. Screens show the errors of its fields. */
const answered = (asked: { subscribe(observer: { complete: () => void; error: () => void }): unknown }) =>
  new Promise<boolean>((resolve) => {
    asked.subscribe({ complete: () => resolve(true), error: () => resolve(false) });
  });

const shellOperation = () => createOperationDescriptor(getRequest(shellQuery), {}, ofRenewal);

/** Reads the shell's data for the caller of the current cookie. */
const readShell = () => answered(environment().execute({ operation: shellOperation() }));

/** Drops what no screen shows. The store keeps the queries that were released last for the way back: others take their places. */
function dropUnshown(): void {
  const operation = shellOperation();
  for (let place = 0; place <= RELEASED_KEPT; place += 1)
    environment()
      .retain({ ...operation, request: { ...operation.request, identifier: `${place}` } })
      .dispose();
}

/**
 * Queries all screens again, for the caller of the current cookie. The shell's query runs first, because a screen's
 * answer could contain only part of a member. When it gets no answer, the page is loaded anew. After a guest, the store
 * keeps its data, which is public: lists keep their length, and only the favorites are queried.
 */
export function useRenewScreens(): (after?: { wasGuest: boolean }) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async ({ wasGuest } = { wasGuest: false }) => {
      // Few visits log in, so this code comes now. Without it the favorites stay unknown until the next screen.
      const favorites = wasGuest ? loadChunk(() => import("./renewFavorites.ts")).catch(() => null) : null;
      if (!wasGuest) forgetAnswers();
      const isRead = await renewFirst(async () => {
        const isAnswered = await readShell();
        const loaded = isAnswered ? await favorites : null;
        if (loaded) await answered(loaded.renewFavorites());
        return isAnswered;
      });
      if (!isRead) return location.reload();
      await revalidate();
      if (!wasGuest) dropUnshown();
    },
    [revalidate],
  );
}
