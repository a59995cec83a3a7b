import { cards } from "../../catalogue/cards.tsx";
import fragment, { type EnvelopeRow_envelope$key } from "../__generated__/EnvelopeRow_envelope.graphql.ts";
import { EnvelopeRow } from "./EnvelopeRow.tsx";

const now = Date.parse("2031-05-05T10:00:00Z");
const at = (hour: number) => new Date(now + hour * 3_600_000).toISOString();

export const envelopeRow = cards(
  fragment,
  (key: EnvelopeRow_envelope$key) => <EnvelopeRow envelope={key} claim={undefined} now={now} />,
  {
    open: { opensAt: at(-1), closesAt: at(1) },
    later: { opensAt: at(2), closesAt: at(3) },
    missed: { opensAt: at(-3), closesAt: at(-2) },
  },
);
