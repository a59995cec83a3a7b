import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { createMetrics } from "./metrics.ts";
import { continueTrace } from "./trace.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const textOf = (file: string) => readFileSync(`${root}${file}`, "utf8");
const documentsOf = (file: string): unknown[] =>
  parseAllDocuments(textOf(file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
    return document.toJS();
  });

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() })),
});
const Manifest = z.object({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }) });

const rules = Rules.parse(documentsOf("deploy/prometheus/rules.yaml")[0]).groups.flatMap((group) => group.rules);
const expressions = () => [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...Dashboard.parse(JSON.parse(textOf("deploy/grafana/gateway.json"))).panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: title, expr })),
  ),
];

/** Metrics in which every label has a value. */
function filledMetrics() {
  const metrics = createMetrics();
  const trace = continueTrace(undefined, undefined);
  const times = { startedAt: 0, seconds: 1 };
  const operation = { name: "HomeQuery", type: "query", outcome: "ok", status: 200, codes: ["INTERNAL"] } as const;
  const partner = { name: "acme", version: "1", operation: "Lobby", spending: { cost: 1, limit: 2, perSecond: 1 } };
  metrics.operation?.({ ...operation, ...times, failedCalls: [], upstreamCalls: 0, requestId: "r", trace, partner });
  const call = { upstream: "platform", call: "GET /wps/system/status" };
  metrics.upstreamCall?.({ ...call, ...times, status: 200, outcome: "ok", traceparent: undefined });
  metrics.breaker?.({ ...call, isOpen: true });
  metrics.response?.("/graphql", "POST", 200);
  metrics.platformStream?.("lost", undefined);
  const login = { brand: "b", method: "PASSWORD", account: null, addressPrefix: "", code: "LOGIN_FAILED" };
  metrics.failedLogin?.({ ...login, failures: 1, waitSeconds: 0, requestId: "r" });
  return metrics.text();
}

/** The labels of each metric, with those that Prometheus adds. */
async function labelsByMetric(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = "", labels = ""] of (await filledMetrics()).matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = ""]) => label);
    found.set(name, new Set([...(found.get(name) ?? ["job", "instance"]), ...names]));
  }
  return found;
}

it("rules and dashboard name only metrics and labels that the gateway has, and codes of the contract", async () => {
  const known = await labelsByMetric();
  const contract = textOf("schema/schema.graphql");
  const codes = [...contract.matchAll(/^enum (?:User)?ErrorCode \{\n([\s\S]*?)^\}/gm)].join();
  for (const { where, expr } of expressions()) {
    const used = [...expr.matchAll(/\b((?:atrium|nodejs|process)_\w+)(?:\{(.*?)\})?/g)];
    for (const [, name = "", selectors = ""] of used) {
      const labels = known.get(name);
      expect(labels, `${where}: ${name}`).toBeDefined();
      for (const [, label = ""] of selectors.matchAll(/(\w+)\s*(?:=|!)/g)) {
        expect(labels, `${where}: ${name}`).toContain(label);
      }
      for (const [code] of selectors.matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b/g)) {
        expect(codes, where).toMatch(new RegExp(`^  (""".*""" )?${code}$`, "m"));
      }
    }
    const all = used.flatMap(([, name = ""]) => [...(known.get(name) ?? [])]);
    for (const [, grouping = ""] of expr.matchAll(/\bby \((.*?)\)/g)) {
      for (const label of grouping.split(", ")) expect(all, where).toContain(label);
    }
    // Prometheus's own metric of each target.
    if (used.length === 0) expect(expr, where).toMatch(/^up\b/);
  }
});

it("every alert has one rule, and one row in the operators' page", () => {
  const page = textOf("docs/operations.md");
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(alert);
    expect(page.split(`**${alert}**`), alert).toHaveLength(2);
    expect(
      rules.filter((rule) => rule.alert === alert),
      alert,
    ).toHaveLength(1);
  }
});

it("sets only variables that the configuration's page describes", () => {
  const page = textOf("docs/configuration.md");
  // Variables of Node itself.
  const others = new Set(["NODE_ENV"]);
  const containerfile = textOf("deploy/Containerfile");
  const names = new Set([...containerfile.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = ""]) => name));
  for (const name of ["NODE_IMAGE", "TURBO_TELEMETRY_DISABLED"]) names.delete(name);
  const Compose = z.object({
    services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })),
  });
  const { services } = Compose.parse(documentsOf("deploy/compose.yaml")[0]);
  for (const { environment = {} } of Object.values(services)) {
    for (const name of Object.keys(environment)) names.add(name);
  }
  const Settings = z.object({ kind: z.literal("ConfigMap"), data: z.record(z.string(), z.string()) });
  for (const document of documentsOf("deploy/kubernetes/gateway.yaml")) {
    const settings = Settings.safeParse(document);
    for (const name of Object.keys(settings.data?.data ?? {})) names.add(name);
  }
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !others.has(name) && !page.includes(`\`${name}\``))).toEqual([]);
});

it("has Kubernetes manifests for everything that several processes need", () => {
  const files = globSync("deploy/kubernetes/*.yaml", { cwd: root });
  const kinds = files.flatMap(documentsOf).map((document) => Manifest.parse(document).kind);
  expect(new Set(kinds)).toEqual(
    new Set([
      "ConfigMap",
      "Deployment",
      "HorizontalPodAutoscaler",
      "Ingress",
      "NetworkPolicy",
      "PodDisruptionBudget",
      "Service",
    ]),
  );
});

const Pod = z.object({
  kind: z.literal("Deployment"),
  spec: z.object({
    template: z.object({
      spec: z.object({
        securityContext: z.object({ runAsNonRoot: z.literal(true) }),
        terminationGracePeriodSeconds: z.number().optional(),
        containers: z.array(
          z.object({
            securityContext: z.object({
              allowPrivilegeEscalation: z.literal(false),
              readOnlyRootFilesystem: z.literal(true),
            }),
            resources: z.object({ limits: z.object({ memory: z.string() }) }),
          }),
        ),
      }),
    }),
  }),
});

it("runs every container without root, on a read-only disk, with a limit of memory", () => {
  for (const file of ["deploy/kubernetes/gateway.yaml", "deploy/kubernetes/valkey.yaml"]) {
    expect(() => Pod.parse(documentsOf(file)[0])).not.toThrow();
  }
  expect(textOf("deploy/Containerfile").match(/^USER 1000:1000$/gm)).toHaveLength(2);
});

it("lets the sandbox write in its volume only, also the lock beside its folder", () => {
  const [, folder = "", volume = ""] =
    /DATA_DIR=(\S+)[\s\S]*?^VOLUME (\S+)$/m.exec(textOf("deploy/Containerfile")) ?? [];
  expect(volume).toMatch(/^\//);
  expect(folder).toMatch(new RegExp(`^${volume}/.`));
  expect(textOf("deploy/compose.yaml")).toContain(`sandbox:${volume}"`);
});
