import type { ServerResponse } from "node:http";

/** The conditions of readiness. */
export interface Readiness {
  isDraining: boolean;
  /** Whether the platform answers, as far as is known. Settles at once in any case. */
  isUpstreamUp(): Promise<boolean>;
  /** Whether the platform's event stream is lost. Values are then polled, so the gateway still takes requests. */
  isStreamLost(): boolean;
}

/**
 * `/health/live`: the process runs. It depends on nothing else, so that a platform failure does not restart gateways.
 */
export function sendLive(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  sendHealth(res, 200, { status: "pass" }, headers);
}

/**
 * `/health/ready`: the gateway takes new requests. It fails only when the gateway is about to stop. Without the platform
 * all gateways would fail at once, and nobody would be left to show the pages and to say what is wrong.
 */
export async function sendReady(
  res: ServerResponse,
  readiness: Readiness,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (readiness.isDraining) {
    return sendHealth(res, 503, { status: "fail", checks: { gateway: "draining" } }, headers);
  }
  const isUp = await readiness.isUpstreamUp();
  const isLost = readiness.isStreamLost();
  const checks = { gateway: "pass", platform: isUp ? "pass" : "fail", events: isLost ? "warn" : "pass" };
  sendHealth(res, 200, { status: isUp && !isLost ? "pass" : "warn", checks }, headers);
}

function sendHealth(
  res: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>>,
): void {
  const json = JSON.stringify(body);
  res.writeHead(status, {
    ...headers,
    "content-type": status === 200 ? "application/json" : "application/problem+json",
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(json),
  });
  res.end(json);
}
