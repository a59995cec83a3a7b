import type { Admissions } from "./admission.ts";
import type { Engine, Lane } from "./engine.ts";
import type { FastLane } from "./fastLane.ts";
import type { Replies } from "./replies.ts";
import type { Streams } from "./streams.ts";

/** The ways to execute an operation. */
export interface Lanes<Context> {
  fast: FastLane<Context>;
  direct: Lane<Context>;
  yoga: Lane<Context>;
}

/** The parts that requests to `/graphql` use. */
export interface GraphqlRouteParts<Context> {
  engine: Engine<Context>;
  admissions: Admissions;
  lanes: Lanes<Context>;
  replies: Replies;
  streams: Streams;
  /** Milliseconds in which an operation must have answered. */
  timeout: number;
}
