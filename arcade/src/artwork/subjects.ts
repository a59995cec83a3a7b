import type { Subject } from "./subject.ts";
import * as asia from "./subjects/asia.ts";
import * as beasts from "./subjects/beasts.ts";
import * as cards from "./subjects/cards.ts";
import * as chips from "./subjects/chips.ts";
import * as dice from "./subjects/dice.ts";
import * as egypt from "./subjects/egypt.ts";
import * as esports from "./subjects/esports.ts";
import * as fish from "./subjects/fish.ts";
import * as fruits from "./subjects/fruits.ts";
import * as gems from "./subjects/gems.ts";
import * as gifts from "./subjects/gifts.ts";
import * as lottery from "./subjects/lottery.ts";
import * as magic from "./subjects/magic.ts";
import * as myth from "./subjects/myth.ts";
import * as pirates from "./subjects/pirates.ts";
import * as reef from "./subjects/reef.ts";
import * as space from "./subjects/space.ts";
import * as sports from "./subjects/sports.ts";
import * as sweets from "./subjects/sweets.ts";
import * as treasure from "./subjects/treasure.ts";
import * as west from "./subjects/west.ts";
import * as wheels from "./subjects/wheels.ts";
import * as wildlife from "./subjects/wildlife.ts";

/** Subjects by their name in the catalogue. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  ...asia,
  ...beasts,
  ...cards,
  ...chips,
  ...dice,
  ...egypt,
  ...esports,
  ...fish,
  ...fruits,
  ...gems,
  ...gifts,
  ...lottery,
  ...magic,
  ...myth,
  ...pirates,
  ...reef,
  ...space,
  ...sports,
  ...sweets,
  ...treasure,
  ...west,
  ...wheels,
  ...wildlife,
};
