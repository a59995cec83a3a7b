import styles from "./RedEnvelopes.module.css";

const GOLD = "url(#envelope-gold)";
const INK = "#4a0508";

/** A coin with a square hole. */
const Coin = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle cy="2" r="20" fill="#7a4304" />
    <circle r="20" fill={GOLD} stroke="#7a4304" strokeWidth="2" />
    <circle r="14.5" fill="none" stroke="#fff3b0" strokeWidth="1.6" />
    <rect x="-5" y="-5" width="10" height="10" rx="1" fill="#b0671a" stroke="#7a4304" strokeWidth="1.6" />
    <path d="M-15-7A16.5 16.5 0 0 1-5-15" fill="none" stroke="#fffbe0" strokeWidth="2.4" strokeLinecap="round" />
  </g>
);

/** A flower of five petals. */
const Blossom = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#7a0f2a" strokeWidth="1">
    {[0, 72, 144, 216, 288].map((turn) => (
      <path key={turn} d="M0 0Q-7-6 0-13 7-6 0 0Z" transform={`rotate(${turn})`} fill="#ffc2cd" />
    ))}
    <circle r="3" fill={GOLD} />
  </g>
);

/** Flowers on the envelope, and coins at its foot: place and size. */
const BLOSSOMS = [
  [62, 152, 0.95],
  [140, 166, 0.8],
  [136, 140, 0.55],
] as const;
const HEAP = [
  [14, 198, 0.6],
  [36, 192, 0.85],
  [190, 196, 0.62],
  [166, 188, 0.98],
] as const;

/** Stars around the envelope: place and size. */
const STARS = [
  [26, 62, 9],
  [178, 44, 12],
  [184, 128, 7],
  [18, 142, 6],
] as const;

/** A red envelope; an open one has its flap up, shines, and a coin rises from it. */
export const EnvelopePicture = ({ isOpen }: { isOpen: boolean }) => (
  <svg viewBox="0 6 200 212" className={styles.picture} data-open={isOpen || undefined} aria-hidden="true">
    <defs>
      <linearGradient id="envelope-gold" x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stopColor="#fff3b4" />
        <stop offset="0.45" stopColor="#f8c740" />
        <stop offset="1" stopColor="#c97a0e" />
      </linearGradient>
      <linearGradient id="envelope-paper" x1="0" y1="0" x2="0.5" y2="1">
        <stop offset="0" stopColor="#ff5f4a" />
        <stop offset="0.45" stopColor="#d8231f" />
        <stop offset="1" stopColor="#930d14" />
      </linearGradient>
      <linearGradient id="envelope-flap" x1="0" y1="0" x2="0.2" y2="1">
        <stop offset="0" stopColor="#ff7a5e" />
        <stop offset="0.5" stopColor="#d3201d" />
        <stop offset="1" stopColor="#8d0c13" />
      </linearGradient>
      <radialGradient id="envelope-light">
        <stop offset="0" stopColor="#fff1b8" />
        <stop offset="1" stopColor="#ffb52e" stopOpacity="0" />
      </radialGradient>
      <pattern id="envelope-weave" width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M0 10a10 10 0 0 1 20 0M0 20a10 10 0 0 1 20 0M4 20a6 6 0 0 1 12 0" className={styles.weave} />
      </pattern>
    </defs>
    <g className={styles.light}>
      <circle cx="100" cy="70" r="84" fill="url(#envelope-light)" />
      <path
        d="M100 70 60-14h18zM100 70 122-14h18zM100 70 176 6l14 14zM100 70 10 20 24 6zM100 70 190 78v18zM100 70 10 96V78z"
        fill="#ffd769"
        opacity="0.35"
      />
    </g>
    <ellipse cx="100" cy="206" rx="70" ry="9" className={styles.shade} />
    <g strokeLinejoin="round" transform="rotate(-4 100 120)">
      {isOpen && <path d="M42 66Q100-36 158 66Z" fill="#a81219" stroke={INK} strokeWidth="4" />}
      {isOpen && <path d="M56 62Q100-12 144 62Z" fill="none" stroke={GOLD} strokeWidth="2.5" />}
      <g className={styles.prize}>
        <rect x="54" y="58" width="92" height="80" rx="6" fill={GOLD} stroke="#7a4304" strokeWidth="3" />
        <Coin x={100} y={78} size={0.95} />
      </g>
      <rect x="40" y="54" width="120" height="146" rx="11" fill="url(#envelope-paper)" stroke={INK} strokeWidth="4" />
      <rect x="49" y="63" width="102" height="128" rx="6" fill="url(#envelope-weave)" />
      <rect x="47" y="61" width="106" height="132" rx="7" fill="none" stroke={GOLD} strokeWidth="2.6" />
      <path d="M47 178v15h15M153 178v15h-15" fill="none" stroke={GOLD} strokeWidth="6" strokeLinecap="round" />
      {BLOSSOMS.map(([x, y, size]) => (
        <Blossom key={x} x={x} y={y} size={size} />
      ))}
      {isOpen ? (
        <path d="M42 62Q100 104 158 62V58H42Z" fill="#5d070d" stroke={INK} strokeWidth="3" />
      ) : (
        <>
          <path d="M42 66Q54 118 100 127 146 118 158 66V60H42Z" fill={INK} opacity="0.45" />
          <path
            d="M42 61Q44 54 51 54H149Q156 54 158 61 146 112 100 120 54 112 42 61Z"
            fill="url(#envelope-flap)"
            stroke={INK}
            strokeWidth="4"
          />
          <path
            d="M49 62Q50 60 54 60H146Q150 60 151 62 140 106 100 113 60 106 49 62Z"
            fill="none"
            stroke={GOLD}
            strokeWidth="2.6"
          />
          <path d="M62 68Q100 60 138 68" className={styles.shine} />
        </>
      )}
      <Coin x={100} y={isOpen ? 136 : 118} size={1.25} />
      <path d="M66 184h68M72 178c0-10 15-10 15 0-5-16 31-16 26 0 0-10 15-10 15 0" className={styles.cloud} />
    </g>
    {HEAP.map(([x, y, size]) => (
      <Coin key={x} x={x} y={y} size={size} />
    ))}
    {STARS.map(([x, y, size]) => (
      <path
        key={x}
        transform={`translate(${x} ${y}) scale(${size})`}
        d="M0-1 .22-.22 1 0 .22.22 0 1-.22.22-1 0-.22-.22Z"
        className={styles.star}
      />
    ))}
  </svg>
);
