import clsx from "clsx";
import type { CSSProperties } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ClubChip_club$key } from "../__generated__/ClubChip_club.graphql.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Club.module.css";

interface Props {
  color: string | null | undefined;
  secondaryColor: string | null | undefined;
}

/** The colours of a level as a dot. Names and ranks stand beside it, so the colours are never the only sign. */
function ClubEmblem({ color, secondaryColor }: Props) {
  const from = color ?? "var(--color-line-strong)";
  const colours: CSSProperties = { background: `linear-gradient(135deg, ${from}, ${secondaryColor ?? from})` };
  return <span className={styles.emblem} style={colours} aria-hidden="true" />;
}

/** A member's level of the VIP club: its colours, name and rank. */
export function ClubChip({ club: key, className }: { club: ClubChip_club$key; className?: string | undefined }) {
  const { label, rank, color, secondaryColor } = useFragment(
    graphql`
      fragment ClubChip_club on ClubLevel {
        label
        rank
        color
        secondaryColor
      }
    `,
    key,
  );
  return (
    <span className={clsx(styles.chip, className)}>
      <ClubEmblem color={color} secondaryColor={secondaryColor} />
      <span className="visually-hidden">
        <FormattedMessage id="vip" />:{" "}
      </span>
      {label}
      <span className={styles.rank}>
        <Text as="span" className="visually-hidden" text="vip_level" values={{ rank: "" }} />
        {rank}
      </span>
    </span>
  );
}
