import { expect, test } from "vitest";
import { startForFile } from "../../testing/startForFile.ts";

const { caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("line01");

interface Filter extends Record<"filterId" | "report" | "name" | "query", string> {
  mail: null;
}
const call = async (path: string, body: object, as = token) => {
  const { code, value } = await caller.post<{ list: Filter[] } | null>(`/wps/relay/ACS_savedFilter${path}`, {
    token: as,
    body,
  });
  return { code, list: value?.list ?? [] };
};
const save = (name: string, query = "period=LAST_7", report = "TEAM_BETS") => call("Save", { report, name, query });

test("keeps a filter under its name, renames and deletes it, for its agent only", async () => {
  const { list } = await save("  Mine  ");
  expect(list).toEqual([
    { filterId: expect.any(String), report: "TEAM_BETS", name: "Mine", query: "period=LAST_7", mail: null },
  ]);
  const replaced = await save("Mine", "status=LOST");
  expect(replaced.list.map(({ query }) => query)).toEqual(["status=LOST"]);
  const filterId = list[0]?.filterId;
  const other = await tokenOf("agent");
  expect((await call("Rename", { filterId, name: "Yours" }, other)).code).toBe("NOT_FOUND");
  expect((await call("Delete", { filterId }, other)).code).toBe("NOT_FOUND");
  await save("Second");
  expect((await call("Rename", { filterId, name: "Second" })).code).toBe("VALIDATION_FAILED");
  const { list: renamed } = await call("Rename", { filterId, name: "Third" });
  expect(renamed.map(({ name }) => name).toSorted()).toEqual(["Second", "Third"]);
  for (const { filterId: id } of renamed) await call("Delete", { filterId: id });
  const { value } = await caller.get<{ list: Filter[] }>("/wps/relay/ACS_savedFilterList", { token });
  expect(value.list).toEqual([]);
});

test("bounds names, filters and their number, also for simultaneous requests", async () => {
  for (const name of [" ", "x".repeat(31)]) expect((await save(name)).code).toBe("VALIDATION_FAILED");
  expect((await save("\u{1f0a1}".repeat(30))).list).toHaveLength(1);
  expect((await save("Long", "x".repeat(501))).code).toBe("VALIDATION_FAILED");
  expect((await save("Unknown", "", "SECRETS")).code).toBe("VALIDATION_FAILED");
  const codes = await Promise.all(Array.from({ length: 12 }, async (_, i) => (await save(`Filter ${i}`)).code));
  expect(codes.filter((code) => code === "FILTER_LIMIT")).toHaveLength(3);
  for (const [i, report] of ["INCOME", "TEAM", "DIVIDEND"].entries()) {
    expect((await save("Filter of another list", "", report)).list).toHaveLength(11 + i);
  }
});
