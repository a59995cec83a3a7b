import { expect, test } from "vitest";
import { Footprint } from "../../../upstream/footprint.ts";
import { SharedAnswer, SharedAnswers } from "./sharedAnswers.ts";

test("keeps few of many tiny answers: each costs more memory than its JSON", () => {
  const answers = new SharedAnswers();
  const tiny = () =>
    new SharedAnswer({
      values: new Map([["site", Buffer.from("null")]]),
      maxAge: 5,
      askedAt: 0,
      footprint: new Footprint(),
    });
  const keys = Array.from({ length: 20_000 }, (_, index) => `search ${index}`);
  for (const key of keys) answers.set(key, tiny(), { isCommon: false, seconds: 60 });
  expect(keys.filter((key) => answers.get(key) !== undefined).length).toBeLessThan(5_000);
});
