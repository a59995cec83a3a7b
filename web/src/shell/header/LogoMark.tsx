/** The picture of the logo. */
export const LogoMark = () => (
  <svg viewBox="0 0 36 36" width="32" height="32" aria-hidden="true">
    <defs>
      <linearGradient id="logo-light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffd9a0" />
        <stop offset="1" stopColor="#ff8a3d" />
      </linearGradient>
    </defs>
    <path d="M4 32V18a14 14 0 0 1 28 0v14h-6.5V18a7.5 7.5 0 0 0-15 0v14z" fill="url(#logo-light)" />
    <path d="M15 32V18a3 3 0 0 1 6 0v14z" fill="#ffe3bd" />
  </svg>
);
