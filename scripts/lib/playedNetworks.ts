/** The gateway's variables for the social networks that a sandbox plays on that port. */
export function playedNetworks(port: number, client: { id: string; secret: string }): Record<string, string> {
  return Object.fromEntries(
    ["GOOGLE", "FACEBOOK"].flatMap((network) => [
      [`${network}_ISSUER`, `http://127.0.0.1:${port}/${network.toLowerCase()}`],
      [`${network}_CLIENT_ID`, client.id],
      [`${network}_CLIENT_SECRET`, client.secret],
    ]),
  );
}
