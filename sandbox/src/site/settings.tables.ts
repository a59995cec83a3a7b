import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Settings that the operator changed; all others have their defaults. */
export const siteSettings = pgTable("site_settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").notNull(),
});
