/** What the gateway sends; `webPush/notice.ts` writes it. */
interface Notice {
  body: string;
  path: string;
  tag: string;
}

const isNotice = (value: unknown): value is Notice =>
  typeof value === "object" &&
  value !== null &&
  ["body", "path", "tag"].every((name) => name in value && typeof Reflect.get(value, name) === "string");

/** Reads a notice; null for anything else. */
function noticeIn(text: string | undefined): Notice | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isNotice(value) ? value : null;
  } catch {
    return null;
  }
}

/** Shows a notification of a brand. A newer one of its kind replaces it. */
export async function showNotice(
  registration: Pick<ServiceWorkerRegistration, "showNotification">,
  text: string | undefined,
  brand = "Atrium",
): Promise<void> {
  const notice = noticeIn(text);
  if (!notice) return;
  await registration.showNotification(brand, {
    body: notice.body,
    tag: notice.tag,
    data: notice.path,
    icon: "/icon-192.png",
  });
}

interface OpenPage {
  focus(): Promise<unknown>;
  postMessage(message: unknown, ports: MessagePort[]): void;
}

/** What this needs of a service worker's `clients`. */
interface Windows {
  matchAll(options: { type: "window" }): Promise<readonly OpenPage[]>;
  openWindow(page: string): Promise<unknown>;
}

/** How long an open page has to answer. A new window needs the tap, which browsers forget after some seconds. */
const ANSWER_MS = 1_000;

/** Hands an address to an open page. Resolves with whether the page answers that it opens it. */
const isOpenedBy = (client: OpenPage, page: string) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => answer(false), ANSWER_MS);
    const answer = (isOpened: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isOpened);
    };
    port1.onmessage = () => answer(true);
    client.postMessage({ page }, [port2]);
  });

/** Shows what a notification is about: in an open window of the client, without a reload, or in a new one. */
export async function openNotice(clients: Windows, path: unknown): Promise<void> {
  // Only pages of this site: another address would not come from the gateway.
  const page = typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : "/";
  const [open] = await clients.matchAll({ type: "window" });
  if (!open || !(await isOpenedBy(open, page))) return void (await clients.openWindow(page));
  await open.focus();
}
