import type { AdapterCall } from "../../../gateway/src/upstream/adapter/functions.ts";

/** Our `all` means the whole balance, which this platform wants as an amount: it is asked for first. */
export async function transfer(call: AdapterCall): Promise<{ amount: string; currency: string }> {
  const { fromAccountType: from, toAccountType: to, amount } = call.values;
  const cents = amount === "all" ? await balanceOf(call, String(from)) : Math.round(Number(amount) * 100);
  if (cents <= 0) throw call.refusal("BALANCE_NOT_ENOUGH");
  const request = { method: "POST", path: "/api/v1/wallet/moves", json: { from, to, cents } } as const;
  const { content } = await call.ask(request);
  return { amount: (cents / 100).toFixed(2), currency: String(Object(content).currency) };
}

async function balanceOf({ ask }: AdapterCall, place: string): Promise<number> {
  const { content } = await ask({ method: "GET", path: `/api/v1/wallet/places/${encodeURIComponent(place)}` });
  return Number(Object(content).cents);
}
