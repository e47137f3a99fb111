// Where each page is found. A page that is nowhere here is listed last.

const guide = [
  ["Begin", "guide/README"],
  ["List things", "guide/list"],
  ["Show one thing", "guide/show"],
  ["Create a thing", "guide/create"],
  ["Update a thing", "guide/update"],
  ["Patch a part of a thing", "guide/patch"],
  ["Delete a thing", "guide/delete"],
  ["Search", "guide/search"],
  ["Store things in a database", "guide/database"],
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
];

const understand = [
  ["The graph explained", "graph-explained"],
  ["The graph as a table", "graph"],
  ["How it works", "how-it-works"],
  ["Literals and classes", "literals"],
  ["Glossary", "glossary"],
  ["Questions", "faq"],
];

const features = [
  ["Routes", "routes"],
  ["The OpenAPI document", "openapi"],
  ["What the document promises", "contract"],
  ["Which override adds which status", "openapi-statuses"],
  ["What changed between two versions", "diff"],
  ["A client", "client"],
  ["With TanStack Query", "client-query"],
  ["The debugger", "debugger"],
  ["Rate limiting", "rate-limiting"],
  ["Links and pages", "links"],
  ["Patches", "patches"],
  ["QUERY", "query"],
  ["Idempotency-Key", "idempotency"],
  ["Preferences", "prefer"],
  ["Ranges", "ranges"],
  ["A cache", "cache"],
  ["Checked responses", "checked-responses"],
  ["Digests", "digests"],
  ["Deprecation and sunset", "deprecation"],
  ["Cookies", "cookies"],
  ["Uploads", "uploads"],
  ["Server-sent events", "events"],
  ["WebSockets", "websockets"],
  ["Static files", "static-files"],
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

const compared = [
  ["Compared with others", "comparison"],
  ["Clients compared", "client-comparison"],
  ["Performance", "performance"],
  ["What was tried for speed", "performance-tried"],
];

const operating = [
  ["Operating a service", "operating"],
  ["The Node runtime", "node-runtime"],
  ["Clients that leave", "clients-that-leave"],
  ["Stores beyond one process", "stores"],
  ["Failovers of Redis", "failover"],
  ["With a database, in ten steps", "database"],
  ["PostgreSQL", "postgres"],
  ["Jobs", "jobs"],
  ["Several regions", "regions"],
  ["The command line", "cli"],
];

const rules = [
  ["Rulings", "rulings"],
  ["Corner cases", "corner-cases"],
  ["Decisions", "decisions/README"],
];

const wrong = [
  ["Mount errors", "mount-errors"],
  ["Typical mistakes", "mistakes"],
];

const project = [
  ["What is stable", "stability"],
  ["Release 0.1.0", "releases/0.1.0"],
  ["Changes", "changelog"],
  ["Contributing", "contributing"],
];

const GROUPS = [
  ["Guide by task", guide],
  ["Understand it", understand],
  ["Feature by feature", features],
  ["Recipes", recipes],
  ["Coming from", comingFrom],
  ["Operating", operating],
  ["When something is wrong", wrong],
  ["Comparison and performance", compared],
  ["Rulings and decisions", rules],
  ["The project", project],
];

/** The address of a page: a README is its folder's page. */
export function addressOf(page) {
  return `/${page.replace(/(^|\/)(?:README|index)$/, "$1")}`;
}

/** The pages in their order. */
export function listed() {
  return GROUPS.flatMap(([, items]) => items.map(([, page]) => page));
}

/** `entries` are the pages of the reference: [name of the import, page]. `decisions` are those of the decisions. */
export function sidebar({ entries, decisions, others }) {
  const item = ([text, page]) => ({ text, link: addressOf(page) });
  const groups = GROUPS.map(([text, items]) => {
    const links = items.map(item);
    if (items === rules) links.push({ text: "Each decision", collapsed: true, items: decisions.map(item) });
    return { text, collapsed: true, items: links };
  });
  const reference = {
    text: "Reference",
    collapsed: true,
    items: [["Overview", "reference/README"], ["Callbacks", "callbacks"], ...entries].map(item),
  };
  const more = others.length === 0 ? [] : [{ text: "More", collapsed: true, items: others.map(item) }];
  return [...groups.slice(0, 2), reference, ...groups.slice(2), ...more];
}

export const top = [
  { text: "Guide", link: "/guide/", activeMatch: "^/guide/" },
  { text: "The graph", link: "/graph-explained", activeMatch: "^/graph" },
  { text: "Reference", link: "/reference/", activeMatch: "^/(reference|callbacks)" },
  {
    text: "More",
    items: [
      { text: "Recipes", link: "/recipes" },
      { text: "Coming from…", link: "/coming-from/" },
      { text: "Operating", link: "/operating" },
      { text: "Comparison", link: "/comparison" },
      { text: "Performance", link: "/performance" },
      { text: "Questions", link: "/faq" },
    ],
  },
];
