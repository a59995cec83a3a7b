import { MapperKind, mapSchema } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import type { AccountKind } from "../__generated__/types.ts";
import { checkedField } from "../basics/checkedField.ts";
import { AtriumError } from "../errors/atriumError.ts";

const agents: ReadonlySet<AccountKind> = new Set(["AGENT", "SENIOR_AGENT", "AFFILIATE", "AFFILIATE_SUB_ACCOUNT"]);

export const isAgent = (kind: AccountKind) => agents.has(kind);
export const isRealAccount = (kind: AccountKind) => kind !== "TRIAL" && kind !== "UNKNOWN";

/** The part of a request's context that the rules need. */
interface Authenticated {
  /** Throws when there is no valid session. */
  requireSession(): { kind: AccountKind };
}

/** One rule for each directive of the contract. A rule refuses by throwing. The platform checks everything again. */
const rules: Readonly<Record<string, (context: Authenticated) => void>> = {
  authenticated(context) {
    context.requireSession();
  },
  realAccount(context) {
    const { kind } = context.requireSession();
    if (kind === "TRIAL") throw new AtriumError("TRIAL_ACCOUNT");
    if (kind === "UNKNOWN") throw new AtriumError("FORBIDDEN");
  },
  agentOnly(context) {
    const { kind } = context.requireSession();
    if (kind === "TRIAL") throw new AtriumError("TRIAL_ACCOUNT");
    if (!isAgent(kind)) throw new AtriumError("FORBIDDEN");
  },
};

/** Adds the checks of the SDL's directives to each field's resolver and subscriber. All rights are decided here. */
export function authorize(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const checks = (field.astNode?.directives ?? [])
        .map(({ name }) => rules[name.value])
        .filter((rule) => rule !== undefined);
      if (checks.length === 0) return field;
      return checkedField(field, (_, context: Authenticated) => {
        for (const rule of checks) rule(context);
      });
    },
  });
}
