/** Why a request got no usable answer. */
export type Failure = "OFFLINE" | "TIMEOUT" | "UNREACHABLE" | "REFUSED";

/** A request without a usable answer. `code` is one of the contract's `ErrorCode`s when the gateway gave one. */
export class GatewayError extends Error {
  readonly failure: Failure;
  readonly code: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    failure: Failure,
    { code, requestId, cause }: { code?: string | undefined; requestId?: string | undefined; cause?: unknown } = {},
  ) {
    super(code ?? failure, { cause });
    this.name = "GatewayError";
    this.failure = failure;
    this.code = code;
    this.requestId = requestId;
  }
}
