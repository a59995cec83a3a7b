import type { Admissions } from "./admission/admission.ts";
import type { Permits } from "./admission/permits.ts";
import type { Engine } from "./engine.ts";
import type { Lane } from "./lanes/lane.ts";
import type { Replies } from "./replies/replies.ts";
import type { Streams } from "./streams/streams.ts";

/** The parts that requests to `/graphql` use. */
export interface GraphqlRouteParts<Context> {
  engine: Engine<Context>;
  admissions: Admissions;
  permits: Permits;
  execute: Lane<Context>;
  replies: Replies;
  streams: Streams;
  /** Whether callers may see the platform calls of their requests. */
  showsLedger: boolean;
  /** Milliseconds in which an operation must have answered. */
  timeout: number;
}
