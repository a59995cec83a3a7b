import type { Params } from "react-router-dom";
import { recall, remember } from "../browser/deviceMemory.ts";
import { isPhone } from "../ui/layout/usePhone.ts";
import type { Search } from "./search.ts";

/** The page that a list asks for. */
export interface PageArguments {
  readonly first: number;
  readonly after: string | null;
}

/** The numbers of rows of a page to choose from. */
export const rowChoices = ["20", "50", "100"] as const;

/** The number of rows of a page where nothing was chosen. */
export const standardRows = 20;

const keyOf = (list: string) => `rows:${list}`;

/** The number of rows that this device shows of a list. */
export const rowsOf = (list: string) => rowChoices.find((rows) => rows === recall(keyOf(list))) ?? rowChoices[0];

/** Shows so many rows of a list from now on. */
export const chooseRows = (list: string, rows: string) => remember(keyOf(list), rows);

/**
 * The query variables of a screen with a list, by its address. Without a name the list has a standard number of rows. Phones begin
 * with the first page.
 */
export const listVariables =
  <Values, Variables>(
    search: Search<Values>,
    variables: (values: Values, page: PageArguments) => Variables,
    list?: string,
  ) =>
  (_: Params, params: URLSearchParams): Variables =>
    variables(search.read(params), {
      first: list === undefined ? standardRows : Number(rowsOf(list)),
      after: isPhone() ? null : params.get(search.after),
    });
