import { ChoiceFilter } from "./ChoiceFilter.tsx";
import { movementKinds } from "./choices.ts";

const options = ["", ...movementKinds] as const;
type Choice = (typeof options)[number];

/** Chooses what movements were for; empty for all. */
export const MovementKindFilter = ({
  value,
  onChange,
}: {
  value: Choice;
  onChange: (change: { kind: Choice }) => void;
}) => (
  <ChoiceFilter
    label="record_kind"
    value={value}
    options={options}
    textOf={(kind) => `record_kind_${kind || "ALL"}`}
    onChange={(kind) => onChange({ kind })}
  />
);
