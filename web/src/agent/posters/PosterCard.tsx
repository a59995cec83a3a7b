import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PosterCard_poster$key } from "../../__generated__/PosterCard_poster.graphql.ts";
import type { PosterDialog_agent$key } from "../../__generated__/PosterDialog_agent.graphql.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import frame from "../downline/Downline.module.css";
import { PosterDialog } from "./PosterDialog.tsx";
import styles from "./Posters.module.css";
import { languageTag } from "./posterMaterial.ts";

interface Props {
  poster: PosterCard_poster$key;
  agent: PosterDialog_agent$key;
}

/** A banner with its title and size; a press opens its material. */
export function PosterCard({ poster: key, agent }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const poster = useFragment(
    graphql`
      fragment PosterCard_poster on Poster {
        title
        language
        width
        height
        image {
          ...Picture_image
        }
        ...PosterDialog_poster
      }
    `,
    key,
  );
  const { title, language, width, height, image } = poster;
  const size = `${width} × ${height}`;
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        aria-label={formatMessage({ id: "agent_banner_use" }, { title, size })}
        onClick={() => setOpen(true)}
      >
        <span className={styles.stage}>
          <span
            className={styles.shown}
            style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${11 * (width / height)}rem)` }}
          >
            <Picture image={image} alt="" className={styles.picture} />
          </span>
        </span>
        <span className={styles.name} lang={languageTag(language)}>
          {title}
        </span>
        <span className={frame.note}>
          {size} · <FormattedMessage id="agent_banner_open" />
        </span>
      </button>
      {isOpen && <PosterDialog poster={poster} agent={agent} onClose={() => setOpen(false)} />}
    </li>
  );
}
