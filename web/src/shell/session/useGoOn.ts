import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { loadChunk } from "../../browser/loadChunk.ts";
import { clearSessionKeys } from "../../caller/sessionKeys.ts";

/**
 * Returns what goes on with a member's page after a login or logout elsewhere. The page is hidden until the gateway has said who the
 * caller is. With the same member it stays, with all that is typed; otherwise it is loaded anew, because it has what is that member's.
 */
export function useGoOn(username: string | undefined): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    const { style } = document.documentElement;
    const { activeElement } = document;
    style.visibility = "hidden";
    const isSame = await loadChunk(async () => (await import("../../caller/isStill.ts")).isStill(username)).catch(
      () => false,
    );
    if (!isSame) {
      clearSessionKeys();
      return location.reload();
    }
    style.visibility = "";
    // Nothing that is hidden keeps the focus.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    await revalidate();
  }, [username, revalidate]);
}
