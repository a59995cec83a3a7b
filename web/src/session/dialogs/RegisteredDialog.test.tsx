import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { RegisteredDialog } from "./RegisteredDialog.tsx";

it("shows a username that the platform made up, and copies it", async () => {
  const user = userEvent.setup();
  const account = { madeUpName: "tiger4711", bonus: null, bonusTurnover: null, hasIntention: false };
  render(
    <IntlForTests>
      <RegisteredDialog account={account} onClose={() => undefined} />
    </IntlForTests>,
  );
  await user.click(screen.getByRole("button", { name: "Copy: User name" }));
  expect(await navigator.clipboard.readText()).toBe("tiger4711");
  expect(screen.getByRole("status").textContent).toBe("Copied");
});
