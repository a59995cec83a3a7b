/**
 * The parameters of all panes: what a pane shows. They go with it. They stand here as texts, because every first visit
 * loads this list, and what reads the parameters is much larger.
 */
export const paneParams: readonly string[] =
  "after bet betCategory betStatus betVendor board deposit from kind period promotion setting state to withdrawal".split(
    " ",
  );
