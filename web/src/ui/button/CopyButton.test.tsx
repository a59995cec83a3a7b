import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { CopyButton } from "./CopyButton.tsx";

const button = (text: string) => (
  <IntlForTests>
    <CopyButton text={text} name="Link" />
  </IntlForTests>
);

it.each([
  ["the browser refuses it", { writeText: () => Promise.reject(new Error("refused")) }],
  ["the page has no secure connection", undefined],
])("says that copying did not work when %s", async (_, clipboard) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  render(button("https://one.example"));
  await user.click(screen.getByRole("button", { name: "Copy: Link" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Select the text/);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("says what was copied, and nothing of another text", async () => {
  const user = userEvent.setup();
  const { rerender } = render(button("https://one.example"));
  await user.click(screen.getByRole("button", { name: "Copy: Link" }));
  expect(await navigator.clipboard.readText()).toBe("https://one.example");
  expect(screen.getByRole("status").textContent).toBe("Copied");
  rerender(button("https://two.example"));
  expect(screen.getByRole("status").textContent).toBe("");
});
