import { animate, h, heroPicture, isStill, wait } from "./dom.js";
import { startGame } from "./shell.js";

startGame({
  action: "bet",
  mount(game) {
    const { boot, t, odds, money, api } = game;
    if (boot.table.kind !== "match") throw new Error("Not a match game.");
    const { format } = boot.table;
    let { fixtures } = boot.table;
    let isBusy = false;
    /** @type {{ fixture: import("./wire.ts").Fixture, offer: { pick: import("./wire.ts").Pick, pays: number } } | undefined} */
    let chosen;

    const list = h("ul", { class: "fixtures" });
    const ticket = h("p", { class: "ticket", "aria-live": "polite" });
    const live = h("div", { class: "live", hidden: true });
    game.stage.append(
      h(
        "div",
        { class: `matchday ${format}` },
        h("div", { class: "poster" }, heroPicture()),
        live,
        h("h2", {}, t("fixtures")),
        list,
        ticket,
      ),
    );
    draw();
    const reload = setInterval(() => {
      if (!isBusy && Date.parse(fixtures[0]?.closesAt ?? "") < Date.now()) void refresh();
    }, 5000);
    window.addEventListener("pagehide", () => clearInterval(reload));

    async function refresh() {
      const table = await api.table();
      if (table.kind !== "match") return;
      fixtures = table.fixtures;
      if (chosen && !fixtures.some(({ id }) => id === chosen?.fixture.id)) choose(undefined);
      draw();
    }
    function draw() {
      list.replaceChildren(
        ...fixtures.map((fixture) =>
          h(
            "li",
            {},
            h("div", { class: "teams" }, team(fixture.home), h("span", { class: "versus" }, "–"), team(fixture.away)),
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
    /** @param {import("./wire.ts").Fixture} fixture @param {import("./wire.ts").Fixture["odds"][number]} offer */
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

    /** The board of the match in play: names, score, a bar for its time. @param {NonNullable<typeof chosen>} of */
    function board(of) {
      const state = h("span", { class: "state" }, t("inPlay"));
      const score = h("b", { class: "score" }, "– : –");
      const bar = h("i");
      const events = h("ol", { class: "events" });
      live.replaceChildren(
        state,
        h("div", { class: "scoreline" }, team(of.fixture.home), score, team(of.fixture.away)),
        h("div", { class: "progress" }, bar),
        events,
        h("p", {}, pickText(of)),
      );
      live.hidden = false;
      live.dataset.result = "";
      return { state, score, bar, events };
    }
    /** @type {ReturnType<typeof board> | undefined} */
    let current;

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
        if (chosen) current = board(chosen);
        game.stage.scrollTo({ top: 0, behavior: isStill() ? "auto" : "smooth" });
      },
      pending(_round, until) {
        current?.bar.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
          duration: Math.max(1, until.getTime() - Date.now()),
          fill: "forwards",
        });
      },
      async show({ view }) {
        if (view?.kind !== "match" || !current || !chosen) return;
        const { state, score, events } = current;
        let home = 0;
        let away = 0;
        score.textContent = "0 : 0";
        for (const event of view.events) {
          if (event.side === "home") home += 1;
          else away += 1;
          const when =
            format === "goals"
              ? t("minute", { minute: event.minute })
              : t(format === "sets" ? "set" : "map", { map: event.minute });
          const item = h("li", { class: event.side }, h("b", {}, when), ` ${chosen.fixture[event.side]}`);
          events.append(item);
          score.textContent = `${home} : ${away}`;
          void animate(score, [{ transform: "scale(1.5)" }, { transform: "scale(1)" }], { duration: 400 });
          if (!isStill()) await wait(550);
        }
        state.textContent = t(format === "goals" ? "fullTime" : "final");
        live.dataset.result = view.result === chosen.offer.pick ? "won" : "lost";
        choose(undefined);
      },
      stop() {
        live.hidden = true;
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
    .map((word) => word[0] ?? "")
    .join("")
    .slice(0, 2);
  const crest = h("span", { class: "crest", "aria-hidden": "true" }, letters);
  let hue = 0;
  for (const character of name) hue = (hue * 31 + character.charCodeAt(0)) % 360;
  crest.style.setProperty("--hue", String(hue));
  return h("span", { class: "team" }, crest, h("span", {}, name));
}
