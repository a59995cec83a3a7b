/** Country of an address; private addresses count as the brand's home country. */
export const countryOf = (ip: string): string => (RESERVED.some((prefix) => ip.startsWith(prefix)) ? "XX" : "VN");

// Documentation ranges (RFC 5737) stand for unknown countries.
const RESERVED = ["192.0.2.", "198.51.100.", "203.0.113."];
