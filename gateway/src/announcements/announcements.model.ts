import type { AnnouncementKind, Linkage } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
export interface AnnouncementModel {
  internalID: string;
  kind: AnnouncementKind;
  title: string;
  content: string;
  publishedAt: string;
  endsAt: string | null;
  isPinned: boolean;
  image: ImageModel | null;
  linkage: Linkage | null;
}
