import button from "./Button.module.css";

/**
 * The class of a link that looks like a button. Style sheets don't compose these classes: a copy of their rules would come
 * after the rules of other sheets that change a button.
 */
export const linkButton = (...looks: readonly ("primary" | "secondary" | "ghost" | "sm" | "wide")[]): string =>
  [button.button, ...looks.map((look) => button[look])].join(" ");
