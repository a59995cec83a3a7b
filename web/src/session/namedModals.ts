import type { ComponentType } from "react";
import { lazyPart } from "../ui/loadChunk.ts";

/** What a modal that is opened by its name is given. */
export interface NamedModalProps {
  onClose: () => void;
}

/**
 * The modals that banners, announcements and other modals open by name (`registerModal`, `helpModal`, `download` …): each
 * domain adds its own, by `lazyPart`. Those with a name of their own in `SessionDialogs` are not listed.
 */
export const namedModals: Readonly<Record<string, ComponentType<NamedModalProps>>> = {
  welcome: lazyPart(async () => (await import("./WelcomeDialog.tsx")).WelcomeDialog),
};
