import type { HelpText } from "./helpText.ts";

export const helpTH: HelpText = {
  articles: [
    {
      anchor: "start",
      title: "Getting started",
      contentHtml:
        "<p>Create an account with a user name and a password, or with your mobile number. You must be old enough to play where you live, and you may have one account.</p><ol><li>Choose <strong>Register</strong> and fill in what is asked for.</li><li>Choose a game. <strong>Free demo</strong> lets you try it with play money first.</li><li>Deposit when you want to play for real.</li></ol><p>Your favourites and the games you played last are kept for you on every device.</p>",
    },
    {
      anchor: "payments",
      title: "Deposits and withdrawals",
      contentHtml:
        "<h3>Deposits</h3><p>Choose a channel and an amount within its limits. Money is credited as soon as the channel confirms it. Use accounts in your own name only.</p><h3>Withdrawals</h3><p>Money goes back to you by a channel that you have used. We may ask who you are before the first payment: the law requires it. The account record shows the state of each request.</p><p>We charge no fees of our own. A channel that does says so before you confirm.</p>",
    },
    {
      anchor: "bonuses",
      title: "Bonuses",
      contentHtml:
        "<p>A bonus is money with a condition: before it can be withdrawn, a turnover has to be played. The condition stands with each offer, before you take it.</p><ul><li>Bets count at the rate that the offer names for each kind of game.</li><li>A bonus ends on the day it names; what is left of it then is lost, your own money is not.</li><li>You can give a bonus up at any time and withdraw your own money.</li></ul>",
    },
    {
      anchor: "fairness",
      title: "Fair games",
      contentHtml:
        "<p>Results are drawn on the servers of the studio that made the game, never in your browser. Slots show their return to player (RTP): what they pay back on average over a very long time. A single evening can be far from it in either direction.</p><p>When the connection is lost, a round that had begun is finished on the server and paid. You find it in the betting record.</p>",
    },
    {
      anchor: "security",
      title: "Account and security",
      contentHtml:
        "<ul><li>Use a long password that you use nowhere else. Nobody of ours will ever ask for it.</li><li>Under <strong>Devices</strong> in the avatar menu you see where you are logged in, and can end it.</li><li>A forgotten password can be replaced by e-mail or phone from the login window.</li><li>After several wrong passwords the account rests for half an hour.</li></ul><p>If somebody else may know your password, change it at once and write to customer service.</p>",
    },
    {
      anchor: "responsible",
      title: "Playing responsibly",
      contentHtml:
        '<p>Play for fun, with money that you can do without. Never play to win back what was lost.</p><p>Take a break when it stops being fun. Customer service can set a limit for you or close your account for a time; nobody will talk you out of it.</p><p>More is on the page <a href="/responsible-gaming">Responsible play</a>.</p>',
    },
    {
      anchor: "rules",
      title: "Terms and rules",
      contentHtml:
        "<p>Version of 1 September 2026. By registering you agree to these terms.</p><h3>1. Who may play</h3><p>You are at least as old as the law where you live asks, and not less than 18. You play for yourself, with money of your own, under your true name. One account a person.</p><h3>2. Your account</h3><p>Keep your password to yourself. What is done with it counts as done by you until you tell us that somebody else knows it.</p><h3>3. Bets</h3><p>A bet stands once our server has accepted it. Obvious errors of prices or results are corrected, and stakes returned.</p><h3>4. Money</h3><p>Balances earn no interest. We may ask for proof of who you are and where money comes from, and hold a payment until we have it.</p><h3>5. Bonuses</h3><p>Each offer has conditions of its own. Using several accounts for one offer ends all of them.</p><h3>6. Closing</h3><p>You can close your account at any time and withdraw what is yours. We can close it when these terms are broken; money that was won fairly is paid.</p><h3>7. Complaints</h3><p>Write to customer service first. We answer within seven days. What we can't settle between us goes to the dispute body that the licence names.</p>",
    },
  ],
  pages: {
    contact: {
      title: "Contact",
      contentHtml:
        '<p>We are here day and night, every day of the year.</p><ul><li><strong>Live chat</strong>: choose “Customer service” in the menu. Most questions are answered at once.</li><li><strong>E-mail</strong>: <a href="mailto:care@atrium.example">care@atrium.example</a>. We answer within a day.</li><li><strong>Post</strong>: Atrium Care, 1 Garden Court, Valletta.</li></ul><p>Please never send us your password, and no pictures of bank cards.</p>',
    },
    "responsible-gaming": {
      title: "Responsible play",
      contentHtml:
        "<p>For most people games are a pastime. For some they become a burden. You know yourself best, and we help with the rest.</p><h2>Signs to take seriously</h2><ul><li>You play longer or for more than you meant to.</li><li>You borrow to play, or hide it from others.</li><li>You try to win back what was lost.</li></ul><h2>What you can do</h2><ul><li>Decide on an amount and a time before you begin.</li><li>Ask customer service for a limit, a break of a day up to six weeks, or to close your account for six months or longer.</li><li>Talk about it: to somebody you trust, or to a helpline near you.</li></ul><p>Nobody under age may play. Keep your devices locked, and use a filter where children use them too.</p>",
    },
    privacy: {
      title: "Privacy",
      contentHtml:
        '<p>We keep what we need to run your account, to pay you and to obey the law, and nothing to sell.</p><h2>What we keep</h2><ul><li>What you tell us: name, contact, date of birth, and proofs where the law asks for them.</li><li>What you do here: logins, bets, payments, conversations with customer service.</li></ul><h2>How long</h2><p>As long as you have an account, and five years after it, because the law of gambling and money laundering says so.</p><h2>Your rights</h2><p>You can see what we have about you, correct it, and have deleted what no law makes us keep. Write to <a href="mailto:privacy@atrium.example">privacy@atrium.example</a>.</p><h2>Cookies</h2><p>One keeps you logged in. Others, for statistics, are set only if you agree.</p>',
    },
  },
};
