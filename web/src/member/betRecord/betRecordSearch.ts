import { betCategories, betStatuses } from "../../records/choices.ts";
import { periodInput, recordPresets } from "../../records/period.ts";
import { declareSearch } from "../../records/search.ts";

/** The parameter of the address that opens a bet. */
export const betParam = "bet";

const vendorForm = /^[\w.-]{1,32}$/;

export const betRecordSearch = declareSearch((read) => {
  const period = read.period(recordPresets);
  const category = read.choice("betCategory", betCategories, "");
  const vendor = read.text("betVendor", (code) => vendorForm.test(code));
  const status = read.choice("betStatus", betStatuses, "");
  const filter = {
    period: periodInput(period),
    category: category || null,
    vendorCode: vendor || null,
    status: status || null,
  };
  return { period, category, vendor, status, filter };
});

export type BetRecordValues = ReturnType<typeof betRecordSearch.read>;
