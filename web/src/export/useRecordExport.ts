import { useEffect, useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { ExportRecordInput, useRecordExportMutation } from "../__generated__/useRecordExportMutation.graphql.ts";
import { readFile, saveFile } from "./readFile.ts";

/** Where a file is on its way. */
export type ExportState =
  | { readonly step: "idle" | "asked" | "saved" | "failed" }
  | { readonly step: "reading"; readonly rows: number; readonly of: number }
  | { readonly step: "refused"; readonly message: string };

/** Saves everything in a filter as a CSV file under a name. */
export function useRecordExport(name: string) {
  const [state, setState] = useState<ExportState>({ step: "idle" });
  const under = useRef<AbortController>(null);
  useEffect(() => () => under.current?.abort(), []);
  const [commit] = useMutation<useRecordExportMutation>(graphql`
    mutation useRecordExportMutation($input: ExportRecordInput!) {
      exportRecord(input: $input) {
        export {
          url
          rowCount
        }
        userErrors {
          message
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
      if (!leaving.signal.aborted) setState({ step: "failed" });
    }
  };
  const begin = (input: ExportRecordInput) => {
    const leaving = new AbortController();
    under.current = leaving;
    setState({ step: "asked" });
    commit({
      variables: { input },
      onCompleted({ exportRecord: { export: file, userErrors } }) {
        if (leaving.signal.aborted) return;
        if (file) void read(file.url, file.rowCount, leaving);
        else setState({ step: "refused", message: userErrors[0]?.message ?? "" });
      },
      onError() {
        if (!leaving.signal.aborted) setState({ step: "failed" });
      },
    });
  };
  const cancel = () => {
    under.current?.abort();
    setState({ step: "idle" });
  };
  return { state, begin, cancel };
}
