import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { useLocation, useNavigate, useOutletContext, useSearchParams } from "react-router-dom";
import { useRights } from "../../caller/caller.ts";
import { OpenRow } from "../../ui/table/openRow.ts";
import styles from "./Side.module.css";
import { type PanelProps, sideOf, sideParam, useWide } from "./side.ts";

/** How long the focus rests on a row until its panel shows it: who holds a key down goes past the rows between. */
const REST_MS = 120;
/** The state of an entry of the history that has opened a panel: closing it goes back. */
const opened = "side";

/** What opens a row: the first thing to press in the cell that names it. */
const openerOf = (row: Element) => row.querySelector<HTMLElement>("th :is(a, button)");
const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-side]") : null;

/**
 * A table of which each row opens a panel beside it: by a press anywhere in the row, and by Enter on what it is called. While the
 * panel is open it shows the row that has the focus. The address keeps it. Narrow screens have no panel: there a name opens its
 * page. A sub-account that may not read accounts has a panel only where it says more than the account (`hasMore`).
 */
export function SideRows({ hasMore = false, children }: { hasMore?: boolean | undefined; children: ReactNode }) {
  const mayRead = useRights()("READ_ACCOUNTS");
  return useWide() && (mayRead || hasMore) ? <Beside>{children}</Beside> : children;
}

function Beside({ children }: { children: ReactNode }) {
  const SidePanel = useOutletContext<ComponentType<PanelProps> | undefined>();
  const [params, setParams] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const table = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = params.get(sideParam) ?? "";
  const side = sideOf(text);

  const show = (next: string) => {
    clearTimeout(timer.current);
    if (next === text) return;
    const address = new URLSearchParams(params);
    address.set(sideParam, next);
    setParams(address, { replace: side !== null, state: side ? state : opened, preventScrollReset: true });
  };
  const close = () => {
    clearTimeout(timer.current);
    const row = table.current?.querySelector("tr[aria-current]");
    if (row) openerOf(row)?.focus();
    if (state === opened) {
      void navigate(-1);
      return;
    }
    const address = new URLSearchParams(params);
    address.delete(sideParam);
    setParams(address, { replace: true, preventScrollReset: true });
  };
  const onPress = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (!row || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const opener = openerOf(row);
    const pressed = event.target instanceof Element && event.target.closest("a, button");
    // Other links lead elsewhere, and text can be marked.
    if (pressed ? pressed !== opener : getSelection()?.type === "Range") return;
    event.preventDefault();
    event.stopPropagation();
    // A second Enter goes into the panel.
    const isSecond = event.detail === 0 && row.dataset.side === text;
    (isSecond ? panel.current : opener)?.focus();
    show(row.dataset.side ?? "");
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = side && rowOf(target);
    if (!row || openerOf(row) !== target || row.dataset.side === text) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(row.dataset.side ?? ""), REST_MS);
  };
  return (
    <OpenRow value={side ? text : ""}>
      <div className={styles.beside} data-open={side !== null}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in the rows are what keys press */}
        <div ref={table} className={styles.table} onClickCapture={onPress} onFocus={onFocus}>
          {children}
        </div>
        {side && SidePanel && (
          <Suspense fallback={<div />}>
            <SidePanel ref={panel} side={side} onClose={close} />
          </Suspense>
        )}
      </div>
    </OpenRow>
  );
}
