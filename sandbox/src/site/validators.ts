import { personNameForm } from "@atrium/schema/typed";

/** Patterns of fields, by the number that messages use. `*` accepts anything. */
export const VALIDATORS = [
  [0, "*"],
  [1, "^[a-z][a-z0-9]{3,15}$"],
  [2, "*"],
  [3, "^[A-Za-z0-9]{6,20}$"],
  [4, "^[0-9]{6,15}$"],
  [5, "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"],
  [6, personNameForm.source],
  [7, "^[1-9][0-9]{4,11}$"],
  [8, "^[A-Za-z0-9_.+@-]{3,50}$"],
  [9, "^[A-Za-z0-9]{6,20}$"],
  [10, "^[0-9]{6}$"],
  [11, "^[A-Za-z0-9]{4,16}$"],
].map(([patternId, acceptedPattern]) => ({ patternId, acceptedPattern }));
