/** The logo of a social network, in the colors that it requires. */
export function SocialMark({ kind }: { kind: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      {(marks[kind] ?? []).map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
}

const marks: Record<string, readonly (readonly [fill: string, path: string])[]> = {
  GOOGLE: [
    [
      "#4285f4",
      "M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z",
    ],
    [
      "#34a853",
      "M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z",
    ],
    ["#fbbc05", "M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z"],
    ["#ea4335", "M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"],
  ],
  FACEBOOK: [
    [
      "#0866ff",
      "M18 9a9 9 0 1 0-11.17 8.73v-5.98H4.98V9h1.85V7.82c0-3.06 1.38-4.48 4.39-4.48.57 0 1.55.11 1.96.22v2.49a11.6 11.6 0 0 0-1.04-.03c-1.48 0-2.05.56-2.05 2.01V9h2.94l-.5 2.75h-2.44v6.18A9 9 0 0 0 18 9z",
    ],
  ],
};
