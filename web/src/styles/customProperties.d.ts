import "react";

declare module "react" {
  /** Lets inline styles set custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
