import { createContext, use } from "react";
import { useIntl } from "react-intl";
import type { Schema } from "yup";
import { tabMemory } from "../../browser/tabMemory.ts";
import { onEveryLogout } from "../../caller/sessionChannel.ts";

/** The user name of who is at the desk. */
export const AtDesk = createContext("");

/** The drafts of this page. The end of a session clears only the tab's memory; a logout clears both. */
const ofPage = new Map<string, string>();
onEveryLogout(() => ofPage.clear());

/**
 * The key of a form's draft. It names the account, so that nobody else finds the draft, and the language, in which amounts are
 * typed. `about` says what the form is for.
 */
export const useDraftKey = (form: string, about: readonly unknown[]): string =>
  ["typed", form, use(AtDesk), useIntl().locale, ...about].join(".");

export const hasDraft = (key: string): boolean => ofPage.has(key) || tabMemory.recall(key) !== null;

/** What was typed and not sent, in this page or before it was loaded again; undefined when there is nothing. */
export function draftOf<Values>(key: string, form: Schema<Values>): Values | undefined {
  try {
    // Anybody may have written to the storage.
    return form.validateSync(JSON.parse(ofPage.get(key) ?? tabMemory.recall(key) ?? "null"), { strict: true });
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, until `forgetDraft`. */
export function keepDraft(key: string, values: object): void {
  const text = JSON.stringify(values);
  ofPage.set(key, text);
  tabMemory.remember(key, text);
}

/** Call when the form was sent or given up. */
export function forgetDraft(key: string): void {
  ofPage.delete(key);
  tabMemory.forget(key);
}
