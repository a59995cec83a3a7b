import type { DestinationStream, Logger } from "pino";
import type { Observer, OperationRecord, PartnerRecord } from "./records.ts";
import { tenthsOf } from "./tenths.ts";

/**
 * Logs one line per operation, without its variables and text. The line is the one that `log` would write. It is put
 * together here, because copying each record for the redaction costs more than a small operation. Nothing in it needs
 * redaction: names come from registered documents and manifests, ids and
 * what partners say of themselves have a checked form, the rest is from closed lists.
 */
export function logOperations(log: Logger, output: DestinationStream): Observer {
  const writesInfo = log.isLevelEnabled("info");
  const writesWarn = log.isLevelEnabled("warn");
  const time = clock();
  return {
    operation(record) {
      const isFailed = record.outcome === "failed";
      if (isFailed ? !writesWarn : !writesInfo) return;
      output.write(
        `{"level":"${isFailed ? "warn" : "info"}","time":"${time()}","service":"atrium-gateway",${fieldsOf(record)},"msg":"operation"}\n`,
      );
    },
    failedCall: (record) => log.warn(record, "a platform call failed"),
    failedLogin: (record) => log.warn(record, "failed login"),
    platformStream(state, reason) {
      if (state === "lost") log.warn({ reason }, "the platform's event stream is lost, values are polled");
      else log.info({ state }, "the platform's event stream");
    },
    platformGap: () => log.warn("events of the platform may be lost, all watched values are read again"),
    rowsCut: (subscription) => log.warn({ subscription }, "rows left out, too many were added between two reads"),
    slowReader: (record) => log.warn(record, "a reader was cut off, it took too few bytes of its answer"),
    purge(reason) {
      if (reason !== undefined) log.warn({ reason }, "a CDN did not purge, it is asked again");
    },
    sharedState(isUp, reason) {
      if (isUp) log.info("the shared state is available");
      else log.warn({ reason }, "the shared state is lost, this process uses its own memory");
    },
    breaker({ upstream, call, isOpen }) {
      log.warn({ upstream, call }, isOpen ? "circuit breaker opened" : "circuit breaker closed");
    },
  };
}

function fieldsOf(record: OperationRecord) {
  const { name, type, outcome, status, codes, failedCalls, seconds, upstreamCalls, requestId, trace, partner } = record;
  const own = listed("codes", codes) + listed("failedCalls", failedCalls);
  return (
    `"operation":"${name}","type":"${type}","outcome":"${outcome}","status":${status},${own}"ms":${tenthsOf(seconds * 1_000)},` +
    `"upstreamCalls":${upstreamCalls},"requestId":"${requestId}","traceId":"${trace.traceId}"${partner === undefined ? "" : `,"partner":${ofPartner(partner)}`}`
  );
}

const ofPartner = ({ name, version, operation, spending }: PartnerRecord) =>
  JSON.stringify({ name, version, operation, points: spending?.cost });

const listed = (key: string, values: readonly string[]) =>
  values.length === 0 ? "" : `"${key}":${JSON.stringify(values)},`;

/** Tells the time in the form of `toISOString`. The part up to the second is made once a second. */
function clock(): () => string {
  let second = -1;
  let known = "";
  return () => {
    const now = Date.now();
    const whole = Math.floor(now / 1_000);
    if (whole !== second) {
      second = whole;
      known = new Date(whole * 1_000).toISOString().slice(0, -"000Z".length);
    }
    return `${known}${String(now % 1_000).padStart(3, "0")}Z`;
  };
}
