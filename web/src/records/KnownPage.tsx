import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import type { Result } from "relay-runtime";
import { failureOfField } from "../relay/network/errorCodes.ts";

interface Props<Page> {
  /** Null or undefined when the page was not asked for. */
  page: Result<Page, unknown> | null | undefined;
  /** The parameter of the address that names the page. */
  param?: string;
  children: (page: Page) => ReactNode;
}

/** Shows a page of a list; opens the first one when the address names none of its pages. Throws every other failure. */
export function KnownPage<Page>({ page, param = "after", children }: Props<Page>) {
  const [params] = useSearchParams();
  if (!page) return null;
  if (page.ok) return children(page.value);
  const failure = failureOfField(page.errors[0]);
  if (failure.code !== "BAD_USER_INPUT" || !params.has(param)) throw failure;
  const first = new URLSearchParams(params);
  first.delete(param);
  return <Navigate to={{ search: first.toString() }} replace />;
}
