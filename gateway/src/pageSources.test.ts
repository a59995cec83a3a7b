import { expect, it } from "vitest";
import { webCsp } from "./edge/securityHeaders.ts";
import { pageSources } from "./pageSources.ts";

it("opens the page to the tag's hosts only where the brand has a tag", () => {
  const hosts = { cdns: ["https://img.example"], services: [], phoneAuth: null };
  expect(webCsp(pageSources({ ...hosts, hasAnalytics: false }))).not.toContain("google");
  const open = webCsp(pageSources({ ...hosts, hasAnalytics: true }));
  expect(open).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  expect(open).toMatch(/connect-src 'self' [^;]*google-analytics\.com/);
});
