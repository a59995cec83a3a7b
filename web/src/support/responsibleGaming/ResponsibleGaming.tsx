import { useDeferredValue, useState } from "react";
import { graphql } from "react-relay";
import type { ResponsibleGamingCountryQuery } from "../../__generated__/ResponsibleGamingCountryQuery.graphql.ts";
import type { ResponsibleGamingQuery } from "../../__generated__/ResponsibleGamingQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Helplines } from "./Helplines.tsx";
import { SelfTest } from "./SelfTest.tsx";

/** Helplines of the visitor's country, and the self-test; nothing where the platform has neither. */
export function ResponsibleGaming() {
  // The shell has asked for the country, so this is answered from the store.
  const { viewer } = useOwnQuery<ResponsibleGamingCountryQuery>(
    graphql`
      query ResponsibleGamingCountryQuery {
        viewer {
          systemStatus @catch(to: NULL) {
            country
          }
        }
      }
    `,
    {},
  );
  /** The code of a country, or an empty text for one without helplines; null before a choice. */
  const [chosen, setChosen] = useState<string | null>(null);
  // Until another country's helplines are there, the present ones stay, and so do the ticks of the self-test.
  const shown = useDeferredValue(chosen);
  // Only one page has these cards, and they are below its text, so no route's loader starts the query earlier.
  const { site } = useOwnQuery<ResponsibleGamingQuery>(
    graphql`
      query ResponsibleGamingQuery($country: String) @throwOnFieldError {
        site {
          responsibleGaming(country: $country) {
            ...Helplines_content
            ...SelfTest_content
          }
        }
      }
    `,
    { country: shown === null ? viewer.systemStatus?.country : shown || null },
  );
  const content = site.responsibleGaming;
  if (!content) return null;
  return (
    <>
      <Helplines
        content={content}
        chosen={chosen}
        isElsewhere={shown === ""}
        isBusy={chosen !== shown}
        onChoose={setChosen}
      />
      <SelfTest content={content} />
    </>
  );
}
