import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What operators changed about the brand; what is not here is as the platform was delivered. */
export const siteSettings = pgTable("site_settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").notNull(),
});
