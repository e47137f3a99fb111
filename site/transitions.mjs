// A state diagram, which a forge draws, as the table of its transitions: it can be read on any screen, and aloud.

const TRANSITION = /^ {2}(\S+) --> (\S+?)(?:: (.*))?$/gm;

/** The table of a block of Mermaid. */
export function transitionTable(block) {
  const rows = [...block.matchAll(TRANSITION)].map(
    ([, from, to, when = ""]) => `| ${stateName(from, "begin")} | ${stateName(to, "end")} | ${when} |`,
  );
  if (rows.length === 0) throw new Error(`no transition in ${block}`);
  return ["| From | To | When |", "|---|---|---|", ...rows].join("\n");
}

function stateName(name, outside) {
  return name === "[*]" ? outside : `\`${name}\``;
}
