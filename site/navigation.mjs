// Where each page is found. A page that is nowhere here is listed last.

const learn = [
  ["1. Your first resource", "learn/1-resource"],
  ["2. Change it safely", "learn/2-change"],
  ["3. Create and list", "learn/3-create"],
  ["4. Guard and limit", "learn/4-guard"],
  ["5. Document, test and deploy", "learn/5-document"],
];

const guide = [
  ["All tasks", "guide/README"],
  ["List things", "guide/list"],
  ["Show one thing", "guide/show"],
  ["Create a thing", "guide/create"],
  ["Update a thing", "guide/update"],
  ["Patch a part of a thing", "guide/patch"],
  ["Delete a thing", "guide/delete"],
  ["Search", "guide/search"],
  ["Control access", "guide/who-may"],
  ["Set limits", "guide/limits"],
  ["Send errors your way", "guide/errors"],
  ["Use cookies", "guide/cookies"],
  ["Offer representations", "guide/representations"],
  ["Let others cache", "guide/caching"],
  ["Take uploads", "guide/uploads"],
  ["Stream", "guide/streams"],
  ["Serve files", "guide/files"],
  ["Build the service", "guide/service"],
  ["Test", "guide/testing"],
  ["Deploy", "guide/deploying"],
  ["Write a class", "guide/classes"],
  ["Build a help desk on PostgreSQL", "database"],
];

const features = [
  ["Literals and classes", "literals"],
  ["Decisions of your own", "own-decisions"],
  ["Routes", "routes"],
  ["The OpenAPI document", "openapi"],
  ["What the document promises", "contract"],
  ["What changed between two versions", "diff"],
  ["A client", "client"],
  ["With TanStack Query", "client-query"],
  ["Tools for assistants", "mcp"],
  ["The debugger", "debugger"],
  ["Rate limiting", "rate-limiting"],
  ["Overload", "admission"],
  ["Links and pages", "links"],
  ["QUERY", "query"],
  ["Idempotency-Key", "idempotency"],
  ["Preferences", "prefer"],
  ["Ranges", "ranges"],
  ["A cache", "cache"],
  ["Checked responses", "checked-responses"],
  ["Digests", "digests"],
  ["Deprecation and sunset", "deprecation"],
  ["WebSockets", "websockets"],
];

const recipes = [
  ["All recipes", "recipes"],
  ["Tokens, cookies and forms", "authentication"],
  ["Webhooks", "webhooks"],
  ["Beside other frameworks", "neighbours"],
];

const comingFrom = [
  ["Overview", "coming-from/README"],
  ["Express", "coming-from/express"],
  ["Fastify", "coming-from/fastify"],
  ["Hono", "coming-from/hono"],
  ["Nest", "coming-from/nest"],
  ["FastAPI", "coming-from/fastapi"],
];

const operating = [
  ["Operating a service", "operating"],
  ["The Node runtime", "node-runtime"],
  ["Clients that leave", "clients-that-leave"],
  ["Stores beyond one process", "stores"],
  ["Failovers of Redis", "failover"],
  ["PostgreSQL", "postgres"],
  ["Jobs", "jobs"],
  ["Containers and Kubernetes", "containers"],
  ["Workers", "workers"],
  ["Several regions", "regions"],
];

const reference = [
  ["Overview", "reference/README"],
  ["Callbacks", "callbacks"],
  ["The command line", "cli"],
  ["The graph as a table", "graph"],
  ["Which override adds which status", "openapi-statuses"],
  ["Mount errors", "mount-errors"],
  ["Typical mistakes", "mistakes"],
  ["Glossary", "glossary"],
  ["Questions", "faq"],
];

const why = [
  ["The graph explained", "graph-explained"],
  ["How it works", "how-it-works"],
  ["Rulings", "rulings"],
  ["Corner cases", "corner-cases"],
  ["Decisions", "decisions/README"],
  ["Compared with others", "comparison"],
  ["Clients compared", "client-comparison"],
  ["Performance", "performance"],
  ["What was tried for speed", "performance-tried"],
];

const project = [
  ["What is stable", "stability"],
  ["Release 0.1.0", "releases/0.1.0"],
  ["Changes", "changelog"],
  ["Contributing", "contributing"],
];

/** The guide has many pages, so they are in groups of their own. */
const GUIDE = [
  ["By task", guide],
  ["Feature by feature", features],
  ["Recipes", recipes],
  ["Coming from", comingFrom],
  ["Operating", operating],
];

/** The address of a page: a README is its folder's page. */
export function addressOf(page) {
  return `/${page.replace(/(^|\/)(?:README|index)$/, "$1")}`;
}

/** The groups of pages in their order. */
/** @returns {[string, string[][]][]} */
export function sections() {
  return [["Learn", learn], ...GUIDE, ["Reference", reference], ["Why", why], ["Project", project]];
}

/** The pages in their order. */
export function listed() {
  return sections().flatMap(([, items]) => items.map(([, page]) => page));
}

/** `entries` are the pages of the reference: [name of the import, page]. `decisions` are those of the decisions. */
export function sidebar({ entries, decisions, others }) {
  const item = ([text, page]) => ({ text, link: addressOf(page) });
  const group = (text, items, ...more) => ({ text, collapsed: true, items: [...items.map(item), ...more] });
  const sections = [
    group("Learn", learn),
    group("Guide", [], ...GUIDE.map(([text, items]) => group(text, items))),
    group("Reference", reference, group("Entry points", entries.map(breakable))),
    group("Why", why, group("Each decision", decisions)),
    group("Project", project),
  ];
  return others.length === 0 ? sections : [...sections, group("More", others)];
}

/** A long name goes on in the next line after a slash. */
const breakable = ([name, page]) => [name.replaceAll("/", "/<wbr>"), page];

/** The addresses of a section, as vitepress wants them: the section is marked on each of its pages. */
function pagesOf(section, items) {
  const addresses = items.map(([, page]) => addressOf(page)).filter((address) => !address.startsWith(`/${section}/`));
  return `^(?:/${section}/|(?:${addresses.join("|")})(?:\\.html)?$)`;
}

const guidePages = GUIDE.flatMap(([, items]) => items);
/** It is a short cut, and the mark is that of the page's section. */
const shortcut = (text, link) => ({ text, link, activeMatch: "^$" });

export const top = [
  { text: "Learn", link: "/learn/1-resource", activeMatch: "^/learn/" },
  { text: "Guide", link: "/guide/", activeMatch: pagesOf("guide", guidePages) },
  { text: "Reference", link: "/reference/", activeMatch: pagesOf("reference", reference) },
  { text: "Why", link: "/graph-explained", activeMatch: pagesOf("decisions", why) },
  {
    text: "More",
    items: [
      shortcut("Recipes", "/recipes"),
      shortcut("Coming from…", "/coming-from/"),
      shortcut("Operating", "/operating"),
      shortcut("Comparison", "/comparison"),
      shortcut("Performance", "/performance"),
      shortcut("Questions", "/faq"),
    ],
  },
];
