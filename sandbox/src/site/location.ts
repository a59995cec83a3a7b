/** The country of an address. Addresses of this machine and of private networks are at home. */
export const countryOf = (ip: string): string => (RESERVED.some((prefix) => ip.startsWith(prefix)) ? "XX" : "VN");

// Documentation ranges (RFC 5737) stand for callers from nowhere we know.
const RESERVED = ["192.0.2.", "198.51.100.", "203.0.113."];
