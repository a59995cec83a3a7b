import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import messages from "../lang/EN/shared.json?all";
import { CallerContext } from "../src/caller/caller.ts";
import { PlayProvider } from "../src/games/launch/PlayProvider.tsx";
import { IntlRoot } from "../src/i18n/IntlRoot.tsx";
import { StepUpProvider } from "../src/security/StepUpProvider.tsx";
import { SessionDialogs } from "../src/session/dialogs/SessionDialogs.tsx";
import { environment } from "./cards.tsx";
import styles from "./catalogue.module.css";
import { loadStory, statesOf } from "./story.ts";

/** What a page of a piece tells the page around it: when nothing of it moves any more, and when its size changes later. */
export interface Settled {
  /** The search of its address. */
  page: string;
  /** Of all states, in pixels. */
  height: number;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function settled(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await nextFrame();
}

/** The states of a piece, one below the other, or one of them alone, in the look of the page. */
export function Frame({ piece, state, dir }: { piece: string; state: string | null; dir: string }) {
  const story = use(stories(piece));
  if (!story) return <p>No story of {piece}.</p>;
  const shown = Object.entries(statesOf(story)).filter(([name]) => state === null || name === state);
  return (
    <Settling dir={dir}>
      {shown.map(([name, node]) => (
        <section key={name} className={styles.state}>
          {state === null && <p className={styles.label}>{name}</p>}
          <div className={styles.stage}>
            <Stage>{node}</Stage>
          </div>
        </section>
      ))}
    </Settling>
  );
}

const known = new Map<string, ReturnType<typeof loadStory>>();
function stories(piece: string) {
  const story = known.get(piece) ?? loadStory(piece);
  known.set(piece, story);
  return story;
}

/** Says when its children have settled, and how high they are. */
function Settling({ dir, children }: { dir: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the effect that sets the direction of the texts' language.
    document.documentElement.dir = dir;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(box.current?.getBoundingClientRect().height ?? 0);
      parent.postMessage({ page: location.search, height } satisfies Settled, location.origin);
    });
    void settled().then(() => box.current && observer.observe(box.current));
    return () => observer.disconnect();
  }, [dir]);
  return (
    <main ref={box} className={styles.frame}>
      {children}
    </main>
  );
}

/** What the client has around its screens. */
function Stage({ children }: { children: ReactNode }) {
  const [router] = useState(() => {
    const page = (
      <CallerContext value="member">
        <SessionDialogs named={{}}>
          <StepUpProvider>
            <PlayProvider>{children}</PlayProvider>
          </StepUpProvider>
        </SessionDialogs>
      </CallerContext>
    );
    return createMemoryRouter([{ path: "*", element: page }]);
  });
  return (
    <IntlRoot initialMessages={messages}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </IntlRoot>
  );
}
