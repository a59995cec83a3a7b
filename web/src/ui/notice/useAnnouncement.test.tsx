import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useAnnouncement } from "./useAnnouncement.ts";

const Region = ({ text }: { text: string }) => <p role="status">{useAnnouncement(text)}</p>;
const said = () => screen.getByRole("status").textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
test("says nothing at first, then changes, and the latest of many only every 10 s", async () => {
  const { rerender } = render(<Region text="10" />);
  await pass(20_000);
  expect(said()).toBe("");
  rerender(<Region text="11" />);
  await pass(0);
  expect(said()).toBe("11");
  for (const text of ["12", "13", "14"]) {
    rerender(<Region text={text} />);
    await pass(3_000);
  }
  expect(said()).toBe("11");
  await pass(1_000);
  expect(said()).toBe("14");
});

test("does not announce a change that was reverted", async () => {
  const { rerender } = render(<Region text="10" />);
  rerender(<Region text="11" />);
  rerender(<Region text="10" />);
  await pass(20_000);
  expect(said()).toBe("");
});
