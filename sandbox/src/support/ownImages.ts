import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { wrongField } from "../http/errors.ts";
import { uploadedImages } from "./upload.tables.ts";

/** Throws unless all these pictures belong to the member; undefined stands for a caller without an account. */
export async function requireOwnImages(tx: Tx, imageIds: string[], memberId: number | undefined): Promise<void> {
  if (imageIds.length === 0) return;
  const own =
    memberId === undefined
      ? []
      : await tx
          .select({ id: uploadedImages.id })
          .from(uploadedImages)
          .where(and(eq(uploadedImages.memberId, memberId), inArray(uploadedImages.id, imageIds)));
  if (own.length === imageIds.length) return;
  throw wrongField("imageIds", "custom");
}
