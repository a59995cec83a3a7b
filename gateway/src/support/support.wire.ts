import { z } from "zod";
export const service = z.object({
  version: z.object({
    pathList: z
      .array(
        z
          .object({ type: z.union([z.string(), z.number()]).transform(String), path: z.string().min(1).max(8_000) })
          .nullable()
          .catch(null),
      )
      .max(50),
  }),
});
