import { MapperKind, mapSchema } from "@graphql-tools/utils";
import { type GraphQLFieldConfig, type GraphQLSchema, getDirectiveValues, getNamedType } from "graphql";
import { z } from "zod";
import type { ResolversTypes, SubscriptionResolvers } from "../__generated__/resolvers.ts";
import { entryOf } from "../basics/entryOf.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { type NewRow, type NewRowsOptions, newRows } from "../push/newRows.ts";
import type { Probe, Subscription } from "../push/subscription.ts";
import { isTopic } from "../push/topics.ts";
import type { Context } from "../request/context.ts";
import type { CallersOwn } from "./callersOwn.ts";
import { requireKey } from "./requireKey.ts";

type Name = keyof SubscriptionResolvers;
type Resolver<F extends Name> = Extract<NonNullable<SubscriptionResolvers[F]>, { subscribe: unknown }>;
/** What the subscription sends, as its type's resolvers get it. */
type Sent<F extends Name> = Awaited<ReturnType<NonNullable<Resolver<F>["resolve"]>>>;
/** Types that the gateway takes from the caller: the watched value itself is not sent. */
type Own = Awaited<ResolversTypes["Member" | "Agent" | "Wallet" | "Site"]>;

/**
 * Reads what is watched, as of that moment or later; null when it does not exist. `key` is that of the object which the
 * subscription's argument names.
 */
type Read<T> = (context: Context, key: string, moment: number) => T | null | Promise<T | null>;

/** A list of which the new rows are sent, made by `newRowsOf`. */
interface Rows<T> {
  rows(context: Context, name: string, subscribe: (probe: Probe) => Subscription): AsyncIterable<NewRow<T>>;
}

/** What each subscription of the SDL reads when it hears of a change. */
export type Watches = {
  readonly [F in Name]?: Read<[Sent<F>] extends [Own] ? unknown : Sent<F>> | Rows<Sent<F>>;
};

/** Watches a list for new rows. Its events tell that the newest rows are others. */
export const newRowsOf = <T>(
  list: (context: Context) => Pick<NewRowsOptions<T>, "first" | "read" | "mostPages" | "keyOf" | "timeOf">,
): Rows<T> => ({
  rows: (context, name, subscribe) => {
    const { read, keyOf, ...how } = list(context);
    const probe = async (moment: number) => (await read(moment, 1)).rows.map(keyOf);
    const onCut = () => context.uncached().services.observer.rowsCut?.(name);
    const { missedMs } = context.uncached();
    return newRows({ ...how, read, keyOf, subscribe: () => subscribe(probe), onCut, missedMs });
  },
});

const saidForm = z.object({ topic: z.string(), of: z.string().optional(), atOnce: z.boolean(), distinct: z.boolean() });
const rights = new Set(["authenticated", "realAccount", "agentOnly"]);

type Field = GraphQLFieldConfig<unknown, Context, Record<string, string>>;

/**
 * Makes the subscribe function of each subscription from its `@watches`. With a directive about rights it hears the caller's own events
 * and ends with the session; without, those for everybody.
 */
export function watched(schema: GraphQLSchema, watches: Watches, own: CallersOwn): GraphQLSchema {
  const left = new Set(Object.keys(watches));
  const made = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, name, typeName) => {
      if (typeName !== "Subscription") return field;
      left.delete(name);
      const sent = getNamedType(field.type).name;
      const source = entryOf(own, sent);
      return {
        ...field,
        subscribe: subscriberOf(field, name, schema, entryOf(watches, name)),
        resolve({ over, value }: { over: Error | null; value: unknown }, _, context) {
          if (over !== null) throw over;
          return source === undefined ? value : source(context);
        },
      };
    },
  });
  if (left.size > 0) throw new Error(`The SDL has no subscription ${[...left].join(", ")}.`);
  return made;
}

function subscriberOf(
  { astNode }: Field,
  name: string,
  schema: GraphQLSchema,
  watch: Watches[Name],
): NonNullable<Field["subscribe"]> {
  const directive = schema.getDirective("watches");
  const said = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  const { topic, of, atOnce, distinct } = saidForm.parse(said);
  if (!isTopic(topic))
    throw new Error(`\`${topic}\` of the subscription ${name} is no topic: gateway/src/push/topics.ts has them.`);
  if (watch === undefined) throw new Error(`No domain says what the subscription ${name} reads.`);
  const isOwn = astNode?.directives?.some((one) => rights.has(one.name.value)) ?? false;
  return (_, args, context) => {
    const [id = ""] = Object.values(args);
    const object = of === undefined ? undefined : requireKey(of, id);
    const { push } = context.uncached().services;
    const options = { startsAtOnce: atOnce, isDistinct: distinct, object };
    const subscribe = (probe: Probe) =>
      isOwn ? push.watch(topic, context, probe, options) : push.follow(topic, context, probe, options);
    if (typeof watch === "object") return watch.rows(context, name, subscribe);
    const read = async (moment: number) => {
      const value = await watch(context, object ?? "", moment);
      if (value === null && object !== undefined) throw new AtriumError("NOT_FOUND");
      return value;
    };
    // A public object that does not exist is refused at once: no event would ever tell.
    return isOwn || object === undefined ? subscribe(read) : read(0).then(() => subscribe(read));
  };
}
