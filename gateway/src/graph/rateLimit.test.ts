import { expect, it } from "vitest";
import { openGateway } from "../testing/gateway.ts";
import { refuse, startPlatform } from "../testing/platform.ts";

it("answers what is left of the caller's budget, or null without budgets", async () => {
  await using platform = await startPlatform((_, res) => refuse(res, 404, "NOT_FOUND"));
  const ask = async (points: string) => {
    await using t = await openGateway({ origin: platform.origin, cdnOrigins: [] }, { BUDGET_POINTS: points });
    const answer = await fetch(`${t.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ rateLimit { limit cost remaining used resetAt } site { id } }" }),
    });
    return Object(await answer.json()).data.rateLimit;
  };
  const budget = await ask("500");
  expect(budget).toEqual({ limit: 500, cost: 1, remaining: 499, used: 1, resetAt: expect.any(String) });
  expect(Date.parse(budget.resetAt) - Date.now()).toBeLessThanOrEqual(20);
  expect(await ask("0")).toBeNull();
});
