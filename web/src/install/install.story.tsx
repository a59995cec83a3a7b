import { useEffect } from "react";
import type { States } from "../../catalogue/story.ts";
import { InstallCard } from "./InstallCard.tsx";
import { INSTALL_EVENT } from "./installOffer.ts";

/** As in a browser that can install the client. */
function Offered() {
  useEffect(() => {
    const offer = { prompt: async () => undefined, userChoice: Promise.resolve({ outcome: "dismissed" as const }) };
    globalThis.installOffer = Object.assign(new Event(INSTALL_EVENT), offer);
    dispatchEvent(new Event(INSTALL_EVENT));
  }, []);
  return <InstallCard brand="Atrium" />;
}

export const installCard: States = { offered: <Offered /> };
