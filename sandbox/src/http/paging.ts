import { z } from "zod";

/** `pageNo` and `pageSize` of a query string. */
export const pageQuery = (defaultSize = 20) =>
  z.object({
    pageNo: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(defaultSize),
  });

export interface PageRequest {
  pageNo: number;
  pageSize: number;
}

/** How many rows come before a page. */
export const offsetOf = ({ pageNo, pageSize }: PageRequest) => (pageNo - 1) * pageSize;

/** How many pages a list has; an empty list has none. */
export const totalPagesOf = (totalCount: number, pageSize: number) => Math.ceil(totalCount / pageSize);

/** A page as the contract words it. */
export const toPage = <T>(list: T[], totalCount: number, { pageNo, pageSize }: PageRequest) => ({
  list,
  totalCount,
  totalPages: totalPagesOf(totalCount, pageSize),
  pageNo,
  pageSize,
});

/** The page of a list that is in memory. */
export const pageOf = <T>(rows: T[], page: PageRequest) => rows.slice(offsetOf(page), offsetOf(page) + page.pageSize);
