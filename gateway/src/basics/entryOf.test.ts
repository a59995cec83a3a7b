import { expect, it } from "vitest";
import { announcement } from "../announcements/announcements.wire.ts";
import { statusOfErrors } from "../edge/graphql/replies/statuses.ts";
import { codeOfUpstream, maskError } from "../errors/mask.ts";
import { mutate } from "../errors/mutate.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import { traitsOf } from "../games/lotteryTraits.wire.ts";
import { registrationSettings } from "../session/registration/registration.wire.ts";
import { linkageOf } from "../site/linkage.ts";
import { entryOf } from "./entryOf.ts";

const words = ["constructor", "__proto__", "toString", "hasOwnProperty"];

it.each(words)("the word %s of the platform is in no table", async (word) => {
  expect(entryOf({ a: 1 }, word)).toBeUndefined();
  expect(linkageOf(word, "https://a.example")).toEqual({ kind: "UNKNOWN", target: "https://a.example" });
  const row = { id: 1, type: word, title: "Title", timestamp: 1_700_000_000_000, pinned: false };
  expect(announcement.parse(row)).toBeNull();
  const game = {
    gameCode: "SSC",
    accountTypeName: word,
    defaultPlayType: null,
    prizeMode: word,
    lotteryKind: "UNKNOWN",
  } as const;
  expect(traitsOf("LOTT", game)).toMatchObject({ mode: "UNKNOWN" });
  const form = JSON.parse(`{ "${word}": { "enabled": true, "required": true }, "email": { "enabled": true } }`);
  const { username } = registrationSettings.parse({ register: form, registerMobile: {} });
  expect(username.fields.map(({ name }) => name)).toEqual(["EMAIL"]);

  const refusal = new UpstreamError({
    status: 422,
    code: word,
    fields: [{ field: word, rule: "length", min: 1, max: 2 }],
  });
  expect(codeOfUpstream(refusal)).toBe("UPSTREAM_UNAVAILABLE");
  const masked = maskError(refusal, { language: "EN", requestId: "1" }, () => undefined);
  expect(statusOfErrors([masked], false)).toBe(502);
  const fields = { email: ["email"] };
  const options = { language: "EN", fields } as const;
  const { userErrors } = await mutate(options, async () => Promise.reject(refusal));
  expect(userErrors).toMatchObject([{ code: "VALIDATION_FAILED", field: null }]);
});
