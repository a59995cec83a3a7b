import { ask, logIn } from "/gateway.js";

const element = (id) => document.getElementById(id);
const say = (error) => {
  element("message").textContent = error?.message ?? "";
};

/** A page of slots, the most played first, and the cursor of the next. */
async function loadGames(after) {
  const { site } = await ask(
    `query Lobby($after: String) {
      site {
        games(filter: { category: RNG }, first: 12, after: $after) {
          totalCount
          pageInfo { hasNextPage endCursor }
          edges { node { id name icon { url } } }
        }
      }
    }`,
    { after },
  );
  const { totalCount, pageInfo, edges } = site.games;
  element("total").textContent = `${totalCount} games`;
  element("games").append(...edges.map(({ node }) => card(node)));
  element("games").removeAttribute("aria-busy");
  element("more").hidden = !pageInfo.hasNextPage;
  element("more").onclick = () => loadGames(pageInfo.endCursor).catch(say);
}

function card({ id, name, icon }) {
  const picture = Object.assign(new Image(), { src: icon.url, alt: "", loading: "lazy" });
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.append(picture, name);
  button.addEventListener("click", () => launch(id));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

/** Opens the game's window with the click, and leads it to the game: a window that comes later is blocked. */
async function launch(gameId) {
  say();
  const opened = window.open("about:blank", "_blank");
  try {
    const { launchGame } = await ask(
      `mutation Launch($input: LaunchGameInput!) {
        launchGame(input: $input) { launch { url } userErrors { message } }
      }`,
      { input: { gameId } },
    );
    if (!launchGame.launch) throw new Error(launchGame.userErrors[0]?.message ?? "This game does not open now.");
    opened.opener = null;
    opened.location.replace(launchGame.launch.url);
  } catch (error) {
    opened?.close();
    say(error);
  }
}

element("login").addEventListener("submit", async (event) => {
  event.preventDefault();
  say();
  const form = event.currentTarget;
  const { username, password } = Object.fromEntries(new FormData(form));
  element("account").textContent = "Logging in …";
  try {
    const { nickname, wallet } = await logIn(username, password);
    element("account").textContent = `${nickname}: ${wallet.total.amount} ${wallet.total.currency}`;
    form.hidden = true;
  } catch (error) {
    element("account").textContent = "Not logged in.";
    say(error);
  }
});

loadGames(null).catch(say);
