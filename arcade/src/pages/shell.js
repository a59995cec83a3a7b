import { PlayError, playApi, roundKey } from "./api.js";
import { celebrate } from "./celebrate.js";
import { closeDialogs, overlay, rulesDialog } from "./dialogs.js";
import { h, wait } from "./dom.js";
import { dock, header } from "./frame.js";
import { freeSpinsBar } from "./freeSpins.js";
import { hostOf } from "./host.js";
import { moneyOf, multipleText } from "./money.js";
import { readBoot } from "./readBoot.js";

/**
 * The parts that a kind of game gives to the shell.
 * @typedef {object} Controller
 * @property {() => number} units the number of stakes that a round costs now; 0 when nothing is chosen
 * @property {() => unknown} choice the choice of the player, for the server
 * @property {string} nothingChosen message key shown when `units` is 0
 * @property {() => void} [begin] starts the animation after the bet is sent
 * @property {(key: string, left: number) => void} [pending] the bet is accepted, its result comes after so many milliseconds
 * @property {(round: import("./gameMessages.ts").Round) => Promise<void>} show plays the result
 * @property {() => void} [stop] ends the animation when no result comes
 * @property {(busy: boolean) => void} [busy] locks the choices while a round runs
 * @property {() => Promise<void>} [refresh] reads the offered choices again
 * @property {() => Node[]} rules the explanation of the game and its prizes
 */

/**
 * The parts that the shell gives to a kind of game.
 * @typedef {object} Game
 * @property {import("./gameMessages.ts").Boot} boot
 * @property {(key: string, values?: Record<string, string | number>) => string} t
 * @property {ReturnType<typeof moneyOf>} money
 * @property {(hundredths: number) => string} multiple
 * @property {(hundredths: number) => string} odds
 * @property {HTMLElement} stage
 * @property {HTMLElement} tools buttons beside the stake
 * @property {ReturnType<typeof playApi>} api
 * @property {() => bigint} stake
 * @property {() => void} changed computes the cost again after a change of the choice
 */

/**
 * Starts a page: frame, stake, rounds, errors. The kind of game draws its stage and its results.
 * @param {{ action: string | ((boot: import("./gameMessages.ts").Boot) => string), mount: (game: Game) => Controller }} kind
 */
export function startGame({ action, mount }) {
  const boot = readBoot();
  const money = moneyOf(boot);
  const api = playApi(boot.secret, boot.language);
  const host = hostOf(boot.embedders);
  /** @param {string} key @param {Record<string, string | number>} [values] */
  const t = (key, values = {}) =>
    (boot.messages[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));

  let balance = money.parse(boot.session.balance);
  let jackpotShare = boot.session.jackpotShare;
  let isBusy = false;
  let hasEnded = false;
  /** @type {string[]} */
  let opens = [];
  let readyAt = 0;
  /** The results of later rounds, shown one after the other. @type {Promise<void>} */
  let results = Promise.resolve();

  const stage = h("main", { id: "stage", "aria-label": boot.game.name });
  const status = h("p", { id: "status", role: "status", "aria-live": "polite" });
  const top = header({ boot, t, leave, openRules: () => rules.showModal() });
  const free = freeSpinsBar({ boot, t, money });
  const bottom = dock({
    notes: free.element,
    boot,
    t,
    money,
    action: t(typeof action === "string" ? action : action(boot)),
    onAction: () => void play(),
    onStake: update,
  });
  document.body.replaceChildren(top.element, stage, status, bottom.element);
  /** Undefined while the kind of game mounts, although it may call `changed` already. @type {Controller | undefined} */
  let mounted;
  /** @type {Game} */
  const game = {
    boot,
    t,
    money,
    api,
    stage,
    tools: bottom.tools,
    multiple: (hundredths) => multipleText(boot.locale, hundredths),
    odds: (hundredths) => multipleText(boot.locale, hundredths, 2),
    stake: bottom.stake,
    changed: () => mounted && update(),
  };
  const controller = mount(game);
  mounted = controller;
  const rules = rulesDialog({ boot, t, money, rules: controller.rules });
  document.body.append(rules);
  document.addEventListener("keydown", (event) => {
    if (event.key === " " && event.target === document.body) {
      event.preventDefault();
      void play();
    }
  });
  window.addEventListener("pagehide", () => api.leave());
  showAll(boot.session);
  update();
  host.onBar((shows, offered) => {
    document.documentElement.dataset.bar = shows.join(" ");
    opens = offered;
  });
  host.onBalance(() => isBusy || hasEnded || void readAgain());
  host.send({ type: "atrium:ready" });

  function leave() {
    api.leave();
    host.send({ type: "atrium:close" });
    if (host.isEmbedded) return;
    window.close();
    end("closedTitle", "closedText");
  }

  /**
   * @param {import("./gameMessages.ts").SessionState} next
   * @param {bigint} [hidden] a win that is still to be revealed
   */
  function show(next, hidden = 0n) {
    balance = money.parse(next.balance) - hidden;
    jackpotShare = next.jackpotShare;
    bottom.showBalance(balance);
    top.showNet(money.text(money.parse(next.returned) - hidden - money.parse(next.staked)));
  }

  /** @param {import("./gameMessages.ts").SessionState} next */
  function showAll(next) {
    show(next);
    free.show(next.freeSpins);
    bottom.fixStake(next.freeSpins && money.parse(next.freeSpins.stake));
  }

  /** What a round of this cost pays into a jackpot, rounded down. @param {bigint} cost */
  function contribution(cost) {
    return (cost * BigInt(jackpotShare)) / 10_000n;
  }

  function update() {
    const cost = bottom.stake() * BigInt(controller.units());
    const isFree = Boolean(free.next());
    const paid = isFree ? 0n : contribution(cost);
    bottom.showCost(isFree ? t("freeSpin") : cost > 0n ? money.text(cost + paid) : "");
    top.showJackpot(paid > 0n ? t("jackpotPart", { amount: money.text(paid) }) : "");
    bottom.setBusy(isBusy || hasEnded);
    controller.busy?.(isBusy || hasEnded);
  }

  /** @param {string} text @param {"" | "win" | "warn"} [tone] */
  function showStatus(text, tone = "") {
    status.textContent = text;
    status.dataset.tone = tone;
  }

  /** @param {string} title @param {string} text */
  function end(title, text) {
    hasEnded = true;
    update();
    closeDialogs();
    const actions = host.isEmbedded ? [{ label: t("backToLobby"), run: leave }] : [];
    overlay({ title: t(title), text: t(text), actions });
  }

  /** Shows the balance of this moment; the known one stays when it can't be read. */
  const readAgain = () =>
    api
      .session()
      .then(showAll)
      .catch(() => undefined);

  /**
   * Whether the balance is too small, also when it is read again: the player may have made a deposit meanwhile.
   * @param {bigint} cost
   */
  async function isShort(cost) {
    if (cost + contribution(cost) <= balance) return false;
    await readAgain();
    return cost + contribution(cost) > balance;
  }

  /** Says that the balance is too small, and offers the deposit that the embedding page opens. */
  function tellShort() {
    const deposit = { label: t("deposit"), run: () => host.send({ type: "atrium:deposit" }) };
    const actions = opens.includes("deposit") ? [deposit] : [];
    actions.push({ label: t("ok"), run: () => {} });
    return overlay({ title: t("insufficientTitle"), text: t("insufficientText"), actions });
  }

  async function play() {
    if (isBusy || hasEnded || bottom.isCooling() || document.querySelector("dialog[open]")) return;
    const units = controller.units();
    if (units === 0) return showStatus(t(controller.nothingChosen), "warn");
    const stake = bottom.stake();
    const cost = stake * BigInt(units);
    if (cost > money.parse(boot.maxBet))
      return showStatus(t("overMax", { max: money.text(money.parse(boot.maxBet)) }), "warn");
    const paidBy = free.next()?.id;
    isBusy = true;
    update();
    if (paidBy === undefined && (await isShort(cost))) {
      isBusy = false;
      update();
      return tellShort();
    }
    showStatus("");
    bottom.showWin(null);
    const request = { key: roundKey(), stake: money.decimal(stake), choice: controller.choice(), freeSpins: paidBy };
    controller.begin?.();
    await round(request).catch(fail);
    isBusy = false;
    update();
    // The rules of responsible gaming ask for a shortest cycle. The button shows the rest of it.
    bottom.coolDown(readyAt - Date.now());
  }

  /** @param {import("./gameMessages.ts").RoundRequest} request */
  async function round(request) {
    const answer = await askUntilAnswered(() => api.play(request));
    readyAt = Date.now() + boot.cycleMs;
    if (answer.round.status !== "OPEN") return finish(answer);
    // The player can go on meanwhile.
    show(answer.session);
    void laterResult(answer).catch(fail);
  }

  /** Waits for the result of a bet, and shows it after those that came before. @param {import("./gameMessages.ts").RoundAnswer} placed */
  async function laterResult({ round: { key, settlesAt }, session }) {
    const left = Math.max(0, Date.parse(settlesAt ?? "") - Date.parse(session.serverTime));
    controller.pending?.(key, left);
    await wait(left);
    let answer = await askUntilAnswered(() => api.round(key));
    for (; answer.round.status === "OPEN"; answer = await askUntilAnswered(() => api.round(key))) await wait(1200);
    results = results.then(() => finish(answer));
    await results;
  }

  /** @param {import("./gameMessages.ts").RoundAnswer} answer */
  async function finish(answer) {
    const bet = money.parse(answer.round.bet);
    if (answer.round.status === "REFUNDED") {
      controller.stop?.();
      show(answer.session);
      return showStatus(t("refunded", { amount: money.text(bet) }), "warn");
    }
    const win = money.parse(answer.round.win);
    const used = answer.round.freeSpins;
    // The wins of free spins come into the balance together, after the last one: what is shown before stays until then.
    if (!used) show(answer.session, win);
    await controller.show(answer.round);
    showAll(answer.session);
    bottom.showWin(win);
    // A payout is a win only when it is more than the bet. Only wins are celebrated.
    if (win > (used ? 0n : bet)) {
      showStatus(t("won", { amount: money.text(win) }), "win");
      celebrate(bottom.element);
    } else showStatus(win > 0n ? t("gotBack", { amount: money.text(win) }) : t("noWin"));
    host.send({ type: "atrium:balance" });
    if (used?.left === 0) await free.end(used);
  }

  /**
   * Repeats the request with the same key as often as the player wants: the platform plays the round at most once.
   * @template Answer
   * @param {() => Promise<Answer>} ask
   * @returns {Promise<Answer>}
   */
  async function askUntilAnswered(ask) {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof PlayError) || error.code !== "OFFLINE") throw error;
        await overlay({
          title: t("offlineTitle"),
          text: t("offlineText"),
          actions: [{ label: t("retry"), run: () => undefined }],
        });
      }
    }
  }

  /** @param {unknown} error */
  async function fail(error) {
    controller.stop?.();
    const code = error instanceof PlayError ? error.code : "INTERNAL";
    if (["UNAUTHENTICATED", "SESSION_EXPIRED", "SESSION_REVOKED"].includes(code)) return end("endedTitle", "endedText");
    if (code === "LAUNCH_EXPIRED") return end("expiredTitle", "expiredText");
    await controller.refresh?.().catch(() => undefined);
    await readAgain();
    if (code === "INSUFFICIENT_BALANCE") return tellShort();
    // The embedding page asks the reality check, and says which limit or break it is.
    if (code.startsWith("RG_")) host.send({ type: "atrium:refused", code });
    showStatus(error instanceof PlayError && error.message ? error.message : t("failed"), "warn");
  }
}
