import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import type { Result } from "relay-runtime";
import { failureOfField } from "../relay/network/errorCodes.ts";
import type { GatewayError } from "../relay/network/GatewayError.ts";
import { afterParam } from "./useRecordAddress.ts";

/** Whether a list was refused because the page in the address is none of its pages. */
export const isUnknownPage = ({ code }: GatewayError, params: URLSearchParams) =>
  code === "BAD_USER_INPUT" && params.has(afterParam);

interface KnownPageProps<Page> {
  /** Undefined when the page was not asked for. */
  page: Result<Page, unknown> | undefined;
  /** The address that named the page. */
  params: URLSearchParams;
  children: (page: Page) => ReactNode;
}

/** Shows a page of a list; opens the first one when the address names none of its pages. Throws every other failure. */
export function KnownPage<Page>({ page, params, children }: KnownPageProps<Page>) {
  if (!page) return null;
  if (page.ok) return children(page.value);
  const failure = failureOfField(page.errors[0]);
  if (isUnknownPage(failure, params)) return <FirstPage />;
  throw failure;
}

/** Opens the first page of the list that the address names. */
export function FirstPage() {
  const [params] = useSearchParams();
  const first = new URLSearchParams(params);
  first.delete(afterParam);
  return <Navigate to={{ search: first.toString() }} replace />;
}
