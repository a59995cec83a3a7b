import { act, cleanup, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Caller, CallerContext } from "../caller/caller.ts";
import { lengthOf } from "../forms/TextAreaField.tsx";
import { SessionDialogs } from "../session/dialogs/SessionDialogs.tsx";
import { namedDialogs } from "../shell/namedDialogs.ts";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { problemOf } from "../uploads/uploadPicture.ts";
import { feedbackRoutes } from "./feedback.routes.tsx";

/** The requests that were sent, and a function that answers them. */
class Sending {
  static all: Sending[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  onload = () => undefined;
  onabort = () => undefined;
  retryAfter: string | null = null;
  headers: Record<string, string> = {};
  isAborted = false;
  open() {
    Sending.all.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return this.retryAfter;
  }
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}

beforeEach(() => {
  Sending.all = [];
  vi.stubGlobal("XMLHttpRequest", Sending);
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const user = userEvent.setup({ applyAccept: false });

// Lazy screens are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const show = (path: string, caller: Caller) =>
  renderRoutes(
    [
      {
        element: (
          <CallerContext value={caller}>
            <SessionDialogs named={namedDialogs}>
              <Outlet />
            </SessionDialogs>
          </CallerContext>
        ),
        children: feedbackRoutes,
      },
    ],
    path,
  );
/** Answers one of the uploads, which are sent one after the other. */
async function answerUpload(index: number, status: number, response: unknown, retryAfter: string | null = null) {
  await waitFor(() => expect(Sending.all).toHaveLength(index + 1));
  const sending = Sending.all[index];
  if (sending) act(() => Object.assign(sending, { retryAfter }).answer(status, response));
}
const png = (name: string) => new File(["x"], name, { type: "image/png" });
const sent = async (page: Awaited<ReturnType<typeof show>>) =>
  waitFor(() =>
    page.environment.mock.findOperation(({ request }) => request.node.operation.name === "FeedbackFormMutation"),
  );

it("counts characters as people do, and checks files before they are sent", () => {
  expect(lengthOf("  🂡🂡🂡 ")).toBe(3);
  expect(problemOf({ type: "image/svg+xml", size: 1 })).toBe("type");
  expect(problemOf({ type: "image/jpeg", size: 5 * 1024 * 1024 + 1 })).toBe("large");
  expect(problemOf({ type: "image/png", size: 5 * 1024 * 1024 })).toBeUndefined();
});

it("sends a member's text with the uploaded pictures, and shows a refusal under its field", async () => {
  const page = await show("/feedback", "member");
  const content = await screen.findByRole("textbox", { name: /^Your message/ });
  await user.type(content, "short");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Please write 10 to 500 characters")).toBeTruthy();
  await user.type(content, " and then some more");

  await user.upload(screen.getByTestId("pictures"), [png("a.png"), png("b.png")]);
  await answerUpload(0, 201, { imageId: "image-a" });
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  await waitFor(() => expect(Sending.all.map(({ headers }) => headers["x-atrium-csrf"])).toEqual(["1", "1"]));
  await user.click(screen.getByRole("button", { name: "Remove b.png" }));
  expect(Sending.all[1]?.isAborted).toBe(true);
  await user.upload(screen.getByTestId("pictures"), [png("c.png")]);
  await answerUpload(2, 429, null, "40000");
  expect(await screen.findByText("You can't send more pictures today")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Remove c.png" }));

  await user.click(screen.getByRole("button", { name: "Send" }));
  const first = await sent(page);
  expect(first.request.variables).toEqual({
    input: { kind: "ADVICE", content: "short and then some more", contact: null, imageIds: ["image-a"] },
  });
  await page.answer({
    SendFeedbackPayload: () => ({
      feedbackId: null,
      userErrors: [{ code: "VALIDATION_FAILED", field: ["content"], message: "Not like that.", retryAfter: null }],
    }),
  });
  expect(await screen.findByText("Not like that.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await sent(page);
  await page.answer({ SendFeedbackPayload: () => ({ feedbackId: "1", userErrors: [] }) });
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Thank you" }));
});

it("says which pictures are missing, and sends one again that got lost", async () => {
  await show("/feedback", "member");
  const input = await screen.findByTestId("pictures");
  await user.upload(input, [png("a.png"), png("b.png"), png("c.png"), png("d.png")]);
  expect(screen.getByText("You can send 3 pictures. The others were left out.")).toBeTruthy();
  await answerUpload(0, 201, { imageId: "image-a" });
  await answerUpload(1, 201, { imageId: "image-b" });
  // The gateway is busy with pictures of another tab.
  await answerUpload(2, 429, null, "5");
  expect(await screen.findByText("Not uploaded")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Remove a.png" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a picture" }));
  expect(screen.getByText(/^Some pictures weren't uploaded/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);

  await user.click(screen.getByRole("button", { name: "Try again: c.png" }));
  expect(screen.queryByText("Not uploaded")).toBeNull();
  await answerUpload(3, 201, { imageId: "image-c" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", false));
  expect(screen.getByText(/^Up to 3 PNG or JPEG/)).toBeTruthy();
});

it("tells guests why they cannot add pictures, and takes their application with the code of a link", async () => {
  const page = await show("/feedback", "guest");
  expect(await screen.findByText(/^Log in to add pictures/)).toBeTruthy();
  await page.router.navigate("/affiliate?referralCode=MAIHUE56");
  await user.click(await screen.findByRole("button", { name: "Apply" }));
  expect(await screen.findByText(/^Enter an e-mail address/)).toBeTruthy();
  expect(screen.getByText(/must not be empty/)).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "E-mail or mobile number" }), "linh@example.com");
  await user.type(screen.getByRole("textbox", { name: /^Your channels/ }), "A newsletter");
  await user.selectOptions(screen.getByLabelText(/^How many players/), "21 to 100");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  const sentInput = await page.answerTo("AffiliateFormMutation", {
    ApplyAsAgentPayload: () => ({ member: null, userErrors: [] }),
  });
  expect(sentInput).toEqual({
    input: {
      ...{ contact: "linh@example.com", channels: "A newsletter", expectedPlayers: "UP_TO_100", message: null },
      ...{ referralCode: "MAIHUE56", humanCheck: null },
    },
  });
  expect(await screen.findByRole("heading", { name: "We've received your application" })).toBeTruthy();
});

it("shows members what became of their application, and agents none", async () => {
  const of = (state: string, reason: string | null = null) => ({
    Member: () => ({ id: "me", agentApplication: { state, reason, appliedAt: "2026-11-20T10:00:00Z" } }),
  });
  const page = await show("/agent/apply", "member");
  await page.answerTo("AffiliateScreenQuery", of("DECLINED", "No channel yet"));
  expect(await screen.findByText("Your application was declined: No channel yet")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "E-mail or mobile number" }), "+84 901 234 567");
  await user.type(screen.getByRole("textbox", { name: /^Your channels/ }), "A group");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  await page.answerTo("AffiliateFormMutation", { ApplyAsAgentPayload: () => ({ userErrors: [] }), ...of("NEW") });
  expect(await screen.findByText(/^Sent .* We'll send you a message/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  cleanup();
  await show("/agent/apply", "agent");
  expect(await screen.findByText(/^You're already an agent/)).toBeTruthy();
});
