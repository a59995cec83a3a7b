import { generateKeyPairSync, hash, randomBytes, sign } from "node:crypto";

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;
const sha256 = (content: string | Uint8Array) => hash("sha256", content, "buffer");
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const bigEndian = (value: number, bytes: number) => Buffer.from(value.toString(16).padStart(2 * bytes, "0"), "hex");

interface Place {
  rpId: string;
  origin: string;
}

/** A device that makes a passkey and signs with it, as a phone does. */
export function passkeyDevice({ rpId, origin }: Place) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let uses = 0;

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const header = (flags: number) => Buffer.concat([sha256(rpId), bigEndian(flags, 1), bigEndian(uses, 4)]);
  const answer = <Response>(response: Response) => ({
    ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
    response,
  });

  return {
    id,
    /** Answers the challenge of a new passkey. */
    create(challenge: string) {
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const data = Buffer.concat([
        header(PRESENT_AND_VERIFIED + WITH_KEY),
        Buffer.alloc(16),
        bigEndian(credentialId.length, 2),
        credentialId,
        key,
      ]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        bigEndian(data.length, 1),
        data,
      ]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },
    /** Answers the challenge of a login, on a page of another origin if one is given. */
    get(challenge: string, at = origin) {
      uses += 1;
      const client = clientData("webauthn.get", challenge, at);
      const data = header(PRESENT_AND_VERIFIED);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
