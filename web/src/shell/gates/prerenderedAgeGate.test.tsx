import { readFileSync } from "node:fs";
import path from "node:path";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderShell } from "../../testing/renderShell.tsx";
import { PRERENDERED_AGE_GATE } from "./prerenderedAgeGate.ts";

const user = userEvent.setup();
const script = readFileSync(path.join(import.meta.dirname, "../../../public/age.js"), "utf8");

/** The question as the build renders it and the gateway fills it. */
const markup = `
  <div id="${PRERENDERED_AGE_GATE}" data-age="21">
    <div role="dialog" aria-label="First question" tabindex="-1">
      <div data-step="back"><button value="yes">Yes</button><button value="no">No</button></div>
      <div data-step="no" hidden><button value="back">Wrong</button></div>
    </div>
  </div>`;

const firstGate = () => document.getElementById(PRERENDERED_AGE_GATE);

function openPage() {
  document.body.insertAdjacentHTML("beforeend", markup);
  new Function(script)();
}

beforeEach(() => {
  localStorage.clear();
  firstGate()?.remove();
});

test("the question of the page works without the client", async () => {
  openPage();
  const question = within(screen.getByRole("dialog"));
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
  await user.click(question.getByRole("button", { name: "No" }));
  expect(question.queryByRole("button", { name: "Yes" })).toBeNull();
  await user.click(question.getByRole("button", { name: "Wrong" }));
  await user.click(question.getByRole("button", { name: "Yes" }));
  expect(firstGate()).toBeNull();
  expect(localStorage.getItem("ageConfirmed")).toBe("21");
});

test("a device that has confirmed the age shows no question", () => {
  localStorage.setItem("ageConfirmed", "21");
  openPage();
  expect(firstGate()).toBeNull();
});

test("the client takes over the question, with the answer that was given", async () => {
  openPage();
  await user.click(screen.getByRole("button", { name: "No" }));
  await renderShell({ path: "/rng", confirmedAge: 0 });
  expect(await screen.findByRole("heading", { name: "You can't come in yet" })).toBeTruthy();
  expect(firstGate()).toBeNull();
});

test("the client does not ask again after an answer that was given while it started", async () => {
  const read = vi.spyOn(Storage.prototype, "getItem").mockImplementation((key) => {
    const earlier = read.mock.calls.filter(([name]) => name === "ageConfirmed").length - 1;
    return key === "ageConfirmed" && earlier > 0 ? "21" : null;
  });
  await renderShell({ path: "/rng" });
  await waitFor(() => expect(screen.getByText("Inside").closest("[inert]")).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
});
