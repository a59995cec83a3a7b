import { graphql, useFragment } from "react-relay";
import type { usePasswordRule_site$key } from "../../__generated__/usePasswordRule_site.graphql.ts";
import type { FieldRule } from "../form/fieldRule.ts";

/** For the time until the operator's rule is known: the form sends any text, and the platform checks it. */
const anyPassword: FieldRule = { minLength: 1, maxLength: 255, pattern: null, patternId: null };

/** The operator's rule for new passwords of an account that exists. */
export function usePasswordRule(siteKey: usePasswordRule_site$key): FieldRule {
  const { registration } = useFragment(
    graphql`
      fragment usePasswordRule_site on Site {
        registration @catch(to: NULL) {
          username {
            fields {
              name
              minLength
              maxLength
              pattern
              patternId
            }
          }
        }
      }
    `,
    siteKey,
  );
  const found = registration?.username.fields.find(({ name }) => name === "PASSWORD");
  if (!found) return anyPassword;
  const { minLength, maxLength, pattern, patternId } = found;
  return { minLength, maxLength, pattern, patternId };
}
