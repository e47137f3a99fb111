// A state diagram, which a forge draws, as the table of its transitions: it can be read on any screen, and aloud.

const TRANSITION = /^ {2}(\S+) --> (\S+?)(?:: (.*))?$/;

/** The table of a block of Mermaid: its lines between the fences, below the kind of the diagram. */
export function transitionTable(block) {
  const rows = block.split("\n").slice(2, -1).map(rowOf);
  return ["| From | To | When |", "|---|---|---|", ...rows].join("\n");
}

function rowOf(line) {
  const found = TRANSITION.exec(line);
  if (found === null) throw new Error(`"${line}" is no transition of a state diagram`);
  const [, from, to, when = ""] = found;
  return `| ${stateName(from, "begin")} | ${stateName(to, "end")} | ${when} |`;
}

function stateName(name, outside) {
  return name === "[*]" ? outside : `\`${name}\``;
}
