import { readFileSync } from "node:fs";
import path from "node:path";

const web = path.resolve(import.meta.dirname, "..");
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|clsx)\//;

/** Modules that every page needs: the client and its shell. */
const SHELL = ["src/main.tsx", "src/shell/ShellScreen.tsx"];
/** The screen that most visits begin with. The lobbies use the same components. */
const HOME = ["src/home/HomeScreen.tsx"];
/** Fields with the libraries of forms, in one chunk. */
const FORMS = /node_modules\/(formik|yup|property-expr|tiny-case|toposort)\/|\/web\/src\/forms\//;
/** Controls that several screens use, each with its library, and what these libraries have in common. */
const TABS = ["src/ui/control/Tabs.tsx"];
const DIALOG = ["src/ui/dialog/Dialog.tsx"];
const MENU = ["src/ui/menu/Menu.tsx"];
const POPOVER = ["src/games/vendors/VendorPopover.tsx"];
/** Screens of many modules. */
const LOBBY = ["src/games/lobby/LobbyScreen.tsx"];
const LOTTERY = ["src/lottery/table/LotteryScreen.tsx"];
/** What is too small for a request of its own, and used by many screens. `useFocusOnNext` is used by few. */
const SMALL =
  /\/lucide-react\/|\/schema\/src\/zoneName|\/web\/src\/(relay|browser|caller|site|time|wallet|session\/phone\/phoneForm|ui\/(?!dialog|menu|carousel|control\/(Tabs|useFocusOnNext)))/;
/** How a change is sent; most screens with a button have it. */
const CHANGE = /\/web\/src\/(change|idempotency)\//;
/** What tables of records, lists of payments and reports of agents have in common. */
const RECORDS =
  /\/web\/src\/(__generated__\/(Pagination|RecordList)_page\$|records|wallet\/payments|agent\/(report\/(?!ReportFilters|KeywordFilter|\w*Skeleton)|overview)|ui\/(table|control\/Pagination))/;
/** The agent centre, and what most of its screens have in common. On slow networks a file costs more than its bytes. */
const AGENT_CENTRE =
  /\/web\/src\/(__generated__\/(AgentCentreQuery\.|RequestBadge_agent|WatchContractsSub|AccountNotes_account\$normalization|AccountState_account|account_figures)|ui\/layout\/Centre\.module|agent\/(AgentCentre\.|AgentMenu|agentPages|NoAgent|Desk\.|formatRate|drafts\/drafts|keys\/(DeskKeys|AccountFinder)|contracts\/(contractKinds|MovedContracts|RequestBadge|WatchContracts|Contracts\.module)|downline\/(addresses|AccountName|DownlinePath|AccountState|account\.|Rebate\.|Stranger)|savedFilters\/SavedFiltersButton|report\/ReportFilters|teamBetting\/teamBets|profitLoss\/profitLoss\.|downline\/team\.|transactions\/teamTransactions|income\/income\.|news\/newsSearch))/;
/** What some screens of the agent centre have in common. */
const DOWNLINE = /\/web\/src\/agent\/downline\/(?!DownlineScreen|DownlineRow|team)/;
/** What the account's pane and the writes of its settings read. Otherwise those load the pane, too. */
const SECURITY = /\/__generated__\/SecuritySettings_member\$normalization/;
const isSmall = (id: string) => SMALL.test(id) && !RECORDS.test(id);
/** The module that loads the rest. It has its own chunk so that it runs first. */
const FIRST = /\/src\/(entry|i18n\/prepareFormats)\.ts$|vite\/preload-helper/;

const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;
const ICON_LIBRARY = /node_modules\/lucide-react\//;
const OURS = /\/web\/src\/.*\.tsx?$/;
/**
 * Modules that only export other ones. A dialog imports its focus manager through this one, and must not load the
 * positions and the key navigation of menus with it.
 */
const BARREL = /\/@base-ui\/react\/floating-ui-react\/index\.mjs$/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

/** Everything that some modules import, directly and indirectly; icons by file name. */
interface Tree {
  modules: Set<string>;
  icons: Set<string>;
}

function treeOf(roots: readonly string[], graph: ModuleGraph): Tree {
  const tree: Tree = { modules: new Set(), icons: new Set() };
  const visit = (id: string) => {
    // The library's index imports every icon, so it does not show which module uses which.
    if (tree.modules.has(id) || ICON_LIBRARY.test(id)) return;
    tree.modules.add(id);
    if (OURS.test(id)) for (const icon of iconsIn(readFileSync(id, "utf8"))) tree.icons.add(icon);
    for (const imported of importsOf(id, graph)) visit(imported);
  };
  for (const root of roots) visit(path.resolve(web, root));
  return tree;
}

/** What a module imports; of a barrel, the modules of the names that it takes. */
function importsOf(id: string, graph: ModuleGraph): string[] {
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const barrel = imported.find((each) => BARREL.test(each));
  if (barrel === undefined) return [...imported];
  const taken = new Set(namesIn("import", readFileSync(id, "utf8")).flatMap(({ names }) => names));
  const files = namesIn("export", readFileSync(barrel, "utf8"))
    .filter(({ names }) => names.some((name) => taken.has(name)))
    .map(({ from }) => from.replace(/^\.\//, "/"));
  const behind = graph.getModuleInfo(barrel)?.importedIds ?? [];
  return [
    ...imported.filter((each) => each !== barrel),
    ...behind.filter((each) => files.some((file) => each.includes(file))),
  ];
}

/** The names that a source imports or exports from other files, by file. */
const namesIn = (word: "import" | "export", source: string) =>
  [...source.matchAll(new RegExp(`${word} \\{([^}]*)\\} from ["']([^"']+)["']`, "g"))].map(
    ([, names = "", from = ""]) => ({ names: names.split(",").map((name) => name.trim().replace(/ as .*/, "")), from }),
  );

/** File names of the icons that a source imports. */
function iconsIn(source: string): string[] {
  const [, names = ""] = /import\s*\{([^}]*)\}\s*from "lucide-react"/.exec(source) ?? [];
  return names.split(",").map((name) => fileOf(name.trim().replace(/ as .*/, "")));
}

/** The file name of an icon such as `ArrowDownToLine`. */
const fileOf = (icon: string) =>
  icon
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([a-zA-Z])(\d)/g, "$1-$2")
    .toLowerCase();

/** Puts some modules and all their imports into one chunk; of several such trees, what they have in common. */
function wholeTree(name: string, ...roots: readonly (readonly string[])[]) {
  let trees: Tree[] | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    trees ??= roots.map((each) => treeOf(each, graph));
    const icon = ICON.exec(id)?.[1];
    const isIn = ({ modules, icons }: Tree) => (icon === undefined ? modules.has(id) : icons.has(icon));
    return trees.every(isIn) ? name : null;
  };
}

/** The shell, and what home shares with many screens, such as icons. In home's own file, those screens would load home. */
function shell() {
  const isOfShell = wholeTree("shell", SHELL);
  let shared: Tree | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    shared ??= sharedBy(HOME, graph);
    const icon = ICON.exec(id)?.[1];
    const isShared = icon === undefined ? shared.modules.has(id) : shared.icons.has(icon);
    return isShared ? "shell" : isOfShell(id, graph);
  };
}

/** The icons of some modules, and the small parts with all that these import. */
function sharedBy(roots: readonly string[], graph: ModuleGraph): Tree {
  const { modules, icons } = treeOf(roots, graph);
  return { icons, modules: treeOf([...modules].filter(isSmall), graph).modules };
}

/**
 * A first visit loads few files: one for the libraries, one for the shell, one for small parts, one for the screen. By
 * default the bundler would make a small chunk for each set of screens that share a module. `scripts/size.ts` says when one
 * is missing: without `records` seven routes need more than 25 files, without `tabs` some load 332 kB, without `lottery` its
 * table needs 20 files in place of 11, without `lobby` a lobby 9 in place of 6.
 */
export const chunks = {
  groups: [
    { name: "entry", test: FIRST, priority: 8 },
    { name: "vendor", test: LIBRARIES, priority: 7 },
    { name: shell(), priority: 6 },
    { name: wholeTree("home", HOME), priority: 5 },
    { name: "parts", test: isSmall, minShareCount: 2, priority: 4 },
    { name: "change", test: CHANGE, minShareCount: 2, priority: 4 },
    { name: "forms", test: FORMS, priority: 3 },
    { name: wholeTree("base", TABS, DIALOG), priority: 3 },
    { name: wholeTree("tabs", TABS), priority: 2 },
    { name: wholeTree("dialog", DIALOG), priority: 2 },
    { name: wholeTree("popup", MENU, POPOVER), priority: 2 },
    { name: wholeTree("menu", MENU), priority: 2 },
    { name: wholeTree("lottery", LOTTERY), priority: 2 },
    { name: wholeTree("lobby", LOBBY), priority: 1 },
    { name: "records", test: RECORDS, minShareCount: 2, priority: 0 },
    { name: "agentCentre", test: AGENT_CENTRE, priority: 0 },
    { name: "downline", test: DOWNLINE, minShareCount: 3, priority: 0 },
    { name: "security", test: SECURITY, priority: 0 },
  ],
};
