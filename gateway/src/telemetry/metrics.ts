import { collectDefaultMetrics, Registry } from "prom-client";
import { isErrorCode, isUserErrorCode } from "../errors/texts.ts";
import { Durations, type Histogram } from "./durations.ts";
import { FewNames } from "./fewNames.ts";
import { metricsIn } from "./metricsIn.ts";
import { pageMetrics } from "./pageMetrics.ts";
import { partnerMetrics } from "./partnerMetrics.ts";
import type { Observer } from "./records.ts";
import { Tally } from "./tally.ts";

/** Prometheus metrics. Labels come from closed lists (routes, registered documents, codes, calls), or are few. */
export interface Metrics extends Observer {
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
  /** The same as numbers. Histograms of Node itself are left out. */
  samples(): Promise<readonly Sampled[]>;
}

/** A metric of now. */
export type Sampled =
  | Histogram
  | {
      type: "counter" | "gauge";
      name: string;
      help: string;
      points: readonly { labels: Readonly<Record<string, string>>; value: number }[];
    };

// OpenTelemetry's buckets for HTTP durations.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** The platform may send any code. Codes that the contract does not know share one label beyond this number. */
const maxOutcomes = 100;

export function createMetrics(): Metrics {
  const outcomes = new FewNames(maxOutcomes);
  const bounded = (outcome: string) =>
    isErrorCode(outcome) || isUserErrorCode(outcome) ? outcome : outcomes.of(outcome);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counter, gauge } = metricsIn(registry);
  const operations = new Tally(registry, "atrium_graphql_operations_total", "GraphQL operations by outcome.", [
    "operation",
    "type",
    "outcome",
  ]);
  const ofPartners = partnerMetrics(registry);
  const { text: pagesText, sampled: pagesSampled, ...ofPages } = pageMetrics();
  const durations = new Durations({
    name: "atrium_graphql_operation_duration_seconds",
    help: "Seconds from the start of an operation to its answer.",
    labels: ["operation", "type"],
    buckets,
  });
  const errors = counter("atrium_graphql_errors_total", "GraphQL errors by code.", "code");
  const calls = new Tally(registry, "atrium_upstream_calls_total", "Platform calls by outcome.", ["call", "outcome"]);
  const callDurations = new Durations({
    name: "atrium_upstream_call_duration_seconds",
    help: "Seconds that the platform took for a call.",
    labels: ["call"],
    buckets,
  });
  const breakers = gauge(
    "atrium_upstream_breakers_open",
    "Open circuit breakers. The call `any` is that of the whole host.",
    "upstream",
    "call",
  );
  const breakerOpenings = counter(
    "atrium_upstream_breaker_openings_total",
    "Times that a circuit breaker opened.",
    "upstream",
    "call",
  );
  const responses = new Tally(registry, "atrium_http_responses_total", "Answers by route and status.", [
    "route",
    "method",
    "status",
  ]);
  const streams = gauge("atrium_event_streams", "Open event streams.");
  const failedLogins = counter(
    "atrium_failed_logins_total",
    "Failed logins by login method and code. RATE_LIMITED: refused because of earlier failures.",
    "method",
    "code",
  );
  const platformUp = gauge("atrium_platform_up", "0 when the platform did not answer the latest readiness check.");
  const platformStream = gauge(
    "atrium_platform_stream_state",
    "1 for the present state of the platform's event stream. In the states off, absent and lost the gateway polls.",
    "state",
  );
  const subscriptions = gauge("atrium_subscriptions", "Open subscriptions. An event stream may have several.");
  const watchedValues = gauge(
    "atrium_watched_values",
    "Values that subscriptions watch. Each is polled while there is no event stream.",
  );
  const gaps = counter(
    "atrium_platform_stream_gaps_total",
    "How often events of the platform may have been lost, so that all watched values were read again.",
  );
  const sharedState = gauge(
    "atrium_shared_state_up",
    "0 while Redis can't be used and each process uses its own memory. Without REDIS_URL it is always 1.",
  );
  sharedState.set(1);
  const cuts = counter(
    "atrium_subscription_cuts_total",
    "Events after which a subscription left rows out, because too many were added between two reads.",
    "subscription",
  );
  const slowReaders = counter(
    "atrium_slow_readers_total",
    "Readers of files and pictures that were cut off, because they took too few bytes.",
    "route",
  );
  const notices = counter(
    "atrium_push_notices_total",
    "Notifications to browsers by outcome. `dropped`: too many waited for a push service that is slow or silent.",
    "outcome",
  );
  const purges = counter(
    "atrium_cdn_purges_total",
    "Purges that were sent to a CDN, by outcome. One that failed is sent again.",
    "outcome",
  );
  const fallbacks = counter(
    "atrium_graphql_fallbacks_total",
    "Executions that could not be compiled, by reason.",
    "reason",
  );
  return {
    contentType: registry.contentType,
    text: async () => [await registry.metrics(), durations.text(), callDurations.text(), pagesText()].join("\n"),
    ...ofPages,
    async samples() {
      const numbers = (await registry.getMetricsAsJSON()).flatMap(({ name, help, type, values }): Sampled[] => {
        const kind = String(type);
        if (kind !== "counter" && kind !== "gauge") return [];
        const points = values.map(({ labels, value }) => ({
          labels: Object.fromEntries(Object.entries(labels).map(([label, text]) => [label, String(text)])),
          value,
        }));
        return [{ type: kind, name, help, points }];
      });
      return [...numbers, durations.sampled(), callDurations.sampled(), ...pagesSampled()];
    },
    operation(record) {
      const { name, type, outcome, seconds, codes } = record;
      ofPartners(record);
      operations.add(name, type, outcome);
      durations.observe(seconds, name, type);
      for (const code of codes) errors.inc({ code: bounded(code) });
    },
    upstreamCall({ call, outcome, seconds }) {
      calls.add(call, bounded(outcome));
      callDurations.observe(seconds, call);
    },
    breaker({ upstream, call, isOpen }) {
      if (isOpen) {
        breakers.inc({ upstream, call });
        breakerOpenings.inc({ upstream, call });
      } else breakers.dec({ upstream, call });
    },
    response: (route, method, status) => responses.add(route, method, `${status}`),
    streams: (open) => streams.set(open),
    failedLogin: ({ method, code }) => failedLogins.inc({ method, code }),
    platformStream(state) {
      platformStream.reset();
      platformStream.set({ state }, 1);
    },
    watched(open, values) {
      subscriptions.set(open);
      watchedValues.set(values);
    },
    platformGap: () => gaps.inc(),
    platformUp: (isUp) => platformUp.set(isUp ? 1 : 0),
    rowsCut: (subscription) => cuts.inc({ subscription }),
    slowReader: ({ route }) => slowReaders.inc({ route }),
    notice: (outcome) => notices.inc({ outcome }),
    sharedState: (isUp) => sharedState.set(isUp ? 1 : 0),
    purge: (failure) => purges.inc({ outcome: failure === undefined ? "sent" : "failed" }),
    fallback: (reason) => fallbacks.inc({ reason }),
  };
}
