/** A message of the platform to one account. */
export interface MessageModel {
  internalID: string;
  title: string;
  summary: string;
  /** Null until it is asked for: lists don't contain it. */
  content: string | null;
  isRead: boolean;
  isFavorite: boolean;
  createdAt: string;
}
