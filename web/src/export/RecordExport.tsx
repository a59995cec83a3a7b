import { Download } from "lucide-react";
import { useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { ExportRecordInput } from "../__generated__/useRecordExportMutation.graphql.ts";
import { messageOf } from "../relay/failure.ts";
import { Button } from "../ui/button/Button.tsx";
import { useFocusReplacement } from "../ui/control/useFocusReplacement.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./RecordExport.module.css";
import { useRecordExport } from "./useRecordExport.ts";

interface Props {
  /** The record with its filter. */
  input: ExportRecordInput;
  /** Name of the file. */
  name: string;
}

/** Saves everything in a filter as a CSV file, with its progress; it can be cancelled. */
export function RecordExport({ input, name }: Props) {
  const { state, begin, cancel } = useRecordExport(name);
  const progressId = useId();
  const isRunning = state.step === "asked" || state.step === "reading";
  const box = useRef<HTMLDivElement>(null);
  useFocusReplacement(box, isRunning);
  const progress = state.step === "reading" ? state : undefined;
  return (
    <div ref={box} className={styles.export} data-screen-only>
      {isRunning ? (
        <>
          <label htmlFor={progressId} className={styles.label}>
            {progress ? (
              <FormattedMessage id="record_export_rows" values={{ rows: progress.rows, total: progress.of }} />
            ) : (
              <FormattedMessage id="record_export_asked" />
            )}
          </label>
          <progress id={progressId} className={styles.progress} max={progress?.of} value={progress?.rows} />
          <Button size="sm" variant="ghost" onClick={cancel} text="cancel" />
        </>
      ) : (
        <>
          <Button size="sm" variant="secondary" onClick={() => begin(input)}>
            <Download size={16} aria-hidden="true" />
            <FormattedMessage id="record_export" />
          </Button>
          <Text as="span" className={styles.label} text="record_export_most" />
        </>
      )}
      <p role="status" className={styles.outcome}>
        {state.step === "saved" && <FormattedMessage id="record_export_saved" />}
        {state.step === "failed" && (messageOf(state.failure) ?? <FormattedMessage id="record_export_failed" />)}
      </p>
    </div>
  );
}
