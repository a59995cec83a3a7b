import { webhookEventTypes } from "@atrium/schema/values";

/** What an agent can hear of. The id of an event's name is `agent_postback_EVENT`. */
export const postbackEvents = webhookEventTypes.filter((type) => type !== "TEST");

/** The places of an address, each with a value to show. The id of a place's meaning is `agent_postback_in_PLACE`. */
export const places = [
  { place: "event", example: "deposit.first" },
  { place: "account", example: "linh88" },
  { place: "amount", example: "200000" },
  { place: "currency", example: "VND" },
  { place: "time", example: "2026-11-29T08:00:00.000Z" },
  { place: "id", example: "evt_5c0e7a52" },
  { place: "sub1", example: "spring" },
  { place: "sub2", example: "banner 3" },
  { place: "sub3", example: "" },
  { place: "sub4", example: "" },
  { place: "sub5", example: "" },
] as const;

const PLACE = /\{([^{}]*)\}/g;
const exampleOf = (name: string) => places.find(({ place }) => place === name)?.example;

/** The address as it is asked, with the values to show in its places. */
export const withExamples = (address: string): string =>
  address.replace(PLACE, (whole, name: string) => {
    const example = exampleOf(name);
    return example === undefined ? whole : encodeURIComponent(example);
  });

/** Whether an address can be saved: with `https:`, or at the own machine for developers, and with known places only. */
export const isPostbackAddress = (address: string): boolean =>
  /^(https:\/\/|http:\/\/localhost[:/])[^{}]*([/?]|$)/.test(address) &&
  [...address.matchAll(PLACE)].every(([, name = ""]) => exampleOf(name) !== undefined) &&
  URL.canParse(withExamples(address));
