import {
  BreakingChangeType,
  DangerousChangeType,
  findSchemaChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  SafeChangeType,
} from "graphql";

/** Changes from one contract to the next, by what they mean for clients, each as a sentence. */
export interface Changes {
  /** Clients of the earlier contract fail. */
  breaking: string[];
  /** Removals of what was deprecated until a day that has passed. */
  expired: string[];
  /** Clients may meet something that they do not expect, such as a new enum value. */
  risky: string[];
  added: string[];
  /** What is deprecated from now on, with the reason. Its last day is at least three months ahead, or it breaks. */
  deprecated: string[];
  /** How many descriptions differ. */
  reworded: number;
}

const BREAKING: ReadonlySet<string> = new Set(Object.values(BreakingChangeType));
const RISKY: ReadonlySet<string> = new Set(Object.values(DangerousChangeType));

/** Compares two contracts. `today` (YYYY-MM-DD) decides which deprecations have expired. */
export function compareContracts(before: GraphQLSchema, after: GraphQLSchema, today: string): Changes {
  const changes: Changes = { breaking: [], expired: [], risky: [], added: [], deprecated: [], reworded: 0 };
  const deprecated = lastDays(before);
  for (const [name, { day, reason }] of lastDays(after)) {
    if (deprecated.has(name)) continue;
    if (day < monthsAfter(today, 3))
      changes.breaking.push(`${name} is deprecated until ${day}: less than three months.`);
    else changes.deprecated.push(`${name}: ${reason}`);
  }
  for (const { type, description } of findSchemaChanges(before, after)) {
    if (type === SafeChangeType.DESCRIPTION_CHANGED) changes.reworded += 1;
    else if (RISKY.has(type)) changes.risky.push(description);
    else if (!BREAKING.has(type)) changes.added.push(description);
    else if (isExpired(deprecated, description, today)) changes.expired.push(description);
    else changes.breaking.push(description);
  }
  return changes;
}

function isExpired(deprecated: ReturnType<typeof lastDays>, description: string, today: string): boolean {
  const [, name = ""] = /^(?:Field|Enum value) (\w+\.\w+) was removed\.$/.exec(description) ?? [];
  const lastDay = deprecated.get(name)?.day;
  return lastDay !== undefined && lastDay < today;
}

/** The same day some months later (YYYY-MM-DD). */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The last day of each deprecated field and enum value: the date in the reason of its `@deprecated`. */
function lastDays(schema: GraphQLSchema): Map<string, { day: string; reason: string }> {
  const days = new Map<string, { day: string; reason: string }>();
  for (const type of Object.values(schema.getTypeMap())) {
    for (const { name, deprecationReason } of membersOf(type)) {
      const reason = deprecationReason ?? "";
      const [day] = /\d{4}-\d{2}-\d{2}/.exec(reason) ?? [];
      if (day) days.set(`${type.name}.${name}`, { day, reason });
    }
  }
  return days;
}

function membersOf(type: GraphQLNamedType): readonly { name: string; deprecationReason?: string | null | undefined }[] {
  if (isEnumType(type)) return type.getValues();
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return Object.values(type.getFields());
  return [];
}
