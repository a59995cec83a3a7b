import { ChevronRight, LayoutDashboard } from "lucide-react";
import { type To, useNavigate } from "react-router-dom";
import styles from "./SearchOption.module.css";
import { SearchOption } from "./SearchOption.tsx";

/** A screen in the results. */
export function SearchScreen({ id, name, to }: { id: string; name: string; to: To }) {
  const navigate = useNavigate();
  return (
    <SearchOption id={`search-${id}`} onOpen={() => void navigate(to)}>
      <span className={styles.logo}>
        <LayoutDashboard size={22} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
      </span>
      <ChevronRight size={18} className={styles.go} aria-hidden="true" />
    </SearchOption>
  );
}
