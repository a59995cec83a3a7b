/** What the gateway sends; `webPush/texts.ts` writes it. */
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

/** Shows a notification. A newer one of its kind replaces it. */
export async function showNotice(
  registration: Pick<ServiceWorkerRegistration, "showNotification">,
  text: string | undefined,
): Promise<void> {
  const notice = noticeIn(text);
  if (!notice) return;
  await registration.showNotification("Atrium", {
    body: notice.body,
    tag: notice.tag,
    data: notice.path,
    icon: "/icon-192.png",
  });
}

/** Shows what a notification is about: in an open window of the client, or in a new one. */
export async function openNotice(clients: Pick<Clients, "matchAll" | "openWindow">, path: unknown): Promise<void> {
  // Only pages of this site: another address would not come from the gateway.
  const page = typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : "/";
  const [open] = await clients.matchAll({ type: "window" });
  if (!open) return void (await clients.openWindow(page));
  await open.focus();
  await open.navigate(page);
}
