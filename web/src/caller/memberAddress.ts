/** The parameter that opens the member centre over any screen, with the name of a pane. */
export const memberParam = "member";

/** The parameter that opens a screen of the security centre. */
export const settingParam = "setting";

/** The parameter that names the recipient of a transfer to a member, whose name is in its field at first. */
export const recipientParam = "recipient";

/** The query of a screen with a pane of the member centre open over it, without the parameters in `dropped`. */
export function searchWithPane(search: string, pane: string, dropped: readonly string[] = []): string {
  const params = new URLSearchParams(search);
  for (const name of dropped) params.delete(name);
  params.set(memberParam, pane);
  return params.toString();
}
