import { expect, it } from "vitest";
import { findText, textIn } from "../language/texts.ts";
import type { ExportColumn } from "./exportReport.ts";
import { exportReports, type ReportName } from "./reports.ts";

it.each(["EN", "VI", "CN", "TH", "ID", "PT", "TY"])(
  "has a text for each heading and value of the files, in %s",
  (code) => {
    const columns = Object.values(exportReports).flatMap((report): readonly ExportColumn[] => report.columns);
    for (const { heading, form = "time" } of columns) {
      expect(textIn(code, heading)).not.toMatch(/^$|[{<]/);
      for (const id of typeof form === "string" ? [] : Object.values(form)) expect(findText(code, id), id).toBeTruthy();
    }
  },
);

it("has only what a contract asks of its team in the file of its payouts", () => {
  const fieldsOf = (report: ReportName) => exportReports[report].columns.map(({ field }) => field);
  expect(fieldsOf("DAILY_SALARY")).toEqual(expect.arrayContaining(["loss", "activeMembers", "tier"]));
  expect(fieldsOf("REAL_TIME_SALARY")).not.toEqual(expect.arrayContaining(["loss"]));
});
