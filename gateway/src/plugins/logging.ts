import { type DestinationStream, type Logger, pino } from "pino";
import type { Observer } from "./records.ts";

/**
 * Structured logs, a JSON object a line. What goes in is chosen field by field; the redaction is a second lock,
 * for the day somebody logs a whole object.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: "atrium-gateway" },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths, censor: "[redacted]" },
      serializers: { err: describeError },
      hooks: {
        // Without a text of its own a line would take the error's, which may quote what it choked on.
        logMethod(args, method) {
          const [first, ...rest] = args;
          if (isError(first)) method.call(this, { err: first }, "fault");
          else method.apply(this, rest.length === 0 && typeof first === "object" ? [first, "note"] : args);
        },
      },
    },
    destination,
  );
}

const secretNames = [
  "password",
  "token",
  "bearerToken",
  "captcha",
  "cookie",
  "authorization",
  "username",
  "serviceKey",
  "variables",
];
const secretPaths = [
  ...secretNames,
  ...secretNames.map((name) => `*.${name}`),
  ...secretNames.map((name) => `*.*.${name}`),
  'headers["set-cookie"]',
];

/** One line an operation; nothing of its variables or its text. */
export function logOperations(log: Logger): Observer {
  return {
    operation({ name, type, outcome, status, codes, seconds, upstreamCalls, requestId, trace }) {
      const line = {
        operation: name,
        type,
        outcome,
        status,
        ...(codes.length === 0 ? {} : { codes }),
        ms: Math.round(seconds * 10_000) / 10,
        upstreamCalls,
        requestId,
        traceId: trace.traceId,
      };
      if (outcome === "failed") log.warn(line, "operation");
      else log.info(line, "operation");
    },
  };
}

function isError(value: unknown): value is Error {
  return value instanceof Error;
}

/** A fault's kind and place. Parsers quote what they choked on, so their messages are left out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    type: error.name,
    ...(error instanceof SyntaxError ? {} : { message: error.message.slice(0, 500) }),
    stack: frames.slice(0, 12).map((line) => line.trim()),
  };
}
