import { animate, h, heroPicture, isStill, wait } from "./dom.js";
import { fishPicture } from "./fishing.art.js";
import { startGame } from "./shell.js";

const maxShots = 5;
/** The number of each fish, its width in percent of the sea, and the seconds that it takes to cross it. */
const shoals = [
  { count: 3, size: 9, seconds: 17 },
  { count: 3, size: 10, seconds: 19 },
  { count: 2, size: 10, seconds: 22 },
  { count: 2, size: 11, seconds: 25 },
  { count: 1, size: 14, seconds: 29 },
  { count: 1, size: 16, seconds: 31 },
  { count: 1, size: 15, seconds: 26 },
  { count: 1, size: 22, seconds: 34 },
  { count: 1, size: 26, seconds: 38 },
];

startGame({
  action: "fire",
  mount(game) {
    const { boot, t, multiple } = game;
    if (boot.table.kind !== "fishing") throw new Error("Not a fishing game.");
    const { fishes } = boot.table;
    /** @type {{ fish: string, target: HTMLElement | undefined }[]} */
    let aimed = [];
    let isBusy = false;

    /** @type {HTMLElement[]} */
    const swimmers = [];
    const sea = h("div", { class: "sea" }, heroPicture(), h("div", { class: "rays", "aria-hidden": "true" }));
    for (let index = 0; index < 14; index += 1) {
      const bubble = h("i", { class: "bubble", "aria-hidden": "true" });
      bubble.style.cssText = `--x:${(index * 37) % 100}%;--delay:${-index * 1.3}s;--size:${4 + ((index * 5) % 9)}px`;
      sea.append(bubble);
    }
    fishes.forEach(({ id, pays }, kind) => {
      const { count = 1, size = 10, seconds = 20 } = shoals[kind] ?? {};
      for (let index = 0; index < count; index += 1) {
        // The tray below serves keyboards and screen readers, because a moving target is hard to reach.
        const fish = h(
          "button",
          {
            type: "button",
            class: "swimmer",
            tabindex: -1,
            "aria-hidden": "true",
            "data-fish": id,
            onclick: () => aim(id, fish),
          },
          fishPicture(id),
          h("span", {}, `${multiple(pays)}×`),
        );
        const place = (kind * 29 + index * 43) % Math.max(20, 80 - size * 1.6);
        const back = (kind + index) % 2 === 1;
        fish.style.cssText = `--y:${place}%;--size:${size}%;--seconds:${seconds + index * 3}s;--delay:${-((kind * 7 + index * 11) % seconds)}s;--rest:${(kind * 17 + index * 31) % 84}%`;
        fish.classList.toggle("leftward", back);
        swimmers.push(fish);
        sea.append(fish);
      }
    });
    const cannon = h("div", { class: "cannon", "aria-hidden": "true" });
    const count = h("p", { class: "aimed" });
    sea.append(cannon, count);
    const tray = h(
      "ul",
      { class: "tray" },
      ...fishes.map(({ id, pays }) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              "data-fish": id,
              "aria-label": t("aimAt", { fish: t(id), pays: multiple(pays) }),
              onclick: () => aim(id),
            },
            fishPicture(id),
            h("b", {}, `${multiple(pays)} ×`),
            h("span", { class: "shots" }),
          ),
        ),
      ),
    );
    game.stage.append(h("div", { class: "fishing" }, sea, tray));

    const clear = h("button", { type: "button", onclick: () => setAim([]) }, t("unaim"));
    const hold = h(
      "button",
      {
        type: "button",
        "aria-pressed": "false",
        onclick: () => {
          hold.setAttribute("aria-pressed", String(sea.classList.toggle("held")));
        },
      },
      t("pauseSea"),
    );
    game.tools.append(clear, hold);
    setAim([]);

    /** @param {string} id @param {HTMLElement} [target] */
    function aim(id, target) {
      if (isBusy || aimed.length >= maxShots) return;
      const box = sea.getBoundingClientRect();
      const isInView = (/** @type {HTMLElement} */ fish) => {
        const at = fish.getBoundingClientRect();
        return at.left > box.left && at.right < box.right;
      };
      const free = swimmers
        .filter((fish) => fish.dataset.fish === id && !aimed.some((shot) => shot.target === fish))
        .sort((a, b) => Number(isInView(b)) - Number(isInView(a)));
      setAim([...aimed, { fish: id, target: target ?? free[0] ?? swimmers.find((fish) => fish.dataset.fish === id) }]);
    }
    /** @param {typeof aimed} next */
    function setAim(next) {
      aimed = next;
      for (const fish of swimmers)
        fish.classList.toggle(
          "targeted",
          aimed.some(({ target }) => target === fish),
        );
      for (const button of tray.querySelectorAll("button")) {
        const shots = aimed.filter(({ fish }) => fish === button.dataset.fish).length;
        const badge = button.querySelector(".shots");
        if (badge) badge.textContent = shots > 0 ? String(shots) : "";
      }
      count.textContent = t("aimed", { count: aimed.length });
      lock();
      game.changed();
    }
    function lock() {
      clear.disabled = isBusy || aimed.length === 0;
      for (const button of tray.querySelectorAll("button")) button.disabled = isBusy || aimed.length >= maxShots;
    }

    /** Where a fish is, in the sea's own pixels. @param {HTMLElement | undefined} fish */
    function placeOf(fish) {
      const box = sea.getBoundingClientRect();
      const at = fish?.getBoundingClientRect() ?? box;
      const clamped = (/** @type {number} */ value, /** @type {number} */ most) =>
        Math.min(most - 24, Math.max(24, value));
      return {
        x: clamped(at.x + at.width / 2 - box.x, box.width),
        y: clamped(at.y + at.height / 2 - box.y, box.height),
      };
    }

    return {
      nothingChosen: "aimFirst",
      units: () => aimed.length,
      choice: () => ({ shots: aimed.map(({ fish }) => fish) }),
      busy(busy) {
        isBusy = busy;
        lock();
      },
      begin() {
        sea.classList.add("firing");
      },
      async show({ view }) {
        if (view?.kind !== "fishing") return;
        const box = sea.getBoundingClientRect();
        const shots = view.shots.map(async ({ fish, caught }, index) => {
          if (!isStill()) await wait(index * 260);
          const target = aimed[index]?.target;
          target?.classList.add("frozen");
          const { x, y } = placeOf(target);
          const net = h("i", { class: "net" });
          net.style.cssText = `left:${x}px;top:${y}px`;
          sea.append(net);
          await animate(
            net,
            [
              { transform: `translate(${box.width / 2 - x}px, ${box.height - y}px) scale(0.15)` },
              { transform: "none" },
            ],
            { duration: 420, easing: "ease-out" },
          );
          const pays = fishes.find(({ id }) => id === fish)?.pays ?? 0;
          const label = h("b", { class: caught ? "hit" : "miss" }, caught ? `${multiple(pays)} ×` : t("missed"));
          label.style.cssText = `left:${x}px;top:${y}px`;
          sea.append(label);
          if (caught && target) await animate(target, [{ opacity: 1 }, { opacity: 0 }], { duration: 450 });
          await wait(isStill() ? 1400 : 900);
          net.remove();
          label.remove();
          target?.classList.remove("frozen");
        });
        await Promise.all(shots);
        sea.classList.remove("firing");
        const caught = view.shots.filter((shot) => shot.caught).length;
        setAim([]);
        count.textContent = t("caughtOf", { caught, count: view.shots.length });
      },
      stop: () => sea.classList.remove("firing"),
      rules: () => [
        h("p", {}, t("fishingHow")),
        h(
          "table",
          {},
          h("tr", {}, h("th", {}, t("fish")), h("th", {}, t("pays")), h("th", {}, t("chance"))),
          ...fishes.map(({ id, pays }) =>
            h(
              "tr",
              {},
              h("td", {}, t(id)),
              h("td", {}, `${multiple(pays)} ×`),
              h("td", {}, t("oneIn", { count: multiple(Math.round((pays * 100) / Number(boot.game.rtp))) })),
            ),
          ),
        ),
      ],
    };
  },
});
