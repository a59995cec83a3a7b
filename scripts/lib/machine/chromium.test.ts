import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { findChromium } from "./chromium.ts";

afterEach(() => vi.unstubAllEnvs());

it("finds a Chromium only when it runs", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-chromium-"));
  const browser = (name: string, code: number) => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    return file;
  };
  vi.stubEnv("CHROMIUM", browser("whole", 0));
  expect(findChromium()).toBe(path.join(folder, "whole"));
  // As the system does when a library is missing.
  vi.stubEnv("CHROMIUM", browser("withoutLibraries", 127));
  expect(findChromium()).not.toBe(path.join(folder, "withoutLibraries"));
});
