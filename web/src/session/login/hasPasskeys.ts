/** Whether the browser knows passkeys. */
export const hasPasskeys = "PublicKeyCredential" in globalThis;
