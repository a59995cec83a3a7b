import { expect, test } from "vitest";
import { inProcessorTime } from "./processorTime.ts";

test("an event is as long as its thread had the processor", () => {
  const events = [
    { name: "RunTask", ts: 10, dur: 900, tdur: 120 },
    { name: "RunTask", ts: 990, dur: 40, tdur: 41 },
    { name: "ResourceFinish", ts: 1100 },
  ];
  expect(inProcessorTime(events)).toEqual([
    { name: "RunTask", ts: 10, dur: 120, tdur: 120 },
    { name: "RunTask", ts: 990, dur: 40, tdur: 41 },
    { name: "ResourceFinish", ts: 1100 },
  ]);
});
