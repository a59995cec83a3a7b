import type { ReactNode } from "react";
import styles from "./CoverCard.module.css";

interface Props<Item> {
  items: readonly Item[];
  /** The first cards are on the first screen: their pictures load at once. */
  renderCard: (item: Item, isEager: boolean) => ReactNode;
}

const FIRST = 3;

/** A list of cards, side by side where there is space. */
export const CardGrid = <Item extends { readonly id: string }>({ items, renderCard }: Props<Item>) => (
  <ul className={styles.grid}>
    {items.map((item, place) => (
      <li key={item.id}>{renderCard(item, place < FIRST)}</li>
    ))}
  </ul>
);
