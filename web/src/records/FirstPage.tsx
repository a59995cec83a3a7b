import { Navigate, useSearchParams } from "react-router-dom";
import type { Result } from "relay-runtime";
import { failureOfField } from "../relay/network/errorCodes.ts";
import type { GatewayError } from "../relay/network/GatewayError.ts";
import { afterParam } from "./useRecordAddress.ts";

/** Whether a list was refused because the page in the address is none of its pages. */
export const isUnknownPage = ({ code }: GatewayError, params: URLSearchParams) =>
  code === "BAD_USER_INPUT" && params.has(afterParam);

/** A page of a list; null when the address names none of its pages. Throws every other failure. */
export function knownPage<Page>(result: Result<Page, unknown>, params: URLSearchParams): Page | null {
  if (result.ok) return result.value;
  const failure = failureOfField(result.errors[0]);
  if (isUnknownPage(failure, params)) return null;
  throw failure;
}

/** Opens the first page of the list that the address names. */
export function FirstPage() {
  const [params] = useSearchParams();
  const first = new URLSearchParams(params);
  first.delete(afterParam);
  return <Navigate to={{ search: first.toString() }} replace />;
}
