import { cards } from "../../../catalogue/cards.tsx";
import type { States } from "../../../catalogue/story.ts";
import type { Pagination_page$key } from "../../__generated__/Pagination_page.graphql.ts";
import fragment from "../../__generated__/Pagination_page.graphql.ts";
import { ChipLinks } from "./ChipLinks.tsx";
import { Chips } from "./Chips.tsx";
import { FilterRow } from "./FilterRow.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { Pagination } from "./Pagination.tsx";
import { Switch } from "./Switch.tsx";
import { Tabs } from "./Tabs.tsx";

const nothing = () => undefined;
const options = ["All", "Deposits", "Withdrawals", "Bonuses", "Transfers", "Corrections"].map((label) => ({
  value: label,
  label,
}));
const chips = { label: "Kind", options, selected: "Deposits", onSelect: nothing };

export const chipRows: States = {
  usual: <Chips {...chips} />,
  "in one line": <Chips {...chips} isScrolling />,
  "small and soft": <Chips {...chips} size="sm" tone="soft" />,
  "square and solid": <Chips {...chips} size="xs" shape="square" tone="solid" />,
  links: (
    <ChipLinks
      label="Pages"
      links={options.map(({ label }, place) => ({ to: `/${label}`, label, isCurrent: place === 1 }))}
    />
  ),
};

export const filters: States = {
  "one changed": (
    <FilterRow>
      <FilterSelect label="Kind" value="All" options={options} onChange={nothing} />
      <FilterSelect label="Kind" value="Bonuses" options={options} onChange={nothing} />
    </FilterRow>
  ),
  "with a label": <FilterSelect label="Kind" isLabelled value="All" options={options} onChange={nothing} />,
};

export const switches: States = {
  on: (
    <Switch isOn onChange={nothing}>
      Notify me of wins
    </Switch>
  ),
  off: (
    <Switch isOn={false} onChange={nothing}>
      Notify me of wins
    </Switch>
  ),
};

export const tabs: States = {
  three: (
    <Tabs label="Money" tabs={options.slice(0, 3)} selected="Deposits" onSelect={nothing}>
      What the tab has.
    </Tabs>
  ),
  "too many for a phone": (
    <Tabs label="Money" tabs={options} selected="All" onSelect={nothing}>
      What the tab has.
    </Tabs>
  ),
};

const pageInfo = { hasNextPage: true, endCursor: "9" };
const page = (number: number, isCurrent = false) => ({ page: number, cursor: `${number}`, isCurrent });

export const pagination = cards(fragment, (key: Pagination_page$key) => <Pagination page={key} onSelect={nothing} />, {
  "in the middle": {
    pageInfo,
    pageCursors: {
      first: page(1),
      around: [page(7), page(8, true), page(9)],
      last: page(20),
      previous: { cursor: "7" },
    },
  },
  "the first": {
    pageInfo,
    pageCursors: { first: null, around: [page(1, true), page(2), page(3)], last: page(4), previous: null },
  },
});
