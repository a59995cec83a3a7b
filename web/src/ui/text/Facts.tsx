import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

/** A value, with the id of the text that names it. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** The lines of a `dl`. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ name, value }) => (
    <div key={name}>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd>{value}</dd>
    </div>
  ));
