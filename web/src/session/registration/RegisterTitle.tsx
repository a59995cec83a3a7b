import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RegisterTitle_site$key } from "../../__generated__/RegisterTitle_site.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";

/** "Create account", with the bonus that the brand promises for it. */
export function RegisterTitle({ site }: { site: RegisterTitle_site$key }) {
  const { brand } = useFragment(
    graphql`
      fragment RegisterTitle_site on Site {
        brand @catch(to: NULL) {
          registrationBonus {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    site,
  );
  const bonus = brand?.registrationBonus;
  if (!bonus) return <FormattedMessage id="register_title" />;
  return <FormattedMessage id="register_title_bonus" values={{ bonus: <Amount {...bonus} /> }} />;
}
