import { isKeyword } from "../keyword.ts";
import { TextFilter } from "./TextFilter.tsx";

/** A part of a name, or a phone number, at any depth of the team. */
export const KeywordFilter = ({ value, label }: { value: string; label: string }) => (
  <TextFilter
    name="keyword"
    value={value}
    label={label}
    hint="agent_team_search"
    problem="agent_team_keyword"
    isValid={(text) => text === "" || isKeyword(text)}
  />
);
