import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { PAGE_HEADERS } from "../http/sandboxPage.ts";
import { NETWORKS, type Network, subjectOf } from "./identities.ts";
import { identityPage } from "./identity.page.ts";
import { createIdentityProvider, type IdentityClient } from "./identityProvider.ts";

const LONGEST_FORM = 4_096;

/** The built-in social networks, on a port of their own: browsers treat their pages as another site. */
export interface IdentityServer {
  server: Server;
  origin: string;
}

/** Starts listening; generates keys at the first request. Port 0 takes any free port. */
export function startIdentityServer(host: string, port: number, client: IdentityClient): Promise<IdentityServer> {
  let origin = "";
  const providers = new Map<Network, Promise<Provider>>();
  const providerOf = (network: Network) => {
    return providers.getOrInsertComputed(network, () =>
      createIdentityProvider({ issuer: issuerOf(origin, network), network, client }),
    );
  };
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? "/";
    const network = NETWORKS.find((each) => url.startsWith(`/${each.toLowerCase()}/`));
    if (!network) return void res.writeHead(404).end();
    const provider = await providerOf(network);
    const path = url.slice(network.length + 1);
    if (path.startsWith("/interaction/")) return choose(provider, network, req, res);
    // Tells the provider the path under which it is mounted.
    Object.assign(req, { originalUrl: url, url: path });
    return provider.callback()(req, res);
  };
  const server = createServer((req, res) => {
    handle(req, res).catch(() => {
      if (!res.headersSent) res.writeHead(400, { "content-type": "text/plain" });
      res.end("This login is over, or never was. Go back and begin again.");
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      origin = `http://${host}:${typeof address === "object" && address ? address.port : port}`;
      resolve({ server, origin });
    });
  });
}

/** Issuer of a network's identity tokens. */
export const issuerOf = (origin: string, network: Network) => `${origin}/${network.toLowerCase()}`;

async function choose(provider: Provider, network: Network, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { uid } = await provider.interactionDetails(req, res);
  if (req.method !== "POST") {
    // The form's redirect leads to the client's site, which `form-action 'self'` alone would block.
    const headers = { ...PAGE_HEADERS, "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
    res.writeHead(200, headers).end(String(await identityPage(network, uid)));
    return;
  }
  const form = new URLSearchParams(await readForm(req));
  const subject = form.get("subject") ?? subjectOf(form.get("name") ?? "");
  const result = form.has("cancel")
    ? { error: "access_denied", error_description: "cancelled" }
    : { login: { accountId: subject, remember: false } };
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
}

async function readForm(req: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of req) {
    text += chunk;
    if (text.length > LONGEST_FORM) throw new Error("a form that long was not sent by our page");
  }
  return text;
}
