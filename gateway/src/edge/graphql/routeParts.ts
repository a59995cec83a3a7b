import type { Observer } from "../../telemetry/records.ts";
import type { AdmissionParts } from "./admission.ts";
import type { EngineParts, Lane } from "./engine.ts";
import type { createFastLane } from "./fastLane.ts";
import type { Streams } from "./streams.ts";

/** The parts that requests to `/graphql` use. */
export interface GraphqlRouteParts<Context> extends EngineParts<Context>, AdmissionParts {
  lanes: { fast: ReturnType<typeof createFastLane<Context>>; direct: Lane<Context>; yoga: Lane<Context> };
  observers: readonly Observer[];
  streams: Streams;
  /** Milliseconds in which an operation must have answered. */
  timeout: number;
}
