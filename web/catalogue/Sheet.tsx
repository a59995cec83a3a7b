import { use, useEffect, useState } from "react";
import styles from "./catalogue.module.css";
import type { Settled } from "./Frame.tsx";
import { type Look, loadStories, looks, Pages } from "./story.ts";

const stories = loadStories();

/** A list of all pieces; the sheets of one. */
export function Catalogue({ piece }: { piece: string | null }) {
  const names = [...use(stories).keys()].sort();
  if (piece !== null) return <Sheet piece={piece} />;
  return (
    <nav className={styles.list} aria-label="Pieces">
      <h1>Catalogue</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`?piece=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The states of a piece in each look: a page of its own in each, because styles ask how wide the page is. They load one
 * after another, so that the focus of open dialogs is always in the same page.
 */
function Sheet({ piece }: { piece: string }) {
  const story = use(stories).get(piece);
  const [height, alone] = story instanceof Pages ? [story.height, Object.keys(story.states)] : [undefined, [null]];
  const frames = alone.flatMap((state) => looks.map((look) => ({ look, state, page: pageOf(piece, look, state) })));
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent<Settled>) => {
      if (origin === location.origin) setHeights((before) => new Map(before).set(data.page, data.height));
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  return (
    <main className={styles.sheet} data-settled={heights.size >= frames.length || undefined}>
      {frames.slice(0, heights.size + 1).map(({ look: { theme, dir, width }, state, page }) => (
        <figure key={page} style={{ width }}>
          <figcaption>{[piece, theme, dir, `${width} px`, state].filter(Boolean).join(" · ")}</figcaption>
          <iframe title={page} src={page} width={width} height={height ?? heights.get(page) ?? 400} />
        </figure>
      ))}
    </main>
  );
}

const pageOf = (piece: string, { theme, dir, width }: Look, state: string | null) =>
  `?${new URLSearchParams({ piece, theme, dir, width: `${width}`, ...(state === null ? {} : { state }) })}`;
