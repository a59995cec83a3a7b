import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import type { FileReader } from "./exportFile.ts";

/** The reader of a caller's files: in the caller's language, and the merchant's zone. */
export async function readerOf({ language, upstream }: Context): Promise<FileReader> {
  const { brand } = await upstream(siteUpstream).permission();
  return { language, timeZone: brand.timeZone ?? "UTC" };
}
