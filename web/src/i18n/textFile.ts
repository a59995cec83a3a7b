import type { MessageFormatElement } from "react-intl";

/** Texts by id, parsed. Tests may pass them as they are written. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** A file of texts. */
export interface TextFile {
  default: Messages;
}
