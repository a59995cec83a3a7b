/** The values that are needed to finish a login. The browser keeps them sealed. */
export interface LoginUnderWay {
  state: string;
  nonce: string;
  verifier: string;
}
