import { Download } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PosterDownload_poster$key } from "../../__generated__/PosterDownload_poster.graphql.ts";
import { saveFile } from "../../export/readFile.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import frame from "../downline/Downline.module.css";
import { pngOf } from "./pngOf.ts";

/** Saves a banner's picture as a file. */
export function PosterDownload({ poster }: { poster: PosterDownload_poster$key }) {
  const { internalID, width, height, image } = useFragment(
    graphql`
      fragment PosterDownload_poster on Poster {
        internalID
        width
        height
        image {
          url
          fallbackUrls
        }
      }
    `,
    poster,
  );
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const download = async () => {
    setState("busy");
    try {
      saveFile(await pngOf([image.url, ...image.fallbackUrls], { width, height }), `${internalID}.png`);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div>
      <Button variant="secondary" isBusy={state === "busy"} onClick={() => void download()}>
        <Download size={18} aria-hidden="true" /> <FormattedMessage id="agent_banner_download" />
      </Button>
      {state === "failed" && <Text as="p" role="alert" className={frame.refusal} text="agent_banner_not_downloaded" />}
    </div>
  );
}
