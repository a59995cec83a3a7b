import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { type ReactElement, type ReactNode, useState } from "react";
import { useCloseOnBack } from "../../browser/back/useCloseOnBack.ts";
import styles from "./Menu.module.css";

interface MenuProps {
  trigger: ReactElement;
  children: ReactNode;
  /** Opens the menu on mount, when it was requested before its code had loaded. */
  isOpenAtFirst?: boolean;
}

/** A button that opens a list of actions or links. */
export function Menu({ trigger, children, isOpenAtFirst = false }: MenuProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  useCloseOnBack(() => setOpen(false), isOpen);
  return (
    <Base.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={8} align="end" collisionPadding={12}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface ItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  isDanger?: boolean;
}

export const MenuItem = ({ icon, children, onSelect, isDanger = false }: ItemProps) => (
  <Base.Item className={clsx(styles.item, isDanger && styles.danger)} onClick={onSelect}>
    {icon}
    {children}
  </Base.Item>
);

interface ChoicesProps<Value extends string> {
  label: ReactNode;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A group of options of which one is selected, in a menu. */
export function MenuChoices<Value extends string>({ label, value, options, onChange }: ChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange} className={styles.group}>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={styles.item} closeOnClick>
          {option.label}
          <Base.RadioItemIndicator className={styles.indicator} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export const MenuSeparator = () => <Base.Separator className={styles.separator} />;
