import { z } from "zod";

/** Environment variables by name. An empty value counts as not set, because `.env` files leave them so. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a section may know of the rest of the configuration. */
export interface SectionBase {
  profile: "developer" | "player";
  /** Hosts and ports of the platform. */
  platformHosts: ReadonlySet<string>;
}

/** Reads the variables of one domain. `config.section(loginMethods)` returns the result. */
export type ConfigSection<T = unknown> = (environment: Environment, base: SectionBase) => T;

/** Says which variables are wrong. Never quotes a value, because it may be secret. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration can't be used.\n${problems.join("\n")}`);
    this.problems = problems;
  }
}

/** Checks variables against a shape; throws a `ConfigError` that names the wrong ones. */
export function readVariables<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Environment,
): z.output<z.ZodObject<Shape>> {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = z.object(shape).safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
}

/** A switch: `1` or `true`, `0` or `false`; off by default. */
export const flag = z
  .enum(["0", "1", "false", "true"])
  .default("0")
  .transform((text) => text === "1" || text === "true");

/** The parts of a comma-separated list. */
export const partsOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A comma-separated list. */
export const list = z.string().default("").transform(partsOf);
