import { Dialog } from "@base-ui/react/dialog";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { nameTab } from "../../browser/useTabTitle.ts";

/** The title of a dialog, which the browser tab has, too. What is open in the dialog puts its name before it. */
export function DialogTitle(props: ComponentProps<typeof Dialog.Title>) {
  const title = useRef<HTMLHeadingElement>(null);
  // Before the effects of the content, which comes with it.
  useLayoutEffect(() => {
    const element = title.current;
    if (!element) return undefined;
    const tab = nameTab(element.textContent);
    // A title can load, and change.
    const observer = new MutationObserver(() => tab.rename(element.textContent));
    observer.observe(element, { characterData: true, childList: true, subtree: true });
    return () => {
      observer.disconnect();
      tab.end();
    };
  }, []);
  return <Dialog.Title {...props} ref={title} />;
}
