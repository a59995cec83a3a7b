import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showToast } from "./showToast.ts";
import { Toast, ToastPlace } from "./Toast.tsx";

test("toasts of different parts of the page share one stack, so that none covers another", () => {
  render(
    <>
      <section>
        <ToastPlace role="status" isOnTop>
          <Toast>New version</Toast>
        </ToastPlace>
      </section>
      <ToastPlace role="status" isOnTop>
        <Toast>Still here?</Toast>
      </ToastPlace>
    </>,
  );
  showToast("Saved.");
  const places = [...screen.getAllByRole("status"), screen.getByRole("alert")];
  expect(places.map(({ textContent }) => textContent)).toEqual(["New version", "Still here?", "Saved."]);
  expect(new Set(places.map(({ parentElement }) => parentElement)).size).toBe(1);
  expect(places[0]?.parentElement?.parentElement).toBe(document.body);
});
