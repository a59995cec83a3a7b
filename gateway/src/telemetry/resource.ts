import { readFileSync } from "node:fs";
import { z } from "zod";

const version = (): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))).version;

/** The gateway as OpenTelemetry names it. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` go before. */
export async function ownResource() {
  const { detectResources, envDetector, resourceFromAttributes } = await import("@opentelemetry/resources");
  const own = resourceFromAttributes({ "service.name": "atrium-gateway", "service.version": version() });
  return own.merge(detectResources({ detectors: [envDetector] }));
}
