import { Durations } from "./durations.ts";

/** How long something took on a visitor's page. `metric`: LCP, INP or TTFB. */
export interface PageTimeRecord {
  route: string;
  device: string;
  metric: string;
  seconds: number;
}

/** How much a page moved under its visitor (CLS). */
export interface PageShiftRecord {
  route: string;
  device: string;
  shift: number;
}

/** Histograms of field data. Buckets end at the limits of good and poor pages: 0.2 and 0.5 s, 2.5 and 4 s, 0.1 and 0.25. */
export function pageMetrics() {
  const times = new Durations({
    name: "atrium_page_seconds",
    help: "Web vitals LCP, INP and TTFB of pages, by the route on which they began.",
    labels: ["metric", "route", "device"],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
  });
  const shifts = new Durations({
    name: "atrium_page_layout_shift",
    help: "Web vital CLS of pages, by the route on which they began.",
    labels: ["route", "device"],
    buckets: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  });
  return {
    pageTime: ({ metric, route, device, seconds }: PageTimeRecord) => times.observe(seconds, metric, route, device),
    pageShift: ({ route, device, shift }: PageShiftRecord) => shifts.observe(shift, route, device),
    sampled: () => [times.sampled(), shifts.sampled()],
    text: () => `${times.text()}\n${shifts.text()}`,
  };
}
