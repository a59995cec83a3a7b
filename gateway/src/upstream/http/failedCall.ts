import { isFault } from "../../errors/mask.ts";
import type { UpstreamError } from "../../errors/upstreamError.ts";
import type { Observer } from "../../telemetry/records.ts";
import type { Outgoing } from "./outgoing.ts";

/**
 * Names the call in its error, and reports it when the platform is at fault. `host` is the one that was asked, `theirs` what an
 * adapter asked it for.
 */
export function noteFailedCall(
  observer: Observer,
  { name, caller }: Pick<Outgoing, "name" | "caller">,
  error: UpstreamError,
  host = "",
  theirs?: string,
): void {
  error.call = name;
  if (!isFault(error)) return;
  const { status, code, reason } = error;
  observer.failedCall?.({
    upstream: host,
    call: name,
    ...(theirs && { theirs }),
    status,
    code,
    reason,
    requestId: caller.requestId,
  });
}
