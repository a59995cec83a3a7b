import type { ReactNode } from "react";

/** What a piece looks like, by what is special about each state. */
export type States = Readonly<Record<string, ReactNode>>;

/** The states of a piece that lies over the page, such as a dialog: each fills a page of its own of this height, in pixels. */
export class Pages {
  readonly height: number;
  readonly states: States;
  constructor(height: number, states: States) {
    this.height = height;
    this.states = states;
  }
}

/** A piece of the catalogue. A file `*.story.tsx` beside the pieces exports one for each, under the piece's name. */
export type Story = States | Pages;

export const statesOf = (story: Story): States => (story instanceof Pages ? story.states : story);

/** What a state is shown in. The pictures have those of `looks`; the page shows any other. */
export interface Look {
  theme: "dark" | "light";
  dir: "ltr" | "rtl";
  /** Pixels. */
  width: number;
}

const DESKTOP = 768;
const PHONE = 360;

/** Each pair of a theme, a direction and a width is in one of them. */
export const looks: readonly Look[] = [
  { theme: "light", dir: "ltr", width: DESKTOP },
  { theme: "dark", dir: "ltr", width: PHONE },
  { theme: "dark", dir: "rtl", width: DESKTOP },
  { theme: "light", dir: "rtl", width: PHONE },
];

const modules = import.meta.glob<Record<string, Story>>("../src/**/*.story.tsx");
const folderOf = (file: string) => file.replace(/^\.\.\/src\//, "").replace(/\/[^/]*$/, "");

/** All stories, by folder and name: `ui/button/Button`. */
export async function loadStories(): Promise<ReadonlyMap<string, Story>> {
  const loaded = await Promise.all(Object.entries(modules).map(async ([file, load]) => [file, await load()] as const));
  return new Map(
    loaded.flatMap(([file, stories]) =>
      Object.entries(stories).map(([name, story]) => [`${folderOf(file)}/${name}`, story] as const),
    ),
  );
}

/** The story of a name as `loadStories` has it; loads only its file. */
export async function loadStory(name: string): Promise<Story | undefined> {
  const folder = folderOf(`../src/${name}`);
  const [, load] = Object.entries(modules).find(([file]) => folderOf(file) === folder) ?? [];
  return (await load?.())?.[name.slice(folder.length + 1)];
}
