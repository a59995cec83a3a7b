import { animate, h, heroPicture, isStill, wait } from "./dom.js";
import { startGame } from "./shell.js";

/** @typedef {Extract<import("./gameMessages.ts").OutcomeView, { kind: "match" }>} MatchView */

/** How long the board shows a result. */
const SHOWN_MS = 8000;
/** Bets in view; all of them are in the betting record. */
const MOST_BETS = 4;

/** Minutes and seconds. @param {number} left milliseconds */
const countdown = (left) => {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

startGame({
  action: "bet",
  mount(game) {
    const { boot, t, odds, money, api } = game;
    if (boot.table.kind !== "match") throw new Error("Not a match game.");
    const { format } = boot.table;
    /** Their kick-offs by this machine's clock. @param {import("./gameMessages.ts").Fixture[]} told */
    const timed = (told) => told.map((fixture) => ({ ...fixture, kickOff: Date.now() + fixture.kicksOffIn }));
    let fixtures = timed(boot.table.fixtures);
    let isBusy = false;
    /** @typedef {{ fixture: (typeof fixtures)[number], offer: { pick: import("./gameMessages.ts").Pick, pays: number } }} Choice */
    /** @type {Choice | undefined} */
    let chosen;
    /** The choice that was sent last. @type {Choice | undefined} */
    let sent;
    /** Accepted bets by the key of their round. @type {Map<string, Choice & { item: HTMLElement }>} */
    const bets = new Map();

    const list = h("ul", { class: "fixtures" });
    const ticket = h("p", { class: "ticket", "aria-live": "polite" });
    const live = h("div", { class: "live", hidden: true });
    const own = h("ul", { class: "bets", "aria-label": t("yourBets") });
    game.stage.append(
      h(
        "div",
        { class: `matchday ${format}` },
        h("div", { class: "poster" }, heroPicture()),
        live,
        own,
        h("h2", {}, t("fixtures")),
        ticket,
        list,
      ),
    );
    draw();
    const clock = setInterval(() => {
      if (Date.now() >= (fixtures[0]?.kickOff ?? 0)) void refresh();
      for (const time of game.stage.querySelectorAll("time"))
        time.textContent = countdown(Number(time.dataset.kickOff) - Date.now());
    }, 1000);
    window.addEventListener("pagehide", () => clearInterval(clock));

    async function refresh() {
      const table = await api.table();
      if (table.kind !== "match") return;
      fixtures = timed(table.fixtures);
      if (chosen && !fixtures.some(({ id }) => id === chosen?.fixture.id)) choose(undefined);
      draw();
    }
    /** @param {number} kickOff */
    function timeOf(kickOff) {
      return h("time", { "data-kick-off": kickOff }, countdown(kickOff - Date.now()));
    }
    function draw() {
      list.replaceChildren(
        ...fixtures.map((fixture) =>
          h(
            "li",
            {},
            h("div", { class: "teams" }, team(fixture.home), timeOf(fixture.kickOff), team(fixture.away)),
            h(
              "div",
              { class: "odds", role: "group", "aria-label": `${fixture.home} – ${fixture.away}` },
              ...fixture.odds.map((offer) => odd(fixture, offer)),
            ),
          ),
        ),
      );
      mark();
    }
    /** @param {Choice["fixture"]} fixture @param {Choice["offer"]} offer */
    function odd(fixture, offer) {
      const key = `${fixture.id}/${offer.pick}`;
      return h(
        "button",
        {
          type: "button",
          "data-key": key,
          "aria-pressed": "false",
          onclick: () => !isBusy && choose({ fixture, offer }),
        },
        h("small", {}, t(offer.pick)),
        h("b", {}, odds(offer.pays)),
        h("span", { class: "visually-hidden" }, `${fixture.home} – ${fixture.away}`),
      );
    }
    /** @param {typeof chosen} next */
    function choose(next) {
      chosen = next;
      mark();
      game.changed();
    }
    function mark() {
      const key = chosen && `${chosen.fixture.id}/${chosen.offer.pick}`;
      for (const button of list.querySelectorAll("button"))
        button.setAttribute("aria-pressed", String(button.dataset.key === key));
      ticket.textContent = chosen
        ? `${pickText(chosen)} · ${t("returns", { amount: money.text(returned(chosen)) })}`
        : "";
    }
    /** @param {NonNullable<typeof chosen>} of */
    const pickText = ({ fixture, offer }) =>
      t("yourPick", { pick: offer.pick === "draw" ? t("draw") : fixture[offer.pick], odds: odds(offer.pays) });
    /** @param {NonNullable<typeof chosen>} of */
    const returned = ({ offer }) => (game.stake() * BigInt(offer.pays)) / 100n;

    /** The board of the match in play: names, score, a bar for its time. @param {Choice["fixture"]} fixture @param {number} left */
    function board({ id, home, away, commitment }, left) {
      if (live.dataset.match === id) return;
      live.dataset.match = id;
      live.dataset.result = "";
      const bar = h("i");
      live.replaceChildren(
        h("span", { class: "state" }, t("inPlay")),
        h("div", { class: "scoreline" }, team(home), h("b", { class: "score" }, "– : –"), team(away)),
        h("div", { class: "progress" }, bar),
        h("ol", { class: "tags events" }),
        h("p", { class: "seal" }, t("sealed", { commitment })),
      );
      live.hidden = false;
      bar.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: left, fill: "forwards" });
    }
    /** Plays the course of the match on the board. @param {Choice["fixture"]} fixture @param {MatchView} view */
    async function course(fixture, view) {
      board(fixture, 1);
      if (live.dataset.result !== "") return;
      live.dataset.result = view.result;
      const [state, score, events, seal] = [".state", ".score", ".events", ".seal"].map((at) => live.querySelector(at));
      if (!state || !score || !events || !seal) return;
      const goals = { home: 0, away: 0 };
      score.textContent = "0 : 0";
      for (const { side, minute } of view.events) {
        goals[side] += 1;
        const when =
          format === "goals" ? t("minute", { minute }) : t(format === "sets" ? "set" : "map", { map: minute });
        events.append(h("li", { class: side }, h("b", {}, when), ` ${fixture[side]}`));
        score.textContent = `${goals.home} : ${goals.away}`;
        void animate(score, [{ transform: "scale(1.5)" }, { transform: "scale(1)" }], { duration: 400 });
        if (!isStill()) await wait(550);
      }
      state.textContent = t(format === "goals" ? "fullTime" : "final");
      if (view.seed) seal.textContent = t("opened", { seed: view.seed, commitment: fixture.commitment });
      // The bets keep the score; the board makes room for the next matches.
      void wait(SHOWN_MS).then(() => {
        if (live.dataset.match === fixture.id) live.hidden = true;
      });
    }

    return {
      nothingChosen: "pickFirst",
      units: () => (chosen ? 1 : 0),
      choice: () => ({ fixture: chosen?.fixture.id, pick: chosen?.offer.pick, pays: chosen?.offer.pays }),
      busy(busy) {
        isBusy = busy;
        mark();
        for (const button of list.querySelectorAll("button")) button.disabled = busy;
      },
      begin() {
        sent = chosen;
      },
      pending(key, left) {
        if (!sent) return;
        const { fixture } = sent;
        const item = h("li", {}, `${pickText(sent)} · `, timeOf(fixture.kickOff));
        bets.set(key, { ...sent, item });
        own.prepend(item);
        while (own.children.length > MOST_BETS) own.lastElementChild?.remove();
        const untilKickOff = Math.max(0, fixture.kickOff - Date.now());
        void wait(untilKickOff).then(() => board(fixture, Math.max(1, left - untilKickOff)));
        choose(undefined);
      },
      async show({ key, view }) {
        const bet = bets.get(key);
        if (view?.kind !== "match" || !bet) return;
        await course(bet.fixture, view);
        const { fixture, offer, item } = bet;
        item.dataset.result = view.result === offer.pick ? "won" : "lost";
        item.textContent = `${pickText(bet)} · ${fixture.home} ${view.home} : ${view.away} ${fixture.away}`;
      },
      refresh,
      rules: () => [h("p", {}, t("matchHow")), h("p", {}, t("oddsHow"))],
    };
  },
});

/** A team with a crest in colours of its own. @param {string} name */
function team(name) {
  const letters = name
    .split(" ")
    .map((word) => /[^เแโใไ]/.exec(word)?.[0] ?? "")
    .join("")
    .slice(0, 2);
  const crest = h("span", { class: "crest", "aria-hidden": "true" }, letters);
  let hue = 0;
  for (const character of name) hue = (hue * 31 + character.charCodeAt(0)) % 360;
  crest.style.setProperty("--hue", String(hue));
  return h("span", { class: "team" }, crest, h("span", {}, name));
}
