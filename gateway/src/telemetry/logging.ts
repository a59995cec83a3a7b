import { type DestinationStream, type Logger, pino } from "pino";

/**
 * Writes logs as one JSON object per line. Callers choose the fields one by one; the redaction also covers whole
 * objects that are logged by mistake.
 */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: "atrium-gateway" },
      formatters: { level: (label) => ({ level: label }), log: (line) => redacted(line, 3) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: {
        // Without a message pino would use the error's message, which may quote secret input.
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

const secretNames = new Set([
  "password",
  "token",
  "bearertoken",
  "captcha",
  "cookie",
  "set-cookie",
  "authorization",
  "username",
  "servicekey",
  "variables",
]);

/** Pino's own redaction with wildcards costs more than the rest of a line. */
function redacted(line: Record<string, unknown>, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(line)) {
    if (secretNames.has(name.toLowerCase())) safe[name] = "[redacted]";
    else safe[name] = redactedValue(value, depth);
  }
  return safe;
}

function redactedValue(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((item) => redactedValue(item, depth));
  if (!isPlain(value)) return value;
  return depth === 0 ? "[deep]" : redacted(value, depth - 1);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !isError(value);
}

function isError(value: unknown): value is Error {
  return value instanceof Error;
}

/** The type and place of a fault. Messages of parsers are left out, because they quote their input. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    type: error.name,
    ...(error instanceof SyntaxError ? {} : { message: error.message.slice(0, 500) }),
    stack: frames.slice(0, 12).map((line) => line.trim()),
  };
}
