import { randomUUID } from "node:crypto";

/** One installation of the whole product. */
export interface Product {
  /** Where visitors find it. */
  origin: string;
  /** The sandbox behind it, with its control page. Its social networks and CDNs take the next four ports. */
  sandboxOrigin: string;
  /** The phone-auth journey starts Firebase's emulator here; it takes the next two ports as well. */
  firebasePort: number;
  /** The partners' journey serves the example of a partner's page here. */
  partnerPort: number;
  /** The journeys of other platforms start them from here on, each with a gateway before it on the next port. */
  otherPlatformsPort: number;
}

/** A product that the journeys start. */
export interface OwnProduct extends Product {
  port: number;
  sandboxPort: number;
  dataDir: string;
}

const productAt = (origin: string, sandboxOrigin: string): Product => {
  const sandboxPort = Number(new URL(sandboxOrigin).port);
  const ports = { firebasePort: sandboxPort + 6, partnerPort: sandboxPort + 9, otherPlatformsPort: sandboxPort + 11 };
  return { origin, sandboxOrigin, ...ports };
};

/** A product of the journeys on ports of its own. */
export const ownProduct = (name: string, port: number, sandboxPort: number): OwnProduct => ({
  ...productAt(`http://localhost:${port}`, `http://127.0.0.1:${sandboxPort}`),
  port,
  sandboxPort,
  dataDir: `.data/e2e-${name}`,
});

/** The product that runs already and that the journeys take instead of their own. */
export const runningProduct: Product | undefined =
  process.env.BASE_URL === undefined
    ? undefined
    : productAt(process.env.BASE_URL.replace(/\/$/, ""), process.env.SANDBOX_URL ?? "http://127.0.0.1:4100");

/** One product for each worker: journeys change what a platform answers to every visitor. */
export const ownProducts: readonly OwnProduct[] = Array.from(
  { length: runningProduct ? 0 : Number(process.env.E2E_WORKERS ?? 2) },
  (_, index) => ownProduct(`${index}`, 4080 + index, 4180 + 20 * index),
);

const products: readonly Product[] = runningProduct ? [runningProduct] : ownProducts;

/** How many journeys run at the same time. */
export const workers = products.length;

/** A product as an operator starts it for the public. Its journeys are in one file, so that one worker runs them. */
export const publicProduct = {
  ...ownProduct("public", 4090, 4260),
  partnerKey: "a-key-of-the-journeys-partner",
  /** Of `demo`, `agent` and both: the published ones open nothing there. */
  passwords: { demo: randomUUID(), agent: randomUUID(), payment: "357911" },
};

/** The product of one worker. */
export function productOf(workerIndex: number): Product {
  const product = products[workerIndex];
  if (product === undefined) throw new Error(`There are ${workers} products, none for worker ${workerIndex}.`);
  return product;
}

/** The project of the emulated phone-auth provider. */
export const firebaseProject = "demo-atrium";

/**
 * Each product has a copy of a database that is filled once a day, most often by the gateway's tests, which hash passwords as
 * cheaply. Filling one for each would take longer than all else before the first journey.
 */
export const copiedDatabase = { SANDBOX_DATA_DIR: "memory", PASSWORD_MEMORY_KIB: "64" };

/** What a product of the journeys has that others don't. */
export const environmentOf = ({
  dataDir,
  port,
  firebasePort,
  partnerPort,
  otherPlatformsPort,
}: OwnProduct): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...copiedDatabase,
  SANDBOX_CONTROL: "1",
  // The journeys log in with the same few accounts more often than a person would.
  RATE_LIMITS: "off",
  HUMAN_CHECK: "none",
  CROWD_PLAYS: "0",
  // Games may also be in frames of the sites before other platforms.
  PLAY_EMBEDDERS: [port, otherPlatformsPort + 1, otherPlatformsPort + 3]
    .flatMap((one) => [`http://localhost:${one}`, `http://127.0.0.1:${one}`])
    .join(","),
  // The client shows within a second what a journey switches.
  PUBLIC_CACHE_SECONDS: "1",
  // Phone numbers are verified by the provider only after the platform switches it on.
  FIREBASE_API_KEY: "emulated",
  FIREBASE_PROJECT_ID: firebaseProject,
  FIREBASE_EMULATOR: `http://127.0.0.1:${firebasePort}`,
  FIREBASE_EMULATED: "1",
  // Serves the example of a partner's page.
  PARTNER_ORIGINS: `http://localhost:${partnerPort}`,
});
