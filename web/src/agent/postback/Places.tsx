import { FormattedMessage } from "react-intl";
import { Chip } from "../../ui/control/Chip.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { CopyField } from "../posters/CopyField.tsx";
import own from "./Postback.module.css";
import { places, withExamples } from "./postback.ts";

interface Props {
  /** The address as typed. */
  address: string;
  /** The address of an invitation link of the agent. */
  link: string | undefined;
  /** Writes a place into the address. */
  onAdd: (place: string) => void;
}

/** What the places of an address mean, the address with example values, and an invitation link with sub-ids. */
export function Places({ address, link, onAdd }: Props) {
  return (
    <section className={styles.card} aria-labelledby="postback-places">
      <Text as="h3" id="postback-places" className={styles.heading} text="agent_postback_places" />
      <Text as="p" className={styles.note} text="agent_postback_places_text" />
      <ul className={own.places}>
        {places.map(({ place, example }) => (
          <li key={place}>
            <Chip size="sm" shape="square" onClick={() => onAdd(place)}>{`{${place}}`}</Chip>
            <span className={styles.note}>
              <FormattedMessage id={`agent_postback_in_${place.replace(/\d/, "")}`} />
              {example && <span> · {example}</span>}
            </span>
          </li>
        ))}
      </ul>
      {address.includes("{") && <CopyField label="agent_postback_example" text={withExamples(address)} />}
      {link && <CopyField label="agent_postback_subs" text={`${link}${link.includes("?") ? "&" : "?"}sub1=spring`} />}
    </section>
  );
}
