import { defaultFieldResolver, type GraphQLFieldConfig } from "graphql";

/** The field with a check of its arguments before its resolver, and before its subscriber. The check refuses by throwing. */
export function checkedField<Source, Context>(
  field: GraphQLFieldConfig<Source, Context>,
  check: (args: Record<string, unknown>, context: Context) => void,
): GraphQLFieldConfig<Source, Context> {
  const { resolve = defaultFieldResolver, subscribe } = field;
  return {
    ...field,
    resolve(source, args, context, info) {
      check(args, context);
      return resolve(source, args, context, info);
    },
    ...(subscribe && {
      subscribe(source, args, context, info) {
        check(args, context);
        return subscribe(source, args, context, info);
      },
    }),
  };
}
