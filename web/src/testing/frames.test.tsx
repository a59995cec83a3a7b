import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";

// The tests of a worker share the page, so what the first one leaves behind concerns the others.
test("with fake timers, what has the focus is disabled", () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<button type="button" aria-label="Press" />);
  const button = container.querySelector("button");
  button?.focus();
  expect(document.activeElement).toBe(button);
  rerender(<button type="button" aria-label="Press" disabled />);
});

test("the next test still gets frames", async () => {
  const drawn = vi.fn();
  requestAnimationFrame(drawn);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
});
