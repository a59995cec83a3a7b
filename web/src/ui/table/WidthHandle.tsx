import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useIntl } from "react-intl";
import { bounded, keepWidths, useWidths, widthBounds, widthVariable } from "./columnWidths.ts";
import styles from "./DataHeading.module.css";

const STEP_PX = 16;

interface Props {
  table: string;
  /** The id of the text that names the column. */
  id: string;
  /** The heading of its cells. */
  heading: string;
}

/**
 * The edge of a column's heading. It is dragged, or moved by arrow keys, to give the column a width; a double press, or Home, gives
 * the width back to the table.
 */
export function WidthHandle({ table, id, heading }: Props) {
  const { formatMessage } = useIntl();
  const widths = useWidths(table);
  const width = widths.get(heading);
  const drag = useRef<{ from: number; width: number; moved: number } | null>(null);

  const keep = (next: number | undefined) => {
    const all = new Map(widths);
    if (next === undefined) all.delete(heading);
    else all.set(heading, bounded(next));
    keepWidths(table, all);
  };
  const presentOf = (handle: HTMLElement) => width ?? handle.closest("th")?.offsetWidth ?? widthBounds.least;
  /** 1 where lines begin at the left. */
  const directionOf = (handle: HTMLElement) => (getComputedStyle(handle).direction === "rtl" ? -1 : 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key];
    if (step === undefined && event.key !== "Home") return;
    event.preventDefault();
    const handle = event.currentTarget;
    keep(step === undefined ? undefined : presentOf(handle) + step * directionOf(handle));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const present = presentOf(event.currentTarget);
    drag.current = { from: event.clientX, width: present, moved: present };
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    current.moved = bounded(current.width + (clientX - current.from) * directionOf(currentTarget));
    if (current.moved === current.width) return;
    if (width === undefined) keep(current.moved);
    // The rows follow without being rendered again.
    currentTarget.closest("table")?.style.setProperty(widthVariable(heading), `${current.moved}px`);
  };
  const onPointerUp = () => {
    const { current } = drag;
    drag.current = null;
    if (current && current.moved !== current.width) keep(current.moved);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that moves is no `hr`
    <span
      role="separator"
      className={styles.handle}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={formatMessage({ id: "table_width" }, { column: formatMessage({ id }) })}
      aria-valuemin={widthBounds.least}
      aria-valuemax={widthBounds.most}
      aria-valuenow={width ?? widthBounds.least}
      aria-valuetext={width === undefined ? formatMessage({ id: "table_width_auto" }) : `${width} px`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => keep(undefined)}
    />
  );
}
