import { attach, facetOf, placedName } from "../resource/attached.ts";
import { isModel } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { ResourceRoute, RouteOptions } from "../resource/resourceRoute.ts";
import { compose } from "./compose.ts";
import { ACTS, checkKeys } from "./keys.ts";
import { namedParts, type Piece, type Standing, type WrittenPart } from "./written.ts";

interface Written {
  readonly piece: Piece;
  readonly groups: readonly WrittenPart[];
}

/** A command as a literal. Those of one pattern are one resource, so that OPTIONS and Allow know all of them; each keeps its own groups. */
export class WrittenCommand implements ResourceRoute {
  readonly kind = "resource";
  readonly pattern: string;
  readonly options: RouteOptions = {};
  readonly #standing: Standing;
  readonly #pieces: ReadonlyMap<string, Written>;
  #resource: AnyResource | undefined;

  constructor(standing: Standing, pieces: ReadonlyMap<string, Written>) {
    this.pattern = standing.pattern;
    this.#standing = standing;
    this.#pieces = pieces;
  }

  get method(): string {
    return [...this.#pieces.keys()].join();
  }

  get resource(): AnyResource {
    this.#resource ??= this.#compose();
    return this.#resource;
  }

  and(other: WrittenCommand): WrittenCommand | undefined {
    if ([...other.#pieces.keys()].some((method) => this.#pieces.has(method))) return undefined;
    return new WrittenCommand(this.#standing, new Map([...this.#pieces, ...other.#pieces]));
  }

  under(service: readonly WrittenPart[]): WrittenCommand {
    return new WrittenCommand({ ...this.#standing, service }, this.#pieces);
  }

  #compose(): AnyResource {
    const identity = { name: `${this.method} ${this.pattern}`, place: this.#standing.place };
    const subject = () => placedName(identity);
    const [first = [], ...others] = [...this.#pieces.values()].map((each) => each.groups);
    const groups = first.filter((group, at) => others.every((each) => each[at] === group));
    const parts = [...this.#pieces].map(([method, { piece, groups: all }]) => {
      checkKeys(piece, "command", subject);
      const within = { ...piece, with: [...all.slice(groups.length), ...namedParts(piece, subject)] };
      return [method, partOf(method, all.length === groups.length ? piece : within, subject)] as const;
    });
    const resource = compose(Object.fromEntries(parts), { ...this.#standing, groups }, identity);
    for (const [
      method,
      {
        piece: { response },
      },
    ] of this.#pieces) {
      const successes = response === undefined ? undefined : successesIn(response);
      attach(facetOf(resource, method), { command: { successes } });
    }
    return resource;
  }
}

/** A command as the part of one method. Nothing is negotiated, because the handler writes the response itself. */
function partOf(method: string, { handle, ...piece }: Piece, subject: () => string): Piece {
  const act = (ACTS as Readonly<Record<string, string>>)[method];
  if (act === undefined) {
    const remedy = `a plain handler: command("${method}", pattern, (request) => …)`;
    throw new MountError("BAD_METHOD", subject(), `${method} is no method of a command that is a literal`, remedy);
  }
  if (typeof handle !== "function") {
    const remedy = "handle: (ctx) => new HttpResponse(200)";
    throw new MountError("NOT_A_FUNCTION", subject(), "handle is no function", remedy);
  }
  const halts = [...((piece["halts"] as readonly number[] | undefined) ?? []), ...successesIn(piece["response"])];
  return { ...piece, halts, ignoreUnacceptable: true, [act]: handle };
}

function successesIn(response: unknown): readonly number[] {
  if (response === undefined) return [];
  return isModel(response) ? [200] : Object.keys(Object(response)).map(Number);
}

export function writeCommand(method: string, piece: Piece, standing: Standing): WrittenCommand {
  return new WrittenCommand(
    standing,
    new Map([[method, { piece: Object.freeze({ ...piece }), groups: standing.groups }]]),
  );
}

export function withCommandsTogether<R>(routes: readonly R[]): readonly (R | WrittenCommand)[] {
  const together = new Map<string, WrittenCommand>();
  const others = routes.filter((route) => {
    if (!(route instanceof WrittenCommand)) return true;
    const known = together.get(route.pattern);
    const both = known === undefined ? route : known.and(route);
    if (both !== undefined) together.set(route.pattern, both);
    // The method is there already: mounting refuses it as a second route of the same path.
    return both === undefined;
  });
  return [...together.values(), ...others];
}
