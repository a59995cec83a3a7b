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

/** Number of rows before a page. */
export const offsetOf = ({ pageNo, pageSize }: PageRequest) => (pageNo - 1) * pageSize;

/** Number of pages of a list; 0 for an empty list. */
export const totalPagesOf = (totalCount: number, pageSize: number) => Math.ceil(totalCount / pageSize);

/** A page in the contract's form. */
export const toPage = <T>(list: T[], totalCount: number, { pageNo, pageSize }: PageRequest) => ({
  list,
  totalCount,
  totalPages: totalPagesOf(totalCount, pageSize),
  pageNo,
  pageSize,
});

/** A page of a list in memory. */
export const pageOf = <T>(rows: T[], page: PageRequest) => rows.slice(offsetOf(page), offsetOf(page) + page.pageSize);
