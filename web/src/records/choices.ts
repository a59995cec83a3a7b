/** What lists of bets and movements are filtered by. */
export { betStatuses, gameCategories as betCategories, movementKinds } from "@atrium/schema/values";
