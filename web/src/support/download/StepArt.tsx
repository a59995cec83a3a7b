import type { ReactNode } from "react";
import styles from "./StepArt.module.css";

interface Props {
  system: "android" | "ios";
  step: 2 | 3 | 4;
}

/** A drawing of the phone's screen at a step; the text beside it says the same. */
export const StepArt = ({ system, step }: Props) => (
  <svg viewBox="0 0 200 210" className={styles.art} aria-hidden="true">
    <rect x="30" y="6" width="140" height="260" rx="24" className={styles.body} />
    <rect x="38" y="14" width="124" height="244" rx="17" className={styles.screen} />
    {system === "android" ? (
      <circle cx="100" cy="24" r="4" className={styles.body} />
    ) : (
      <rect x="76" y="19" width="48" height="11" rx="5.5" className={styles.body} />
    )}
    {step === 4 ? <HomeScreen isRound={system === "android"} /> : pictures[system][step]}
  </svg>
);

const pictures: Record<Props["system"], Record<2 | 3, ReactNode>> = {
  android: { 2: <BrowserMenu />, 3: <InstallSheet /> },
  ios: { 2: <AllowAlert />, 3: <ProfilePage /> },
};

/** The brand's logo on a tile. */
const Tile = ({ x, y, size, isRound = false }: { x: number; y: number; size: number; isRound?: boolean }) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx={isRound ? 32 : 15} className={styles.tile} />
    <path d="M16 49V32a16 16 0 0 1 32 0v17h-7V32a9 9 0 0 0-18 0v17z" className={styles.arch} />
    <path d="M28.5 49V32a3.5 3.5 0 0 1 7 0v17z" className={styles.door} />
  </svg>
);

const Line = ({ x, y, width, isStrong = false }: { x: number; y: number; width: number; isStrong?: boolean }) => (
  <rect x={x} y={y} width={width} height="6" rx="3" className={isStrong ? styles.strong : styles.faint} />
);

/** The site in a browser, dimmed or not. */
const Site = () => (
  <>
    <rect x="46" y="38" width="108" height="16" rx="8" className={styles.field} />
    <rect x="46" y="62" width="108" height="44" rx="8" className={styles.field} />
    {[0, 1, 2].map((column) => (
      <rect key={column} x={46 + column * 37} y="114" width="34" height="42" rx="7" className={styles.field} />
    ))}
    {[0, 1, 2].map((column) => (
      <rect key={column} x={46 + column * 37} y="162" width="34" height="42" rx="7" className={styles.field} />
    ))}
  </>
);

function BrowserMenu() {
  return (
    <>
      <Site />
      {[41, 46, 51].map((y) => (
        <circle key={y} cx="147" cy={y} r="1.6" className={styles.strong} />
      ))}
      <rect x="66" y="58" width="92" height="130" rx="9" className={styles.sheet} />
      <Line x={76} y={70} width={50} />
      <Line x={76} y={88} width={62} />
      <rect x="70" y="102" width="84" height="28" rx="7" className={styles.chosen} />
      <rect x="77" y="109" width="14" height="14" rx="4" className={styles.accent} />
      <path d="M84 112.5v7M80.5 116h7" className={styles.sign} />
      <Line x={97} y={113} width={48} isStrong />
      <Line x={76} y={142} width={44} />
      <Line x={76} y={160} width={58} />
      <circle cx="140" cy="128" r="11" className={styles.touch} />
    </>
  );
}

function InstallSheet() {
  return (
    <>
      <Site />
      <rect x="38" y="14" width="124" height="244" rx="17" className={styles.shade} />
      <rect x="48" y="82" width="104" height="112" rx="13" className={styles.sheet} />
      <Tile x={60} y={94} size={34} />
      <Line x={102} y={101} width={38} isStrong />
      <Line x={102} y={113} width={28} />
      <Line x={60} y={140} width={80} />
      <Line x={60} y={151} width={56} />
      <rect x="92" y="166" width="50" height="20" rx="10" className={styles.accent} />
      <path d="M111 176l4 4 8-8" className={styles.sign} />
      <circle cx="132" cy="186" r="11" className={styles.touch} />
    </>
  );
}

function AllowAlert() {
  return (
    <>
      <Site />
      <rect x="38" y="14" width="124" height="244" rx="17" className={styles.shade} />
      <rect x="50" y="84" width="100" height="92" rx="15" className={styles.sheet} />
      <Line x={66} y={100} width={68} isStrong />
      <Line x={62} y={114} width={76} />
      <Line x={72} y={125} width={56} />
      <path d="M50 144h100M100 144v32" className={styles.rule} />
      <Line x={62} y={157} width={26} />
      <rect x="111" y="157" width="28" height="6" rx="3" className={styles.accent} />
      <circle cx="125" cy="166" r="11" className={styles.touch} />
    </>
  );
}

function ProfilePage() {
  return (
    <>
      <Line x={50} y={42} width={20} />
      <rect x="126" y="41" width="26" height="8" rx="4" className={styles.accent} />
      <rect x="46" y="62" width="108" height="58" rx="12" className={styles.sheet} />
      <Tile x={55} y={72} size={38} />
      <Line x={102} y={80} width={42} isStrong />
      <Line x={102} y={93} width={32} />
      <rect x="46" y="130" width="108" height="66" rx="12" className={styles.sheet} />
      <Line x={56} y={142} width={40} />
      <path d="M56 156h98" className={styles.rule} />
      <Line x={56} y={164} width={60} />
      <path d="M56 178h98" className={styles.rule} />
      <Line x={56} y={185} width={48} />
      <circle cx="139" cy="52" r="11" className={styles.touch} />
    </>
  );
}

function HomeScreen({ isRound }: { isRound: boolean }) {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  return (
    <>
      {places.map(({ row, column }) =>
        row === 1 && column === 1 ? null : (
          <rect
            key={`${row}${column}`}
            x={50 + column * 36}
            y={50 + row * 46}
            width="28"
            height="28"
            rx={isRound ? 14 : 8}
            className={styles.field}
          />
        ),
      )}
      <circle cx="100" cy="110" r="30" className={styles.glow} />
      <Tile x={80} y={90} size={40} isRound={isRound} />
      <Line x={84} y={136} width={32} isStrong />
      <rect x="46" y="190" width="108" height="40" rx="14" className={styles.field} />
    </>
  );
}
