import type { ServerResponse } from "node:http";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { isLanguageCode, languages } from "../language/language.ts";
import { textIn } from "../language/texts.ts";
import { openGateway } from "../testing/gateway.ts";
import { ok, refuse, startPlatform } from "../testing/platform.ts";
import { maskError } from "./mask.ts";
import { allErrorCodes, textIdOf } from "./texts.ts";

const permission = {
  whitelabel: [{ modId: "CHAT", enabled: true, childrenNodes: [] }],
  resources: [],
  imageCDNs: [],
  launchGameCDNs: [],
  languages: ["EN", "VI"],
  currencies: ["VND"],
  brand: { merchantCode: "atrium", name: "Atrium", chatHeaderColor: "red;}" },
  ageMinimum: 18,
};
const HOME = `{ site { brand { name chatHeaderColor } features { chat } domains { url } countries { code } } }`;

/** A gateway in front of a platform that gives this answer to every call but the first. */
async function before(others: (res: ServerResponse) => void) {
  const platform = await startPlatform(({ request }, res) =>
    request.startsWith("GET /wps/system/permission") ? ok(res, permission) : others(res),
  );
  const t = await openGateway({ origin: platform.origin, cdnOrigins: [] });
  return {
    ...t,
    platform: platform.origin,
    async [Symbol.asyncDispose]() {
      await t[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

it("keeps the other parts when a part of the platform fails, and reveals nothing of the platform", async () => {
  await using t = await before((res) => refuse(res, 500, "INTERNAL"));
  const { data, errors } = await t.client({ "x-atrium-language": "VI" }).run(HOME);
  expect(data).toEqual({
    site: {
      brand: { name: "Atrium", chatHeaderColor: null },
      features: { chat: true },
      domains: null,
      countries: null,
    },
  });
  expect(errors).toEqual(
    ["domains", "countries"].map((field) => ({
      message: "Dịch vụ hiện không khả dụng. Vui lòng thử lại.",
      path: ["site", field],
      locations: [expect.anything()],
      extensions: { code: "UPSTREAM_UNAVAILABLE" },
    })),
  );
  const text = JSON.stringify(errors);
  for (const secret of ["SECRET", t.platform, "127.0.0.1", "/wps", "stack"]) expect(text).not.toContain(secret);
});

it("sends the platform's Retry-After as a header and in the error, in every lane", async () => {
  await using t = await before((res) => {
    res.setHeader("retry-after", "9");
    refuse(res, 429, "RATE_LIMITED");
  });
  const query = "{ viewer { systemStatus { state } } site { countries { code } } }";
  // The second time it takes another lane.
  for (const _ of ["unknown", "known"]) {
    const answer = await fetch(`${t.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    expect(answer.headers.get("retry-after")).toBe("9");
    const { errors } = Object(await answer.json());
    expect(errors[0].extensions).toEqual({ code: "RATE_LIMITED", retryAfter: 9 });
  }
});

it("asks the platform for half a surrogate pair as for any text", async () => {
  await using t = await before((res) => refuse(res, 404, "NOT_FOUND"));
  const query = "query ($id: String!) { site { promotion(internalID: $id) { title } } }";
  const { data, codes } = await t.client().run(query, { id: "\ud800" });
  expect([data, codes]).toEqual([{ site: { promotion: null } }, []]);
});

it("does not report it as a fault when a client leaves", () => {
  const faults: unknown[] = [];
  const reader = { language: "EN", requestId: "r" } as const;
  const left = new DOMException("The client left.", "AbortError");
  maskError(new GraphQLError("x", { originalError: left }), reader, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
});

it.each([
  ["SYSTEM_MAINTENANCE", 503],
  ["REGION_RESTRICTED", 451],
  ["DOMAIN_INVALID", 421],
  ["RATE_LIMITED", 429],
])("passes %s on by its code", async (code, status) => {
  await using t = await before((res) => {
    res.setHeader("retry-after", "9");
    refuse(res, status, code);
  });
  expect((await t.client().run("{ site { countries { code } } }")).errors).toMatchObject([
    { extensions: { code, retryAfter: 9 } },
  ]);
});

it("treats an answer that can't be read as a failure of the platform", async () => {
  let body = "";
  await using t = await before((res) => res.end(body));
  for (body of ["", "null", "7", '"x"', "{", '{"value":{"list":[{}]}}', '{"value":null}', "<html>", "\0\0"]) {
    expect((await t.client().run("{ site { countries { code } } }")).codes).toEqual(["UPSTREAM_UNAVAILABLE"]);
  }
});

it("has a text for every code in every language, without a text of another language", () => {
  for (const language of Object.keys(languages).filter(isLanguageCode)) {
    for (const code of allErrorCodes()) expect(textIn(language, textIdOf(code)).length).toBeGreaterThan(3);
  }
});
