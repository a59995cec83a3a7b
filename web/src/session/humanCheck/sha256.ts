/** Bits of the square and cube roots of the first primes, as FIPS 180-4 defines the hash by them. */
function rootBits(count: number, exponent: number): Uint32Array {
  const bits: number[] = [];
  for (let n = 2; bits.length < count; n += 1) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) isPrime = false;
    if (isPrime) bits.push(((n ** exponent % 1) * 2 ** 32) | 0);
  }
  return new Uint32Array(bits);
}
const START = rootBits(8, 1 / 2);
const K = rootBits(64, 1 / 3);

/**
 * A way to hash texts of ASCII that all begin alike, many times over: WebCrypto's takes ten times as long for each, since
 * it answers later. The eight words of the hash are valid until the next call.
 */
export function sha256After(prefix: string): (rest: string) => Uint32Array {
  const words = new Uint32Array(64);
  const state = new Uint32Array(8);
  const bytes = new Uint8Array(Math.ceil((prefix.length + 32 + 9) / 64) * 64);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < prefix.length; i += 1) bytes[i] = prefix.charCodeAt(i);

  return (rest) => {
    const length = prefix.length + rest.length;
    const end = Math.ceil((length + 9) / 64) * 64;
    bytes.fill(0, prefix.length);
    for (let i = 0; i < rest.length; i += 1) bytes[prefix.length + i] = rest.charCodeAt(i);
    bytes[length] = 0x80;
    view.setUint32(end - 4, length * 8);
    state.set(START);
    for (let at = 0; at < end; at += 64) compress(state, words, view, at);
    return state;
  };
}

const rotated = (value: number, by: number) => (value >>> by) | (value << (32 - by));

function compress(state: Uint32Array, w: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [x = 0, y = 0] = [w[i - 15], w[i - 2]];
    const s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const round = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) state[i] = (state[i] ?? 0) + (round[i] ?? 0);
}
