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
  /** How many descriptions differ. */
  reworded: number;
}

const BREAKING: ReadonlySet<string> = new Set(Object.values(BreakingChangeType));
const RISKY: ReadonlySet<string> = new Set(Object.values(DangerousChangeType));

/** Compares two contracts. `today` (YYYY-MM-DD) decides which deprecations have expired. */
export function compareContracts(before: GraphQLSchema, after: GraphQLSchema, today: string): Changes {
  const changes: Changes = { breaking: [], expired: [], risky: [], added: [], reworded: 0 };
  const deprecated = lastDays(before);
  for (const { type, description } of findSchemaChanges(before, after)) {
    if (type === SafeChangeType.DESCRIPTION_CHANGED) changes.reworded += 1;
    else if (RISKY.has(type)) changes.risky.push(description);
    else if (!BREAKING.has(type)) changes.added.push(description);
    else if (isExpired(deprecated, description, today)) changes.expired.push(description);
    else changes.breaking.push(description);
  }
  return changes;
}

function isExpired(deprecated: ReadonlyMap<string, string>, description: string, today: string): boolean {
  const [, name = ""] = /^(?:Field|Enum value) (\w+\.\w+) was removed\.$/.exec(description) ?? [];
  const lastDay = deprecated.get(name);
  return lastDay !== undefined && lastDay < today;
}

/** The last day of each deprecated field and enum value: the date in the reason of its `@deprecated`. */
function lastDays(schema: GraphQLSchema): Map<string, string> {
  const days = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap())) {
    for (const { name, deprecationReason } of membersOf(type)) {
      const [day] = /\d{4}-\d{2}-\d{2}/.exec(deprecationReason ?? "") ?? [];
      if (day) days.set(`${type.name}.${name}`, day);
    }
  }
  return days;
}

function membersOf(type: GraphQLNamedType): readonly { name: string; deprecationReason?: string | null | undefined }[] {
  if (isEnumType(type)) return type.getValues();
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return Object.values(type.getFields());
  return [];
}
