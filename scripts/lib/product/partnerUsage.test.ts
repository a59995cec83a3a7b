import { expect, it } from "vitest";
import { fieldUsage, partnerUsage } from "./partnerUsage.ts";

it("prints budget and operations of each partner", () => {
  const metrics = `
atrium_graphql_operations_total{operation="HomeQuery",type="query",outcome="ok"} 7
atrium_partner_operations_total{partner="zeta",version="none",operation="ad-hoc",outcome="ok"} 1
atrium_partner_operations_total{partner="acme",version="2.1.0",operation="Lobby",outcome="ok"} 3
atrium_partner_operations_total{partner="acme",version="2.1.0",operation="Launch",outcome="partial"} 12
atrium_partner_points_total{partner="acme"} 45
atrium_partner_budget_points{partner="acme"} 2000
atrium_partner_budget_points_per_second{partner="acme"} 100
`;
  expect(
    partnerUsage(metrics)
      .split("\n")
      .map((line) => line.replaceAll(/ +/g, " ")),
  ).toEqual([
    "acme: 45 points of 2000, 100 back each second",
    " 12 Launch 2.1.0 partial",
    " 3 Lobby 2.1.0 ok",
    "",
    "zeta: no budget of its own",
    " 1 ad-hoc none ok",
    "",
  ]);
  expect(partnerUsage("")).toBe("No partner has asked for anything yet.\n");
});

it("prints who asks for a deprecated field, or for the one that is named", () => {
  const metrics = `
atrium_deprecated_field_uses_total{field="Site.countries",client="",version=""} 0
atrium_deprecated_field_uses_total{field="Game.tag",client="acme",version="2.1.0"} 3
atrium_deprecated_field_uses_total{field="Game.tag",client="(web)",version="none"} 40
atrium_field_uses_total{field="Game.name",client="acme",version="2.1.0"} 7
`;
  const short = (text: string) => text.replaceAll(/ +/g, " ");
  expect(short(fieldUsage(metrics))).toBe(
    "Game.tag: asked for by\n 40 (web) none\n 3 acme 2.1.0\nSite.countries: nobody has asked for it\n",
  );
  expect(short(fieldUsage(metrics, "Game.name"))).toBe("Game.name: asked for by\n 7 acme 2.1.0\n");
  expect(fieldUsage(metrics, "Game.code")).toBe("Game.code: nobody has asked for it\n");
  expect(fieldUsage("")).toBe("No field is deprecated.\n");
});
