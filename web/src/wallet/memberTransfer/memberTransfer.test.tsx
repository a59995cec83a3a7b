import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { MemberTransferPane } from "./MemberTransferPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const terms = (changes: object = {}) => ({
  isPaymentPasswordSet: true,
  upline: { account: "ag***t", nickname: "Mai" },
  least: money("10000"),
  most: money("50000000"),
  dailyCount: 10,
  dailyCountLeft: 9,
  dailyAmountLeft: money("400000"),
  ...changes,
});

async function open(wallet: object) {
  const page = await renderPart(<MemberTransferPane />);
  await page.answer({
    Member: () => ({ id: "m1" }),
    Wallet: () => ({ id: "w1", available: money("300000"), upline: null, downline: null, ...wallet }),
  });
  return page;
}

const fill = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};
const send = () => user.click(screen.getByRole("button", { name: /^Transfer( |$)/ }));

it("transfers to the agent once, also when the answer is lost and the form sends it again", async () => {
  const page = await open({ upline: terms() });
  expect(screen.getByText("Mai (ag***t)")).toBeTruthy();
  await fill(/^Amount/, "150,000");
  await fill(/^Remark/, " rent ");
  await fill(/Payment password/, "246810");
  await send();
  const { input } = page.variables("useTransferToMemberUplineMutation");
  expect(input).toMatchObject({ amount: "150000", remark: "rent", paymentPassword: "246810" });
  await page.refuse(new Error("down"));
  await send();
  await waitFor(() => expect(page.variables("useTransferToMemberUplineMutation").input).toEqual(input));
  await page.answer({
    TransferToUplinePayload: () => ({ userErrors: [] }),
    Wallet: () => ({ id: "w1", available: money("150000"), transferTerms: terms({ dailyCountLeft: 8 }) }),
  });
  expect(await screen.findByText("₫150,000 moved to Mai (ag***t).")).toBeTruthy();
  expect(screen.getByText(/Available: ₫150,000/)).toBeTruthy();
  for (const label of [/^Amount/, /^Remark/, /Payment password/])
    expect(screen.getByLabelText(label)).toHaveProperty("value", "");
});

it("says what is wrong before it is sent, and what the platform refuses at its field", async () => {
  const page = await open({ downline: terms({ upline: null }) });
  for (const [amount, message] of [
    ["9999", /₫10,000 to/],
    ["300001", /doesn't have that much/],
    ["1.5", /whole amount/],
  ] as const) {
    await fill(/^Amount/, amount);
    await send();
    expect(screen.getAllByRole("alert").some(({ textContent }) => message.test(textContent ?? ""))).toBe(true);
  }
  expect(screen.getByText("Enter the recipient's user name")).toBeTruthy();
  expect(screen.getByText("Enter six digits")).toBeTruthy();
  await fill(/user name$/, "nobody");
  await fill(/^Amount/, "20000");
  await fill(/Payment password/, "246810");
  await send();
  await waitFor(() =>
    expect(page.variables("useTransferToMemberDownlineMutation").input).toMatchObject({ account: "nobody" }),
  );
  await page.answer({
    TransferToDownlinePayload: () => ({
      wallet: null,
      userErrors: [
        {
          code: "DOWNLINE_NOT_FOUND",
          field: ["account"],
          message: "Nobody has this name.",
          retryAfter: null,
          limit: null,
          playBreak: null,
        },
      ],
    }),
  });
  expect(await screen.findByText("Nobody has this name.")).toBeTruthy();
  await fill(/user name$/, "somebody");
  await send();
  await page.answer({ TransferToDownlinePayload: () => ({ userErrors: [] }) });
  expect(await screen.findByText("₫20,000 moved to somebody.")).toBeTruthy();
  expect(screen.getByLabelText(/user name$/)).toHaveProperty("value", "somebody");
});

it("shows an agent both ways, and stops when the day's transfers are used up", async () => {
  await open({ upline: terms(), downline: terms({ upline: null, dailyCountLeft: 0 }) });
  const down = within(screen.getByRole("region", { name: "To a member directly below you" }));
  expect(down.getByRole("button", { name: /^Transfer( |$)/ })).toHaveProperty("disabled", true);
  const up = within(screen.getByRole("region", { name: "To your agent" }));
  expect(up.getByRole("button", { name: /^Transfer( |$)/ })).toHaveProperty("disabled", false);
});

it("leads to the payment password when there is none", async () => {
  await open({ upline: terms({ isPaymentPasswordSet: false }) });
  expect(screen.getByRole("button", { name: "Set payment password" })).toBeTruthy();
});

it("says when the account cannot transfer", async () => {
  await open({});
  expect(screen.getByText("No transfers at the moment")).toBeTruthy();
});
