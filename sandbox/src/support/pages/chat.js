import { ask, ChatError, follow, lineKey } from "./chatApi.js";

/** @type {import("./chatMessages.ts").ChatBoot} */
const boot = JSON.parse(document.querySelector("#boot")?.textContent ?? "{}");
const { texts, language } = boot;
const time = new Intl.DateTimeFormat(boot.locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const log = /** @type {HTMLOListElement} */ (document.querySelector("#log"));
const form = /** @type {HTMLFormElement} */ (document.querySelector("form"));
const field = /** @type {HTMLTextAreaElement} */ (document.querySelector("textarea"));
const sendButton = /** @type {HTMLButtonElement} */ (document.querySelector("button"));
const notice = /** @type {HTMLParagraphElement} */ (document.querySelector("#notice"));
const typing = /** @type {HTMLParagraphElement} */ (document.querySelector("#typing"));

/** @type {Set<number>} */
const shown = new Set();
/** The last line of the latest list: the page shows all lines up to it. A line that was just sent may have gaps before it. */
let listed = 0;
let newestOfAgent = 0;
let read = 0;
/** Whether the page around this one shows it; by itself a page is always shown. */
let isShown = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let patience;
/** @type {string | undefined} */
let secret;
/** The call that is under way for the secret. @type {Promise<string> | undefined} */
let entering;

/** @param {string} name @param {string} [text] @param {string} [className] */
function element(name, text = "", className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

/** @param {import("./chatMessages.ts").Line} line */
function show(line) {
  if (shown.has(line.id)) return;
  shown.add(line.id);
  const isMine = line.author === "VISITOR";
  if (!isMine) {
    newestOfAgent = Math.max(newestOfAgent, line.id);
    typing.hidden = true;
  }
  const item = element("li", "", isMine ? "mine" : "theirs");
  item.append(element("span", isMine ? texts.you : texts.agent, "who"), element("p", line.content));
  const at = element("time", time.format(new Date(line.at)));
  at.setAttribute("datetime", line.at);
  item.append(at);
  item.dataset.line = String(line.id);
  const lines = /** @type {NodeListOf<HTMLElement>} */ (log.querySelectorAll("[data-line]"));
  log.insertBefore(item, [...lines].find(({ dataset }) => Number(dataset.line) > line.id) ?? null);
  log.lastElementChild?.scrollIntoView({ block: "end" });
  void noteRead();
}

/** Tells the server what was on the screen, once it was. */
async function noteRead() {
  if (!isShown || document.visibilityState !== "visible" || newestOfAgent <= read || secret === undefined) return;
  const upTo = newestOfAgent;
  read = upTo;
  await ask("read", { secret, language, body: { upTo } }).catch(() => {
    read = 0;
  });
}

/** @param {string} content @param {string} key */
async function send(content, key) {
  const waiting = element("li", "", "mine waiting");
  waiting.append(element("p", content));
  log.append(waiting);
  waiting.scrollIntoView({ block: "end" });
  try {
    secret ??= await enter();
    show(await ask("lines", { secret, language, body: { content, key } }));
    waiting.remove();
    expectAnswer();
  } catch (error) {
    if (error instanceof ChatError && error.code === "SESSION_EXPIRED") return end();
    waiting.className = "mine failed";
    const again = element("button", texts.again);
    again.setAttribute("type", "button");
    again.addEventListener("click", () => {
      waiting.remove();
      void send(content, key);
    });
    waiting.append(element("span", texts.failed, "who"), again);
  }
}

/** Shows for six seconds that somebody is writing: after a hand-over to a person the answer takes longer. */
function expectAnswer() {
  typing.hidden = log.lastElementChild?.className !== "mine";
  clearTimeout(patience);
  patience = setTimeout(() => {
    typing.hidden = true;
  }, 6000);
}

/** Ends the conversation on this page, because its secret is no longer valid. */
function end() {
  secret = undefined;
  document.body.classList.add("over");
  for (const again of log.querySelectorAll("button")) again.remove();
  const box = element("div", "", "over");
  box.setAttribute("role", "alert");
  box.append(element("h2", texts.expiredTitle), element("p", texts.expiredText));
  form.replaceWith(box);
  notice.hidden = true;
  typing.hidden = true;
}

const kept = `chat:${boot.desk}`;

/** The secret of this visit: given by the server, kept from before a reload, or asked for. */
async function enter() {
  const known = boot.secret ?? sessionStorage.getItem(kept);
  if (known !== null) return known;
  // A visitor may send a line before the events are open. Both then wait for one room.
  entering ??= openRoom().finally(() => {
    entering = undefined;
  });
  return entering;
}

async function openRoom() {
  /** @type {{ secret: string }} */
  const room = await ask("rooms", { language, body: { desk: boot.desk } });
  sessionStorage.setItem(kept, room.secret);
  return room.secret;
}

/** Stays connected; after a break it asks for what it missed. */
async function stay() {
  for (let failures = 0; ; failures += 1) {
    const connection = new AbortController();
    try {
      secret ??= await enter();
      await follow(secret, connection.signal, {
        async onOpen() {
          /** @type {import("./chatMessages.ts").Line[]} */
          const lines = await ask(`lines?after=${listed}`, { secret, language });
          failures = 0;
          notice.hidden = true;
          log.setAttribute("aria-busy", "false");
          for (const line of lines) show(line);
          listed = lines.at(-1)?.id ?? listed;
        },
        onLine: show,
      });
    } catch (error) {
      if (error instanceof ChatError && error.code === "SESSION_EXPIRED") {
        if (boot.secret !== null || sessionStorage.getItem(kept) === null) return end();
        // The guest's stored secret has expired; the next call gets a new one.
        sessionStorage.removeItem(kept);
        secret = undefined;
      }
      notice.hidden = failures === 0;
    } finally {
      connection.abort();
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(10_000, 500 * 2 ** failures)));
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const content = field.value.trim();
  if (content === "") return;
  field.value = "";
  field.style.height = "";
  field.focus();
  void send(content, lineKey());
});
field.addEventListener("keydown", (event) => {
  // Safari ends a composition with a key of code 229, and says that it is none.
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  form.requestSubmit();
});
field.addEventListener("input", () => {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, 128)}px`;
});
document.addEventListener("visibilitychange", () => void noteRead());
addEventListener("message", ({ origin, source, data }) => {
  if (source !== window.parent || !boot.embedders.includes(origin) || data?.type !== "atrium:shown") return;
  isShown = data.isShown === true;
  if (data.theme === "dark" || data.theme === "light") document.documentElement.style.colorScheme = data.theme;
  void noteRead();
});

// Without this script the form would only reload the page, with an address that works only once.
field.disabled = false;
sendButton.disabled = false;
void stay();
