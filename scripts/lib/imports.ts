import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.ts";

const DOMAINS = new Set([
  "site",
  "session",
  "member",
  "wallet",
  "games",
  "lottery",
  "promotions",
  "points",
  "announcements",
  "support",
  "agent",
]);

interface Place {
  workspace: string;
  room: string;
  isTest: boolean;
}

function placeOf(file: string): Place {
  const [workspace = "", , room = ""] = file.split(path.sep);
  return { workspace, room, isTest: /\.test\.tsx?$|testing|bench|\/test\//.test(file) };
}

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, specifier = ""]) => specifier);
}

/** What each workspace may take from the others, besides what it holds itself. */
const MAY_IMPORT: Record<string, string[]> = {
  gateway: ["schema"],
  web: [],
  arcade: [],
  sandbox: ["arcade"],
  schema: [],
  e2e: [],
};

function faultOf(file: string, from: Place, specifier: string): string | undefined {
  const other = /^@atrium\/(\w+)/.exec(specifier)?.[1];
  if (other && !from.isTest && !MAY_IMPORT[from.workspace]?.includes(other)) {
    return `${file}: ${from.workspace} must not import ${specifier}`;
  }
  if (!specifier.startsWith(".")) return undefined;
  const to = placeOf(path.normalize(path.join(path.dirname(file), specifier)));
  if (to.workspace !== from.workspace && !from.isTest) return `${file}: leaves its workspace for ${specifier}`;
  const isShared = !DOMAINS.has(from.room) && from.room !== "" && !from.room.includes(".");
  // ui, forms, relay, upstream, paging … are what domains stand on: they know none of them.
  const FOUNDATIONS = new Set([
    "ui",
    "forms",
    "relay",
    "i18n",
    "styles",
    "upstream",
    "paging",
    "errors",
    "cdn",
    "ledger",
  ]);
  if (isShared && FOUNDATIONS.has(from.room) && DOMAINS.has(to.room) && !from.isTest) {
    return `${file}: ${from.room} must not know the domain ${to.room}`;
  }
  return undefined;
}

/** Imports against the direction in which they may go, as sentences. */
export function findImportFaults(): string[] {
  return globSync("{schema,gateway,arcade,sandbox,web,e2e}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => name.includes("node_modules") || name.includes("__generated__") || name.includes("dist"),
  }).flatMap((file) => importsOf(file).flatMap((specifier) => faultOf(file, placeOf(file), specifier) ?? []));
}
