import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { inEveryLanguage } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";

/** The signs that the self-test asks for, in the order to ask. */
const SIGNS = ["afford", "more", "chase", "borrow", "hide", "guilt", "trouble"] as const;

const TEXTS = textsIn(import.meta.dirname, {
  questions: z.record(z.enum(SIGNS), someText),
  mentalHealthHotline: someText,
  /** The hours of a helpline that never closes. */
  always: someText,
});

/** A service that helps people with gambling problems. A field is missing when the platform does not know it. */
interface Helpline {
  name: string;
  phone?: string;
  url?: string;
  hours?: string;
  /** ISO 3166-1 alpha-2; missing for one that serves everywhere. */
  country?: string;
}

/** Real helplines, those of countries first. Numbers are as people dial them in the country. */
const helplinesOf = ({ mentalHealthHotline, always: hours }: (typeof TEXTS)["EN"]): Helpline[] => [
  {
    country: "AU",
    name: "Gambling Help Online",
    phone: "1800 858 858",
    url: "https://www.gamblinghelponline.org.au",
    hours,
  },
  { country: "BR", name: "CVV", phone: "188", url: "https://cvv.org.br", hours },
  {
    country: "GB",
    name: "National Gambling Helpline",
    phone: "0808 8020 133",
    url: "https://www.gamcare.org.uk",
    hours,
  },
  { country: "NZ", name: "Gambling Helpline", phone: "0800 654 655", hours },
  { country: "PH", name: "NCMH Crisis Hotline", phone: "1553", hours },
  {
    country: "SG",
    name: "National Problem Gambling Helpline",
    phone: "1800 6 668 668",
    url: "https://www.ncpg.org.sg",
  },
  { country: "TH", name: mentalHealthHotline, phone: "1323", hours },
  { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org" },
];

/** The questions of the self-test, and all helplines, in every language of the platform. */
export const CONTENT = inEveryLanguage((language) => {
  const texts = TEXTS[language];
  return { questions: SIGNS.map((id) => ({ id, text: texts.questions[id] })), helplines: helplinesOf(texts) };
});

/** Countries with helplines of their own. */
export const HELPLINE_COUNTRIES = [...new Set(CONTENT.EN.helplines.flatMap(({ country }) => country ?? []))].sort();
