import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { PosterDialog_agent$key } from "../../__generated__/PosterDialog_agent.graphql.ts";
import type { PosterDialog_poster$key } from "../../__generated__/PosterDialog_poster.graphql.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import frame from "../downline/Downline.module.css";
import { CopyField } from "./CopyField.tsx";
import { PosterDownload } from "./PosterDownload.tsx";
import styles from "./Posters.module.css";
import { languageTag, posterHtml, posterMessage } from "./posterMaterial.ts";

interface Props {
  poster: PosterDialog_poster$key;
  agent: PosterDialog_agent$key;
  onClose: () => void;
}

/** A banner with what an agent copies of it: HTML, the picture's address, and a text for messages. */
export function PosterDialog({ poster: posterKey, agent, onClose }: Props) {
  const { formatMessage } = useIntl();
  const poster = useFragment(
    graphql`
      fragment PosterDialog_poster on Poster {
        title
        text
        language
        width
        height
        image {
          url
          ...Picture_image
        }
        ...PosterDownload_poster
      }
    `,
    posterKey,
  );
  const { inviteLinks } = useFragment(
    graphql`
      fragment PosterDialog_agent on Agent @throwOnFieldError {
        inviteLinks {
          id
          code
          url
          label
          kind
          isExpired
        }
      }
    `,
    agent,
  );
  const links = inviteLinks.filter(({ isExpired }) => !isExpired);
  const [chosenId, setChosenId] = useState(links[0]?.id);
  const link = links.find(({ id }) => id === chosenId) ?? links[0];
  const { title, text, language, width, height, image } = poster;
  const lang = languageTag(language);

  return (
    <Dialog title={<FormattedMessage id="agent_banner" values={{ title }} />} size="lg" onClose={onClose}>
      <div className={frame.screen}>
        <div className={styles.preview}>
          <span
            className={styles.shown}
            style={{ width: `min(100%, ${width}px, ${(20 * width) / height}rem)`, aspectRatio: `${width} / ${height}` }}
          >
            <Picture image={image} alt={title} className={styles.picture} isEager />
          </span>
        </div>
        {link ? (
          <>
            <FilterSelect
              isLabelled
              label={<FormattedMessage id="agent_banner_link" />}
              value={link.id}
              standard={link.id}
              options={links.map(({ id, label, code, kind }) => ({
                value: id,
                label: [label || code, kind && formatMessage({ id: `agent_kind_${kind}` })].filter(Boolean).join(" · "),
              }))}
              onChange={setChosenId}
            />
            <CopyField
              label="agent_banner_html"
              text={posterHtml({ title, imageUrl: image.url, width, height }, link.url)}
            />
            <CopyField label="agent_banner_message" text={posterMessage({ title, text }, link.url)} lang={lang} />
          </>
        ) : (
          <p className={frame.note}>
            <FormattedMessage
              id="agent_banner_no_link"
              values={{
                link: (words) => (
                  <Link to="/agent/register" className={frame.link} preventScrollReset>
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        <CopyField label="agent_banner_picture" text={image.url} />
        <PosterDownload poster={poster} />
      </div>
    </Dialog>
  );
}
