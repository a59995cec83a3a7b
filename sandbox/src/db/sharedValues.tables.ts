import { pgTable, text } from "drizzle-orm/pg-core";

/** Values that the first process creates and all processes use. */
export const sharedValues = pgTable("shared_values", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
