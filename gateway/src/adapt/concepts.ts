/** Words that mean much the same in APIs of such platforms. A word may stand in several groups. */
const groups = `
  account user member player customer username, agent partner affiliate dealer,
  agent downline people team child children below sub, name title label caption heading nickname nick fullname,
  vendor provider supplier vassalage studio brand, game node,
  type kind category style class, genre category classify classification class,
  id no num number code key uid ref reference identifier sn serial, anchor slug, password pwd passwd pass pin,
  captcha verify verification, login session auth, deposit recharge payin, withdraw withdrawal,
  transfer move exchange, amount sum money value, balance money sum funds, wallet purse account merchantwallet,
  bet wager stake ticket, order ticket, stake amount, win won prize payout, valid turnover effective rollover,
  profit net result gain loss house, rebate cashback, salary wage, dividend bonus, commission share,
  income earned earning, fee charge cost, min least minimum lowest from, max most maximum highest to,
  created made placed issued added, registered joined, timestamp published since start,
  expires expire until due deadline, ended closed finished settled end over, close closed closes,
  updated asof changed, state status phase mode stage, currency ccy, icon logo image picture cover img thumbnail,
  hot top popular featured, favorite favourite star liked bookmark, recent played latest,
  list item row content record entry, total count, pageno page, launch open play enter,
  demo trial try practice fun, announcement notice bulletin, help faq article, centre center,
  feedback contact suggestion, content text html body message, overview summary dashboard,
  upline parent superior up, level depth rank, locked frozen held blocked, available free usable, credited,
  arrives net, lottery draw, numero issue draw round, opened drawn results, numbers balls, odds prices price,
  multiple times, digits choices options, positions places, distinct repeat, example sample,
  language locale lang, setting settings config permission configuration preferences, config rules terms limits,
  system site app, status health, channel method, channeltype methodkind, info me profile, unread inbox,
  security safety, bankcard bank card, email mail, mobile phone tel, masked hint, last4 tail, detail,
  record history log, transaction movement cash ledger journal, cancel void revoke, create place,
  remove delete unset unstar, add put set, encryption crypto encryptionkey, menu, current now present,
  next following, online, version edition, daily day series date, previous before prior, totals sums total sum,
  path trail, required need needed, pinned sticky, imageurl picture, linkage target, holder, terms agreement,
  setting form, confirm repeat again, remark note memo comment, profitloss profit results report, question,
  server now
`;

const pairs =
  "sign in>login log in>login sign up>register sign out>logout log out>logout cash in>deposit top up>deposit pay in>deposit cash out>withdraw pay out>withdraw bank account>bankcard bank card>bankcard bet type>playtype play type>playtype pay pin>paymentpassword payment password>paymentpassword pass word>password user name>username";
const bigrams = new Map([...pairs.matchAll(/(\w+ \w+)>(\w+)/g)].map(([, two, one = ""]) => [two, one]));

const silent = new Set(
  "api rest wps relay v1 v2 v3 gcs mcsfe gcsgame at is has can of the a and for by in on with".split(" "),
);
/** What the prefixes of our calls mean. */
const prefixes: Readonly<Record<string, string>> = {
  acs: "agent",
  prm: "promotion",
  pts: "points",
  gls2: "room",
  csp: "message",
  lgw: "lottery",
  lotto: "lottery",
  vn: "vietnam",
};

const conceptsOf = new Map<string, string[]>();
for (const line of groups.split(",")) {
  for (const word of line.match(/\S+/g) ?? []) conceptsOf.set(word, [...(conceptsOf.get(word) ?? []), line]);
}

/** The words of a name or a path, in lower case and singular: `GCS_depositList` and `/cash/in` are `deposit list`, `deposit`. */
export function wordsOf(name: string): readonly string[] {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const words = split(name);
  if (known.size < 100_000) known.set(name, words);
  return words;
}

const known = new Map<string, readonly string[]>();

function split(name: string): string[] {
  const plain = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => prefixes[word] ?? word)
    .filter((word) => word !== "");
  const joined: string[] = [];
  for (let index = 0; index < plain.length; index += 1) {
    const pair = bigrams.get(`${plain[index]} ${plain[index + 1]}`);
    joined.push(pair ?? plain[index] ?? "");
    if (pair !== undefined) index += 1;
  }
  const heard = joined.filter((word) => !silent.has(word));
  return [...new Set((heard.length > 0 ? heard : joined).map(singular))];
}

const singular = (word: string) => (conceptsOf.has(word) ? word : word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, ""));

/** 1 for the same word, less for one that means much the same, 0 for others. */
export const sameness = (a: string, b: string): number =>
  a === b ? 1 : conceptsOf.get(a)?.some((group) => conceptsOf.get(b)?.includes(group)) ? 0.95 : 0;

/**
 * How alike two sets of words are, from 0 to 1. Words that say more count more. `said` are further words of the first, which
 * it needs no partner for.
 */
export function likeness(
  a: readonly string[],
  b: readonly string[],
  weightOf: (word: string) => number = () => 1,
  said: readonly string[] = [],
): number {
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);
  const shared = (some: readonly string[], others: readonly string[]) =>
    some.reduce(
      (total, word) => total + weightOf(word) * Math.max(0, ...others.map((other) => sameness(word, other))),
      0,
    );
  const all = sum(a) + sum(b);
  return all === 0 ? 0 : (shared(a, b) + shared(b, [...a, ...said])) / all;
}
