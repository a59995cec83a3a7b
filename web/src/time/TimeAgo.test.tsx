import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { recordServerTime } from "./serverClock.ts";
import { TimeAgo } from "./TimeAgo.tsx";

it("counts by the platform's clock, though the device's one is wrong", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  recordServerTime("2026-11-23T12:00:00Z");
  const { container } = render(
    <IntlForTests>
      <TimeAgo at="2026-11-23T11:55:00Z" />
    </IntlForTests>,
  );
  expect(container.textContent).toMatch(/^5 minutes ago$/);
});
