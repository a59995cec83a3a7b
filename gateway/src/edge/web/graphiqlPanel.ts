import { csrfHeader } from "../http/crossSite.ts";

const option = (value: object, text: string) => `<option value='${JSON.stringify(value)}'>${text}</option>`;
const step = (clock: object, text: string) => `<button data-change='${JSON.stringify({ clock })}'>${text}</button>`;
const hourMs = 3_600_000;

/** A panel below the tools: the sandbox's clock, its faults, and what it sent. It shows itself when the sandbox answers. */
export const panelOf = (sandboxOrigin: string) => `<details id="sandbox" class="row" hidden>
<summary>Sandbox <span role="status"></span></summary>
<div class="row"><strong>Clock</strong> <time></time> ${step({ advance: hourMs }, "+ 1 hour")}
${step({ advance: 24 * hourMs }, "+ 1 day")} ${step({ reset: true }, "Real time")}
<a href="${sandboxOrigin}/sandbox" target="_blank" rel="noopener">All controls</a></div>
<form class="row"><strong>Faults</strong>
<label>Calls that begin with <input name="path" value="/wps/" required pattern="/.*" maxlength="200"></label>
<select name="kind" aria-label="What happens">${option({ latencyMs: 2000 }, "take 2 s longer")}${option({ status: 500 }, "fail with 500")}
${option({ status: 503 }, "fail with 503")}${option({ shape: "html" }, "answer HTML")}${option({ shape: "truncated" }, "break off")}
${option({ shape: "empty" }, "answer nothing")}${option({ shape: "wrong" }, "answer something else")}</select>
<label>times <input name="times" type="number" min="1" max="1000000" placeholder="always"></label>
<button>Add</button> <button type="button" data-change='{"faults":null}'>End all</button></form>
<ul id="faults"></ul>
<div class="row"><strong>Sent messages</strong> the latest first</div><div id="outbox"></div>
</details>`;

/** Runs before GraphiQL, and reads the sandbox again every three seconds while the panel is open. All values are set as text. */
export const panelScript = `
(() => {
const panel = document.getElementById("sandbox");
const find = (selector) => panel.querySelector(selector);
const send = fetch;
const made = (name, text, ...inner) => {
  const element = Object.assign(document.createElement(name), { textContent: text });
  element.append(...inner);
  return element;
};
const second = (time) => time.replace("T", " ").slice(0, 19) + " UTC";
const whatOf = ({ path, probability, ...fault }) => path + " " + Object.entries(fault).filter(([, value]) => value !== 0)
  .map(([name, value]) => name + " " + value).join(", ");
function show({ clock, faults, outbox }) {
  panel.hidden = false;
  const count = (number, one) => number === 0 ? "no " + one + "s" : number === 1 ? "1 " + one : number + " " + one + "s";
  find("summary span").textContent = second(clock.now) + (clock.offsetMs === 0 ? "" : " (travelled)") + " · "
    + count(faults.length, "fault") + " · " + count(outbox.length, "message");
  find("time").textContent = second(clock.now);
  find("#faults").replaceChildren(...faults.map((fault) => made("li", whatOf(fault))));
  find("#outbox").replaceChildren(...outbox.slice(0, 20).map(({ channel, recipient, subject, body, sentAt }) => made("article", "",
    made("b", (channel === "SMS" ? "Text message" : "E-mail") + " to " + recipient + ", " + second(sentAt)),
    made("pre", (subject === null ? "" : subject + "\\n\\n") + body))));
}
async function ask(change) {
  const headers = { "content-type": "application/json", "${csrfHeader}": "1" };
  const answer = await send("/graphql/sandbox", change ? { method: "POST", headers, body: JSON.stringify(change) } : undefined);
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.detail);
  show(value);
}
const change = (asked) => ask(asked).catch(({ message }) => { find("summary span").textContent = message; });
panel.addEventListener("click", ({ target }) => {
  if (target.dataset.change !== undefined) change(JSON.parse(target.dataset.change));
});
find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const { path, kind, times } = Object.fromEntries(new FormData(event.target));
  change({ fault: { path, ...JSON.parse(kind), ...(times !== "" && { times: Number(times) }) } });
});
const read = () => ask().catch(() => undefined);
panel.addEventListener("toggle", () => panel.open && read());
setInterval(() => panel.open && !document.hidden && read(), 3000);
read();
})();
`;
