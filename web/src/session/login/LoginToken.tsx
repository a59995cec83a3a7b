import { useLoginToken } from "./useLoginToken.ts";

/** Logs in with the one-time token of a link. Shows nothing. */
export function LoginToken({ token }: { token: string }) {
  useLoginToken(token);
  return null;
}
