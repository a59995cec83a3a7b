import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { keepBrandName } from "../../worker/brandName.ts";

/** The address in a message of the service worker; null for any other message. */
function pageIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("page" in data)) return null;
  return typeof data.page === "string" ? data.page : null;
}

/** Opens what a tapped notification is about, and gives the service worker the brand's name for the next ones. */
export function NoticeWatch({ brand }: { brand: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    const listen = ({ data, ports }: MessageEvent<unknown>) => {
      const page = pageIn(data);
      if (page === null) return;
      ports[0]?.postMessage("opened");
      void navigate(page);
    };
    workers.addEventListener("message", listen);
    return () => workers.removeEventListener("message", listen);
  }, [navigate]);
  useEffect(() => {
    // Without it, notifications have the client's own name.
    if (brand !== undefined) keepBrandName(caches, brand).catch(() => undefined);
  }, [brand]);
  return null;
}
