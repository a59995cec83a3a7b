import clsx from "clsx";
import { Skeleton } from "../state/Skeleton.tsx";
import styles from "./Picture.module.css";

/** A picture within a skeleton, when its address is already known; else a grey shape. */
export const SkeletonPicture = ({ url, className }: { url: string | undefined; className?: string | undefined }) =>
  url ? (
    <span className={clsx(styles.picture, className)} data-loaded>
      <img src={url} alt="" fetchPriority="high" decoding="sync" />
    </span>
  ) : (
    <Skeleton className={className} />
  );
