/** A picture as the platform names it: a path on its CDNs, or a whole address. */
export interface ImageModel {
  path: string;
}
