import { GameTileSkeletons } from "../games/tile/GameTileSkeleton.tsx";
import { BannerSkeleton } from "../site/BannerSkeleton.tsx";
import shelf from "../ui/carousel/Shelf.module.css";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import tiles from "./CategoryTiles.module.css";
import styles from "./HomeScreen.module.css";

const places = ["a", "b", "c", "d", "e", "f", "g"];

const Row = () => (
  <div className={shelf.shelf}>
    <Skeleton className={styles.titleSkeleton} />
    <ul className={styles.row}>
      <GameTileSkeletons count={10} className={shelf.cell} />
    </ul>
  </div>
);

/** Skeleton of the home screen. */
export const HomeSkeleton = () => (
  <div className={styles.home} aria-busy="true">
    <BannerSkeleton isTall />
    <Skeleton className={styles.tickerSkeleton} />
    <ul className={tiles.tiles}>
      {places.map((place) => (
        <li key={place}>
          <Skeleton className={tiles.tile} />
        </li>
      ))}
    </ul>
    <Row />
    <div className={styles.winsSkeleton} />
    <Row />
  </div>
);
