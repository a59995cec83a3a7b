import { FormattedMessage, useIntl } from "react-intl";
import { currentLanguage, isLanguage, type LanguageCode } from "../../i18n/language.ts";
import { betCategories } from "../../records/betSearch.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import type { PosterSearch } from "./posterSearch.ts";

/** The languages of banners, with their own names. */
const NAMES: Partial<Record<LanguageCode, string>> = {
  EN: "English",
  CN: "简体中文",
  VI: "Tiếng Việt",
  TH: "ไทย",
  ID: "Bahasa Indonesia",
  PT: "Português",
  TY: "English (TY)",
};
const languages = Object.keys(NAMES).filter(isLanguage);

interface Props {
  search: PosterSearch;
  /** The sizes to choose from. */
  sizes: readonly string[];
  onSearch: (search: PosterSearch) => void;
}

/** The filters of the banners, written to the address. */
export function PosterFilters({ search, sizes, onSearch }: Props) {
  const { formatMessage } = useIntl();
  const current = currentLanguage();
  const own = languages.includes(current) ? current : "EN";
  const all = formatMessage({ id: "agent_any" });
  return (
    <FilterRow>
      <FilterSelect
        isLabelled
        label={<FormattedMessage id="language" />}
        value={search.language || own}
        standard={own}
        options={languages.map((value) => ({ value, label: NAMES[value] ?? value }))}
        onChange={(language) => onSearch({ ...search, language: language === own ? "" : language })}
      />
      <FilterSelect
        isLabelled
        label={<FormattedMessage id="agent_banners_size" />}
        value={search.size}
        options={[{ value: "", label: all }, ...sizes.map((value) => ({ value, label: value.replace("x", " × ") }))]}
        onChange={(size) => onSearch({ ...search, size })}
      />
      <FilterSelect
        isLabelled
        label={<FormattedMessage id="agent_category" />}
        value={search.category}
        options={[
          { value: "", label: all },
          ...betCategories.map((value) => ({ value, label: formatMessage({ id: `games_category_${value}` }) })),
        ]}
        onChange={(category) => onSearch({ ...search, category })}
      />
    </FilterRow>
  );
}
