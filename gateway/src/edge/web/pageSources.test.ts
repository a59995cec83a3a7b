import { expect, it } from "vitest";
import { webCsp } from "../http/securityHeaders.ts";
import { pageSources } from "./pageSources.ts";

const hosts = {
  cdns: ["https://img.example"],
  services: [],
  phoneAuth: null,
  hasAnalytics: false,
  hasTurnstile: false,
};

it("allows the hosts of Google's tag only where the brand has a tag", () => {
  expect(webCsp(pageSources(hosts))).not.toContain("google");
  const open = webCsp(pageSources({ ...hosts, hasAnalytics: true }));
  expect(open).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  expect(open).toMatch(/connect-src 'self' [^;]*google-analytics\.com/);
});

it("allows Cloudflare's hosts only where the platform uses Turnstile", async () => {
  expect(webCsp(pageSources(hosts))).not.toContain("cloudflare");
  const open = webCsp(pageSources({ ...hosts, hasTurnstile: true }));
  expect(open).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com;/);
  expect(open).toMatch(/frame-src https:\/\/img\.example https:\/\/challenges\.cloudflare\.com;/);
  expect(open).not.toMatch(/connect-src[^;]*cloudflare/);
});
