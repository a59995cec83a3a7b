/** What the page of news asks for, by its address. */
export const newsVariables = (_: unknown, search: URLSearchParams) => ({ after: search.get("after") });

/** The parameter that names the open announcement. */
export const openParam = "open";

/** The same page of the list with another announcement open, or none. */
export function withOpen(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id) next.set(openParam, id);
  else next.delete(openParam);
  return next;
}
