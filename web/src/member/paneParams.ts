/**
 * The address parameters that say what a pane shows. They are removed when the pane is closed. They are repeated here
 * as texts, because every first visit loads this list, and the modules that read the parameters are much larger.
 */
export const paneParams: readonly string[] =
  "after bet betCategory betStatus betVendor board deposit favorites from kind movement period promotion recipient setting state to unread withdrawal".split(
    " ",
  );
