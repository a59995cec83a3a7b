import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { recordServerTime } from "./serverClock.ts";
import { TimeUntil } from "./TimeUntil.tsx";

it("counts by the platform's clock, though the device's one is wrong", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  recordServerTime("2026-11-23T12:00:00Z");
  const { container } = render(
    <IntlForTests>
      <TimeUntil at="2026-11-23T14:01:00Z" />
    </IntlForTests>,
  );
  expect(container.textContent).toMatch(/^in 2 hours/);
});
