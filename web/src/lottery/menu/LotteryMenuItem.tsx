import { Star } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { LotteryMenuItem_lottery$key } from "../../__generated__/LotteryMenuItem_lottery.graphql.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { LotteryIcon } from "../draws/LotteryIcon.tsx";
import { LotteryTraits } from "../draws/LotteryTraits.tsx";
import { toggleFavoriteLottery } from "./favoriteLotteries.ts";
import styles from "./LotteryMenu.module.css";
import { useListedDraw } from "./listedDraws.ts";
import { lotteryPath } from "./lotteryPath.ts";
import { MenuDraw } from "./MenuDraw.tsx";
import { useFavoriteLotteries } from "./useFavoriteLotteries.ts";

/** A lottery in the menu: a link to it, and a star that marks it on this device. */
export function LotteryMenuItem({
  lottery: key,
  current,
  username,
  hasKind = true,
}: {
  lottery: LotteryMenuItem_lottery$key;
  /** Code of the lottery that is open. */
  current: string | null;
  /** Null for guests. */
  username: string | null;
  /** Says what it draws. */
  hasKind?: boolean;
}) {
  const { formatMessage } = useIntl();
  const { code, name, kind, mode, accountTypeName, drawInterval } = useFragment(
    graphql`
      fragment LotteryMenuItem_lottery on Lottery {
        code
        name
        kind
        mode
        accountTypeName
        drawInterval
      }
    `,
    key,
  );
  const draw = useListedDraw(code);
  const isFavorite = useFavoriteLotteries(username).includes(code);
  return (
    <li className={styles.item}>
      <Link
        to={lotteryPath({ code, accountTypeName })}
        className={styles.link}
        aria-current={code === current ? "page" : undefined}
      >
        <span className={styles.icon}>
          {draw?.icon ? (
            <Picture image={draw.icon} alt="" className={styles.picture} fallback={<LotteryIcon kind={kind} />} />
          ) : (
            <LotteryIcon kind={kind} />
          )}
        </span>
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <small className={styles.mode}>
            <LotteryTraits interval={drawInterval} kind={hasKind ? kind : null} mode={mode} />
          </small>
          {draw?.standing && <MenuDraw standing={draw.standing} kind={kind} />}
        </span>
      </Link>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isFavorite}
        aria-label={formatMessage({ id: "games_favorite_named" }, { name })}
        onClick={() => toggleFavoriteLottery(username, code)}
      >
        <Star size={16} aria-hidden="true" fill={isFavorite ? "currentColor" : "none"} />
      </button>
    </li>
  );
}
