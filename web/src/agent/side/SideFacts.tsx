import { type ReactNode, useId } from "react";
import { type Fact, Facts } from "../../ui/text/Facts.tsx";
import downline from "../downline/Downline.module.css";

interface Props {
  title: ReactNode;
  facts: readonly Fact[];
  /** Says how the figures came about. */
  note?: ReactNode;
}

/** What a row is, above the account that it belongs to. */
export function SideFacts({ title, facts, note }: Props) {
  const id = useId();
  return (
    <section className={downline.card} aria-labelledby={id}>
      <h3 id={id} className={downline.heading}>
        {title}
      </h3>
      <dl className={downline.facts}>
        <Facts facts={facts} />
      </dl>
      {note && <p className={downline.note}>{note}</p>}
    </section>
  );
}
