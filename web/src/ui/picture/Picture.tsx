import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Picture_image$key } from "../../__generated__/Picture_image.graphql.ts";
import styles from "./Picture.module.css";
import { isNear, useNear } from "./useNear.ts";

const listeners = new Set<() => void>();

function callListeners(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls a listener whenever the device is back online, with one listener of the window for all pictures. */
function onOnline(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", callListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", callListeners);
  };
}

/** How often a picture is requested before the fallback is shown. */
const ATTEMPTS = 3;

/** Marks the box of a picture that has arrived. State would render the picture once more. */
const show = (img: HTMLImageElement) => img.parentElement?.setAttribute("data-loaded", "true");

/** A cached picture appears at once, without a fade. */
const showIfCached = (img: HTMLImageElement | null) => {
  if (img?.complete && img.naturalWidth > 0) show(img);
};

interface Props {
  image: Picture_image$key;
  alt: string;
  className?: string;
  /** What is shown when no CDN has the picture. */
  fallback?: ReactNode;
  /** Load at once, for pictures on the first screen. */
  isEager?: boolean;
}

/**
 * A picture from the platform's CDNs. It is requested when it comes near the screen, from the chosen CDN first and then
 * from the others, three times in all, and again when the device is back online. Give its parent a size: the picture
 * fills it, so the layout does not shift.
 */
export function Picture({ image: key, ...look }: Props) {
  const { url, fallbackUrls } = useFragment(
    graphql`
      fragment Picture_image on Image @no_inline {
        url
        fallbackUrls
      }
    `,
    key,
  );
  // Another address is another picture: what became of the last one does not count.
  return <LoadedPicture key={url} url={url} fallbackUrls={fallbackUrls} {...look} />;
}

interface LoadedPictureProps extends Omit<Props, "image"> {
  url: string;
  fallbackUrls: readonly string[];
}

function LoadedPicture({ url, fallbackUrls, alt, className, fallback, isEager = false }: LoadedPictureProps) {
  const sources = [url, ...fallbackUrls];
  const [attempt, setAttempt] = useState(0);
  const [box, wasNear] = useNear(url);
  const source = sources[attempt % sources.length];
  const hasFailed = attempt >= ATTEMPTS;
  useEffect(() => (hasFailed ? onOnline(() => setAttempt(0)) : undefined), [hasFailed]);
  const isNearEnough = isEager || wasNear || isNear(url);

  return (
    <span ref={box} className={clsx(styles.picture, className)}>
      {hasFailed ? (
        <span className={styles.fallback}>
          {fallback}
          <span className="visually-hidden">{alt}</span>
        </span>
      ) : (
        isNearEnough && (
          <img
            key={attempt}
            ref={showIfCached}
            src={source}
            alt={alt}
            decoding="async"
            fetchPriority={isEager ? "high" : "auto"}
            onLoad={({ currentTarget }) => show(currentTarget)}
            onError={() => setAttempt(attempt + 1)}
          />
        )
      )}
    </span>
  );
}
