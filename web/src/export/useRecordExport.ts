import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { ExportRecordInput, useRecordExportMutation } from "../__generated__/useRecordExportMutation.graphql.ts";
import { useChange } from "../change/useChange.ts";
import type { Failure } from "../relay/failure.ts";
import { unreachable } from "../relay/unreachable.ts";
import { readFile, saveFile } from "./readFile.ts";

/** Where a file is on its way. */
export type ExportState =
  | { readonly step: "idle" | "asked" | "saved" }
  | { readonly step: "reading"; readonly rows: number; readonly of: number }
  | { readonly step: "failed"; readonly failure: Failure };

/** Saves everything in a filter as a CSV file under a name. */
export function useRecordExport(name: string) {
  const [state, setState] = useState<ExportState>({ step: "idle" });
  const under = useRef<AbortController>(null);
  useEffect(() => () => under.current?.abort(), []);
  const { change } = useChange<useRecordExportMutation>(graphql`
    mutation useRecordExportMutation($input: ExportRecordInput!) {
      exportRecord(input: $input) {
        export {
          url
          rowCount
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const read = async (url: string, of: number, leaving: AbortController) => {
    try {
      const file = await readFile(url, leaving.signal, (rows) => {
        if (!leaving.signal.aborted) setState({ step: "reading", rows: Math.min(rows, of), of });
      });
      saveFile(file, name);
      setState({ step: "saved" });
    } catch {
      if (!leaving.signal.aborted) setState({ step: "failed", failure: unreachable });
    }
  };
  const begin = async (input: ExportRecordInput) => {
    const leaving = new AbortController();
    under.current = leaving;
    setState({ step: "asked" });
    const { done, failure } = await change({ input });
    if (leaving.signal.aborted) return;
    const file = done?.exportRecord.export;
    if (file) await read(file.url, file.rowCount, leaving);
    else setState({ step: "failed", failure: failure ?? unreachable });
  };
  const cancel = () => {
    under.current?.abort();
    setState({ step: "idle" });
  };
  return { state, begin, cancel };
}
