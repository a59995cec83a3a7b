/** One installation of the whole product. */
export interface Product {
  port: number;
  /** The sandbox's social networks and CDNs take the next four ports. */
  sandboxPort: number;
  /** The phone-auth journey starts Firebase's emulator here; it takes the next two ports as well. */
  firebasePort: number;
  /** The partners' journey serves the example of a partner's page here. */
  partnerPort: number;
  dataDir: string;
}

/** One product for each worker: journeys change what a platform answers to every visitor. */
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

/** A product as an operator starts it for the public. Its journeys are in one file, so that one worker runs them. */
export const publicProduct: Product & { partnerKey: string } = {
  port: 4090,
  sandboxPort: 4260,
  firebasePort: 4266,
  partnerPort: 4269,
  dataDir: ".data/e2e-public",
  partnerKey: "a-key-of-the-journeys-partner",
};

/**
 * Each product has a copy of a database that is filled once a day, most often by the gateway's tests. Filling one for each
 * would take longer than all else before the first journey.
 */
export const SANDBOX_DATA_DIR = "memory";

/** The product of one worker. */
export function productOf(workerIndex: number): Product {
  const product = products[workerIndex];
  if (product === undefined) throw new Error(`There are ${products.length} products, none for worker ${workerIndex}.`);
  return product;
}

/** The project of the emulated phone-auth provider. */
export const firebaseProject = "demo-atrium";
