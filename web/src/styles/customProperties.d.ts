import "react";

declare module "react" {
  /** Styles may be told numbers and lengths by name. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
