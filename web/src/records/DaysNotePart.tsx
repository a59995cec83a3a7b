import { graphql } from "react-relay";
import type { DaysNotePartQuery } from "../__generated__/DaysNotePartQuery.graphql.ts";
import { QuietPart } from "../relay/QuietPart.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { DaysNote } from "./DaysNote.tsx";

/** `DaysNote` with a query of its own. */
export const DaysNotePart = ({ hasTimes = false }: { hasTimes?: boolean }) => (
  <QuietPart>
    <Part hasTimes={hasTimes} />
  </QuietPart>
);

function Part({ hasTimes }: { hasTimes: boolean }) {
  const { site } = useOwnQuery<DaysNotePartQuery>(
    graphql`
      query DaysNotePartQuery {
        site {
          ...DaysNote_site
        }
      }
    `,
    {},
  );
  return <DaysNote site={site} hasTimes={hasTimes} />;
}
