// @ts-check
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ModifierFlags, SyntaxKind } from "typescript/unstable/ast";
import { API, SymbolFlags } from "typescript/unstable/sync";

/** @import { Node } from "typescript/unstable/ast" */
/** @import { Checker, Project, Symbol as TypeSymbol } from "typescript/unstable/sync" */

/**
 * The types that a declaration of the package mentions and that no entry point exports: a user can read them, and cannot
 * name them. Read off the declaration files, as a user's compiler reads them. What `typeof` stands before is a value, whose
 * type the compiler shows in full.
 * @param {string} folder the built package
 * @param {readonly string[]} entries its entry points' declaration files, as paths from there
 * @returns {string[]}
 */
export function unnamedTypes(folder, entries) {
  const config = join(folder, "tsconfig.entries.json");
  writeFileSync(config, JSON.stringify({ extends: "./tsconfig.base.json", compilerOptions: OPTIONS, files: entries }));
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) return [`${config} is no project`];
    const declared = new Declarations(project, join(folder, "dist"));
    for (const entry of entries) declared.addExportsOf(join(folder, entry));
    return declared.unnamed();
  } finally {
    api.close();
  }
}

const OPTIONS = { noEmit: true, composite: false, declaration: false, types: ["node"] };

class Declarations {
  /** @type {Project} */
  #project;
  /** @type {Checker} */
  #checker;
  /** @type {string} */
  #dist;
  /** @type {Map<number, TypeSymbol>} */
  #exported = new Map();

  /**
   * @param {Project} project
   * @param {string} dist
   */
  constructor(project, dist) {
    this.#project = project;
    this.#checker = project.checker;
    this.#dist = dist.toLowerCase();
  }

  /** @param {string} path */
  addExportsOf(path) {
    const file = this.#project.program.getSourceFile(path);
    const module = file && this.#checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${path} exports nothing`);
    this.#addExports(module);
  }

  /** What `export * as` puts under a name is exported too. @param {TypeSymbol} module */
  #addExports(module) {
    for (const each of this.#checker.getExportsOfModule(module)) {
      const symbol = this.#resolved(each);
      if (this.#exported.has(symbol.id)) continue;
      this.#exported.set(symbol.id, symbol);
      if ((symbol.flags & SymbolFlags.ValueModule) !== 0) this.#addExports(symbol);
    }
  }

  unnamed() {
    /** @type {Map<string, Set<string>>} */
    const mentions = new Map();
    for (const symbol of this.#exported.values()) {
      for (const { name } of this.#mentionedBy(symbol)) {
        mentions.set(name, (mentions.get(name) ?? new Set()).add(symbol.name));
      }
    }
    return [...mentions]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, by]) => `no entry point exports ${name}, which ${[...by].join(", ")} mentions`);
  }

  /**
   * @param {TypeSymbol} symbol
   * @returns {TypeSymbol[]}
   */
  #mentionedBy(symbol) {
    const declarations = symbol.declarations.filter(({ path }) => this.#isOurs(path));
    const names = declarations.flatMap((each) => {
      const node = each.resolve(this.#project);
      return node === undefined ? [] : typeNamesIn(node);
    });
    return names.flatMap((name) => {
      const found = this.#checker.getSymbolAtLocation(name);
      if (found === undefined) return [];
      const type = this.#resolved(found);
      const isKnown = this.#exported.has(type.id) || (type.flags & SymbolFlags.TypeParameter) !== 0;
      return isKnown || !type.declarations.some(({ path }) => this.#isOurs(path)) ? [] : [type];
    });
  }

  /** @param {TypeSymbol} symbol */
  #resolved(symbol) {
    return (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);
  }

  /** @param {string} path */
  #isOurs(path) {
    return path.toLowerCase().startsWith(this.#dist);
  }
}

/**
 * The names of types below a node, without those of private members.
 * @param {Node} node
 * @returns {Node[]}
 */
function typeNamesIn(node) {
  if (hasPrivateModifier(node)) return [];
  /** @type {Node[]} */
  const names = [];
  node.forEachChild((child) => {
    if (child.kind === SyntaxKind.Identifier && NAMING.has(node.kind)) names.push(child);
    else names.push(...typeNamesIn(child));
  });
  return names;
}

const NAMING = new Set([SyntaxKind.TypeReference, SyntaxKind.ExpressionWithTypeArguments, SyntaxKind.QualifiedName]);

/** @param {Node} node */
function hasPrivateModifier(node) {
  return "modifierFlags" in node && (Number(node.modifierFlags) & ModifierFlags.Private) !== 0;
}
