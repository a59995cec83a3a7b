import { type ComponentProps, Fragment, type ReactNode, type Ref, useState } from "react";
import { createPortal } from "react-dom";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType, Result } from "relay-runtime";
import type { RecordList_page$key } from "../__generated__/RecordList_page.graphql.ts";
import { RecordExport } from "../export/RecordExport.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useReadAhead } from "../relay/useReadAhead.ts";
import { Pagination } from "../ui/control/Pagination.tsx";
import { usePhone } from "../ui/layout/usePhone.ts";
import { FilteredRecord } from "./FilteredRecord.tsx";
import { KnownPage } from "./KnownPage.tsx";
import { NextPage } from "./NextPage.tsx";
import styles from "./Records.module.css";
import { type PageArguments, standardRows } from "./rows.ts";
import type { SearchState } from "./useSearch.ts";

/** What every list asks for of a page, beside its rows. */
const fragment = graphql`
  fragment RecordList_page on Page @no_inline {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    ...Pagination_page
  }
`;

interface Page extends RecordList_page$key {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

type Asked = OperationType["variables"];

interface Query<Variables extends Asked, Response> {
  readonly variables: Variables;
  readonly response: Response;
}

type NodeOf<Shown extends Page> = Shown["edges"][number]["node"];

export interface RecordPagesProps<Values, Variables extends Asked, Response, Shown extends Page> {
  state: SearchState<Values>;
  query: GraphQLTaggedNode;
  /** The query of a screen's route, which began with the navigation. */
  queryRef?: PreloadedQuery<Query<Variables, Response>>;
  variables: (values: Values, page: PageArguments) => Variables;
  /** Another number asks again, for all pages that are open. */
  fetchKey?: number;
  pageOf: (answer: Response) => Result<Shown, unknown> | null | undefined;
  /** Replaces a list without rows. */
  empty: ReactNode | ((page: Shown) => ReactNode);
  /** Stands above the rows: the sums of the filter. */
  sums?: (page: Shown) => ReactNode;
  row: (node: NodeOf<Shown>) => ReactNode;
  /** Whether each row is a card of its own, not a line of one box. */
  isCards?: boolean;
  /** Puts the rows into something else than a list. */
  frame?: (rows: ReactNode, footRef: Ref<HTMLTableSectionElement>) => ReactNode;
  /** The last row of the frame, from all rows that are open. */
  foot?: (nodes: readonly NodeOf<Shown>[]) => ReactNode;
  /** Stands between the rows and the file. */
  tools?: ReactNode;
  /** Stands below everything. */
  below?: (page: Shown) => ReactNode;
  /** Saves all rows of the filter as a file. */
  file?: ComponentProps<typeof RecordExport>;
}

interface Props<Values, Variables extends Asked, Response, Shown extends Page>
  extends RecordPagesProps<Values, Variables, Response, Shown> {
  /** The fields of the filter. */
  filters: ReactNode;
  /** Whether the rows have times. */
  hasTimes?: boolean;
}

/** A list that the address filters: its filters, and its pages below them. */
export const RecordList = <Values, Variables extends Asked, Response, Shown extends Page>({
  filters,
  hasTimes = true,
  ...pages
}: Props<Values, Variables, Response, Shown>) => (
  <FilteredRecord filters={filters} hasTimes={hasTimes}>
    <RecordPages {...pages} />
  </FilteredRecord>
);

/**
 * The rows of a list, with their sums and their file. On wide screens the address says which page is shown; on phones the list
 * begins with the first page, and the next ones open below it.
 */
export function RecordPages<Values, Variables extends Asked, Response, Shown extends Page>(
  list: RecordPagesProps<Values, Variables, Response, Shown>,
) {
  const isEndless = usePhone();
  return (
    <Answer list={list} after={isEndless ? null : list.state.after}>
      {(page) => <Pages list={list} page={page} isEndless={isEndless} />}
    </Answer>
  );
}

interface AnswerProps<Values, Variables extends Asked, Response, Shown extends Page> {
  list: RecordPagesProps<Values, Variables, Response, Shown>;
  after: string | null;
  children: (page: Shown) => ReactNode;
}

/** Asks for a page, unless the route has asked for it. */
function Answer<Values, Variables extends Asked, Response, Shown extends Page>({
  list,
  after,
  children,
}: AnswerProps<Values, Variables, Response, Shown>) {
  const { state, query, queryRef, fetchKey, pageOf } = list;
  const variables = list.variables(state.shown, { first: firstOf(list), after });
  const show = (answer: Response) => (
    <KnownPage page={pageOf(answer)} param={state.search.after}>
      {children}
    </KnownPage>
  );
  return queryRef && JSON.stringify(queryRef.variables) === JSON.stringify(variables) ? (
    <Preloaded query={query} queryRef={queryRef} show={show} />
  ) : (
    <Own query={query} variables={variables} fetchKey={fetchKey} show={show} />
  );
}

/** The number of rows of a page: that of the route's query. */
function firstOf({ queryRef }: { queryRef?: PreloadedQuery<OperationType> | undefined }): number {
  const first: unknown = queryRef?.variables.first;
  return typeof first === "number" ? first : standardRows;
}

interface PreloadedProps<Variables extends Asked, Response> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query<Variables, Response>>;
  show: (answer: Response) => ReactNode;
}

const Preloaded = <Variables extends Asked, Response>({ query, queryRef, show }: PreloadedProps<Variables, Response>) =>
  show(usePreloadedQuery<Query<Variables, Response>>(query, queryRef));

interface OwnProps<Variables extends Asked, Response> {
  query: GraphQLTaggedNode;
  variables: Variables;
  fetchKey: number | undefined;
  show: (answer: Response) => ReactNode;
}

const Own = <Variables extends Asked, Response>({ query, variables, ...rest }: OwnProps<Variables, Response>) =>
  rest.show(
    useOwnQuery<Query<Variables, Response>>(query, variables, {
      fetchPolicy: "store-and-network",
      fetchKey: rest.fetchKey,
    }),
  );

interface PagesProps<Values, Variables extends Asked, Response, Shown extends Page> {
  list: RecordPagesProps<Values, Variables, Response, Shown>;
  page: Shown;
}

function Pages<Values, Variables extends Asked, Response, Shown extends Page>({
  list,
  page,
  isEndless,
}: PagesProps<Values, Variables, Response, Shown> & { isEndless: boolean }) {
  const { state, empty, sums, isCards, frame, tools, below, file } = list;
  const shown = useFragment<RecordList_page$key>(fragment, page);
  const readAhead = useReadAhead<Query<Variables, Response>>(list.query, (after) =>
    list.variables(state.shown, { first: firstOf(list), after }),
  );
  const [foot, footRef] = usePlace();
  /** The place of the button that opens the next page: outside of the rows. */
  const [button, buttonRef] = usePlace();
  if (shown.totalCount === 0) return typeof empty === "function" ? empty(page) : empty;
  const rows = (
    <Rows list={list} page={page} before={[]} foot={foot} button={isEndless ? button : null} readAhead={readAhead} />
  );
  return (
    <div className={styles.answer} aria-busy={state.isBusy}>
      {sums?.(page)}
      {frame ? frame(rows, footRef) : <ul className={isCards ? styles.cards : styles.list}>{rows}</ul>}
      <div className={styles.end}>
        {isEndless ? (
          <div ref={buttonRef} />
        ) : (
          <Pagination page={shown} isBusy={state.isBusy} onSelect={state.goToPage} onNear={readAhead} />
        )}
        {tools}
        {file && <RecordExport {...file} />}
      </div>
      {below?.(page)}
    </div>
  );
}

/** An element that rows render into. It stays while its parent waits for an answer, when React takes its ref away. */
function usePlace() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const ref = (element: HTMLElement | null) => {
    if (element) setPlace(element);
  };
  return [place, ref] as const;
}

interface RowsProps<Values, Variables extends Asked, Response, Shown extends Page>
  extends PagesProps<Values, Variables, Response, Shown> {
  /** The rows of the pages before. */
  before: readonly NodeOf<Shown>[];
  foot: HTMLElement | null;
  button: HTMLElement | null;
  readAhead: (after: string) => void;
}

/** The rows of a page, and after them those of the next one, once it is open. */
function Rows<Values, Variables extends Asked, Response, Shown extends Page>(
  props: RowsProps<Values, Variables, Response, Shown>,
) {
  const { list, page, before, foot, button } = props;
  const { pageInfo } = useFragment<RecordList_page$key>(fragment, page);
  const own = page.edges.map(({ node }): NodeOf<Shown> => node);
  const nodes = [...before, ...own];
  const end = foot && list.foot && createPortal(list.foot(nodes), foot);
  return (
    <>
      {own.map((node) => (
        <Fragment key={node.id}>{list.row(node)}</Fragment>
      ))}
      {button ? (
        <NextPage
          // Another filter begins with one page.
          key={list.state.filter}
          pageInfo={pageInfo}
          button={button}
          isNext={before.length > 0}
          end={end}
          onNear={props.readAhead}
          render={(after) => (
            <Answer list={list} after={after}>
              {(next) => <Rows {...props} page={next} before={nodes} />}
            </Answer>
          )}
        />
      ) : (
        end
      )}
    </>
  );
}
