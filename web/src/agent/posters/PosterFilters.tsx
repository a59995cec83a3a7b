import { FormattedMessage, useIntl } from "react-intl";
import { currentLanguage } from "../../i18n/language.ts";
import { betCategories } from "../../records/choices.ts";
import { type Changes, oneOf } from "../../records/search.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { type PosterValues, posterLanguages } from "./posters.ts";

/** The languages' own names. */
const NAMES: Record<(typeof posterLanguages)[number], string> = {
  EN: "English",
  CN: "简体中文",
  VI: "Tiếng Việt",
  TH: "ไทย",
  ID: "Bahasa Indonesia",
  PT: "Português",
  TY: "English (TY)",
};

interface Props {
  search: PosterValues;
  /** The sizes to choose from. */
  sizes: readonly string[];
  onSearch: (changes: Changes) => void;
}

/** The filters of the banners, written to the address. */
export function PosterFilters({ search, sizes, onSearch }: Props) {
  const { formatMessage } = useIntl();
  const own = oneOf(posterLanguages, currentLanguage()) ?? "EN";
  const all = formatMessage({ id: "agent_any" });
  return (
    <FilterRow>
      <FilterSelect
        isLabelled
        label={<FormattedMessage id="language" />}
        value={search.language || own}
        standard={own}
        options={posterLanguages.map((value) => ({ value, label: NAMES[value] }))}
        onChange={(language) => onSearch({ language: language === own ? "" : language })}
      />
      <FilterSelect
        isLabelled
        label={<FormattedMessage id="agent_banners_size" />}
        value={search.size}
        options={[{ value: "", label: all }, ...sizes.map((value) => ({ value, label: value.replace("x", " × ") }))]}
        onChange={(size) => onSearch({ size })}
      />
      <FilterSelect
        isLabelled
        label={<FormattedMessage id="agent_category" />}
        value={search.category}
        options={[
          { value: "", label: all },
          ...betCategories.map((value) => ({ value, label: formatMessage({ id: `games_category_${value}` }) })),
        ]}
        onChange={(category) => onSearch({ category })}
      />
    </FilterRow>
  );
}
