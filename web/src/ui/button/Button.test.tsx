import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";

const user = userEvent.setup();
const onClick = vi.fn();
const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
beforeEach(() => vi.clearAllMocks());

const Form = ({ isBusy }: { isBusy: boolean }) => (
  <form onSubmit={onSubmit}>
    <input aria-label="Name" />
    <Button type="submit" isBusy={isBusy} onClick={onClick}>
      Send
    </Button>
  </form>
);

it("keeps the focus while it is busy: browsers take it from a button that is disabled", () => {
  const { rerender } = render(<Form isBusy={false} />);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  button.focus();
  rerender(<Form isBusy />);
  expect(button.disabled).toBe(false);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});

it("does nothing while it is busy, nor does its form", async () => {
  const { rerender } = render(<Form isBusy />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.type(screen.getByRole("textbox"), "Ann{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(<Form isBusy={false} />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
