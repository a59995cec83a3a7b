import type { Page, PageArgs } from "../paging/connection.ts";
import type { GameMenuEntryModel, GameMenuVendorModel, GameModel } from "./games.model.ts";
import { type Found, mostVendors } from "./searchIndex.ts";
import { fold } from "./searchText.ts";

/** The public catalogue of one language. */
export interface CatalogueSource {
  /** The most played games first. `search` limits it to names with that text. */
  listOnce(search: string | undefined, page: PageArgs): Promise<Page<GameModel>>;
  menu(): Promise<GameMenuEntryModel[]>;
}

const pageSize = 100;
const mostPages = 100;
const pagesAtOnce = 4;
const longestCrawlMs = 30_000;

/** Reads all games and vendors, the most popular first: at most 10,000 games, in at most half a minute. */
export async function readCatalogue(source: () => CatalogueSource) {
  const deadline = Date.now() + longestCrawlMs;
  const menu = source().menu();
  // A failure is handled where the menu is awaited.
  menu.catch(() => undefined);
  const games = new Map<string, GameModel>();
  // A game that moves while the pages are read may appear twice.
  const add = ({ items }: Page<GameModel>) => {
    for (const game of items) if (!games.has(game.internalID)) games.set(game.internalID, game);
  };
  const read = (pageNo: number) => source().listOnce(undefined, { pageNo, pageSize });
  const first = await read(1);
  add(first);
  const pages = Math.min(Math.ceil(first.total / pageSize), mostPages);
  for (let pageNo = 2; pageNo <= pages; pageNo += pagesAtOnce) {
    if (Date.now() > deadline) throw new Error("Reading the catalogue took too long.");
    const numbers = Array.from({ length: Math.min(pagesAtOnce, pages + 1 - pageNo) }, (_, index) => pageNo + index);
    for (const page of await Promise.all(numbers.map(read))) add(page);
  }
  return { games: [...games.values()], vendors: vendorsIn(await menu) };
}

/** Searches with the platform's own filter, for the time in which there is no index. */
export async function askPlatform(source: CatalogueSource, text: string, first: number): Promise<Found> {
  const wanted = fold(text);
  if (wanted === "") return { games: [], vendors: [], gameCount: 0 };
  const [{ items, total }, menu] = await Promise.all([
    source.listOnce(text, { pageNo: 1, pageSize: first }),
    source.menu(),
  ]);
  const vendors = vendorsIn(menu)
    .map(({ vendor }) => vendor)
    .filter(({ name, code }) => fold(`${name ?? ""} ${code}`).includes(wanted));
  return { games: [...items], vendors: vendors.slice(0, mostVendors), gameCount: total };
}

/** Each vendor of the menu once, the hot ones first. */
function vendorsIn(menu: readonly GameMenuEntryModel[]): GameMenuVendorModel[] {
  const vendors = new Map<string, GameMenuVendorModel>();
  for (const entry of menu.flatMap(({ vendors }) => vendors)) {
    const known = vendors.get(entry.vendor.code);
    if (known === undefined || (entry.isHot && !known.isHot)) vendors.set(entry.vendor.code, entry);
  }
  return [...vendors.values()].sort((a, b) => Number(b.isHot) - Number(a.isHot));
}
