/** A whole installation that journeys run against. */
export interface Product {
  port: number;
  /** Its social networks and CDNs take the next four ports. */
  sandboxPort: number;
  /** Firebase's emulator, which the phone-auth journey starts, takes the next two as well. */
  firebasePort: number;
  /** For the example of a partner's page. */
  partnerPort: number;
  dataDir: string;
}

/** Journeys change what a platform says to everybody: each worker has a product of its own. */
export const products: readonly Product[] = Array.from(
  { length: Number(process.env.E2E_WORKERS ?? 2) },
  (_, index) => ({
    port: 4080 + index,
    sandboxPort: 4180 + 20 * index,
    firebasePort: 4186 + 20 * index,
    partnerPort: 4189 + 20 * index,
    dataDir: `.data/e2e-${index}`,
  }),
);

/** The product of the worker with this number. */
export function productOf(workerIndex: number): Product {
  const product = products[workerIndex];
  if (product === undefined) throw new Error(`There are ${products.length} products, none for worker ${workerIndex}.`);
  return product;
}

/** Project that the emulated provider answers for. */
export const firebaseProject = "demo-atrium";
