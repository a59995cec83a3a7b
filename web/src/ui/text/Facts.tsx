import type { ReactNode } from "react";
import { Text } from "./Text.tsx";

/** A value, with the id of the text that names it. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A line of a `dl`; the text of the id `name` names it. */
export const FactLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Text as="dt" text={name} />
    <dd>{children}</dd>
  </div>
);

/** The lines of a `dl`. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ name, value }) => (
    <FactLine key={name} name={name}>
      {value}
    </FactLine>
  ));
