import { useLoginToken } from "./useLoginToken.ts";

/** Logs in with the one-time token of a link. Renders nothing. */
export function LoginToken({ token }: { token: string }) {
  useLoginToken(token);
  return null;
}
