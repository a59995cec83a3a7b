import type { HelpText } from "./helpText.ts";

export const helpTY: HelpText = {
  articles: [
    {
      anchor: "start",
      title: "First steps inside",
      contentHtml:
        "<p>Pick a name and a password, or come in with your mobile number. You have to be old enough where you live, and it's one account a person: no twins.</p><ol><li>Press <strong>Register</strong> and fill in what we ask.</li><li>Pick a game. <strong>Free demo</strong> is all fun and no money.</li><li>Bring real money when you feel like it.</li></ol><p>Your favourites, and where you left off, follow you from screen to screen.</p>",
    },
    {
      anchor: "payments",
      title: "Money in, money out",
      contentHtml:
        "<h3>In</h3><p>Pick a channel and an amount that fits. It lands as soon as the channel nods. Only from accounts in your own name, please.</p><h3>Out</h3><p>It goes home the way it came. Before the first time we may ask who you are: the law is curious. The account record says where each one is.</p><p>We take no fee. A channel that does tells you before you say yes.</p>",
    },
    {
      anchor: "bonuses",
      title: "Sweet extras",
      contentHtml:
        "<p>A bonus is money with a string on it: play so much before it comes along. How long the string is stands on every offer, before you pull.</p><ul><li>Each sort of game counts as much as the offer says.</li><li>A bonus goes stale on its day. What's left of it goes, your own money stays.</li><li>Drop it whenever you like and take your own money out.</li></ul>",
    },
    {
      anchor: "fairness",
      title: "Straight dice",
      contentHtml:
        "<p>Results come from the studio's own machines, never from your browser. Slots tell their RTP: what they give back on average over a very, very long time. One evening can be miles away from it, up or down.</p><p>Line dropped in the middle? The round finishes without you and pays what it owes. It's in the betting record.</p>",
    },
    {
      anchor: "security",
      title: "Locks and keys",
      contentHtml:
        "<ul><li>A long password, used nowhere else. None of us will ever ask for it.</li><li><strong>Devices</strong>, behind your avatar, shows where you are logged in and shows strangers the door.</li><li>Forgot it? The login window sends a link or a code.</li><li>Too many wrong guesses, and the account naps for half an hour.</li></ul><p>If somebody else may know it: change it now, then tell the front desk.</p>",
    },
    {
      anchor: "responsible",
      title: "Play it cool",
      contentHtml:
        "<p>Play for the fun of it, with money you won't miss. Never chase what's gone.</p><p>No fun any more? Step outside for a bit. The front desk sets a limit or closes the door for as long as you like, and nobody argues.</p><p>The long version is on <a href=\"/responsible-gaming\">Play it cool</a>.</p>",
    },
    {
      anchor: "rules",
      title: "House rules",
      contentHtml:
        "<p>As of 1 September 2026. Registering means you are fine with these.</p><h3>1. Who gets in</h3><p>Old enough for the law where you live, and 18 at the very least. You play for yourself, with your own money, under your own name. One account each.</p><h3>2. Your key</h3><p>Keep the password to yourself. What it does, you did, until you tell us that somebody else has it.</p><h3>3. Bets</h3><p>A bet stands once our server took it. Plain mistakes in prices or results are put right and stakes go back.</p><h3>4. Money</h3><p>It earns no interest here. We may ask who you are and where it came from, and hold a payment until we know.</p><h3>5. Extras</h3><p>Each offer has its own strings. Several accounts for one offer end all of them.</p><h3>6. Goodbye</h3><p>Leave whenever you like, with what is yours. Break the rules and we close the door; what was won fairly is paid all the same.</p><h3>7. Grumbles</h3><p>The front desk first. You hear from us within seven days. What we can't settle goes to the referee that the licence names.</p>",
    },
  ],
  pages: {
    contact: {
      title: "Say hello",
      contentHtml:
        '<p>Somebody is up, day and night, all year round.</p><ul><li><strong>The front desk</strong>: in the menu. Most things are sorted on the spot.</li><li><strong>E-mail</strong>: <a href="mailto:care@atrium.example">care@atrium.example</a>. A day at most.</li><li><strong>Paper and stamp</strong>: Atrium Care, 1 Garden Court, Valletta.</li></ul><p>No passwords and no pictures of bank cards, please. We\'d only have to look away.</p>',
    },
    "responsible-gaming": {
      title: "Play it cool",
      contentHtml:
        "<p>For most of us this is an evening out. For some it turns heavy. You know yourself best; we lend a hand with the rest.</p><h2>Things that should make you stop and think</h2><ul><li>You stay longer, or spend more, than you meant to.</li><li>You borrow for it, or keep it quiet.</li><li>You are chasing what's gone.</li></ul><h2>What helps</h2><ul><li>Pick an amount and a bedtime before you start.</li><li>Ask the front desk for a limit, a breather of a day up to six weeks, or a closed door for six months and more.</li><li>Talk: to a friend, or to a helpline near you.</li></ul><p>No kids in the hall. Lock your screens, and put a filter on those you share.</p>",
    },
    privacy: {
      title: "Your secrets",
      contentHtml:
        '<p>We keep what it takes to run your account, pay you and please the law. We sell none of it.</p><h2>What we keep</h2><ul><li>What you tell us: name, contact, birthday, papers when the law wants them.</li><li>What you do here: logins, bets, payments, chats with the front desk.</li></ul><h2>How long</h2><p>While you are with us and five years after: gambling and money laundering laws have long memories.</p><h2>Your say</h2><p>Look at it, correct it, have the rest wiped. Write to <a href="mailto:privacy@atrium.example">privacy@atrium.example</a>.</p><h2>Cookies</h2><p>One keeps you logged in. The counting ones wait for your yes.</p>',
    },
  },
};
