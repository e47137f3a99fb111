import { NO_PREFERENCES } from "../http/prefer.ts";
import { unreadRequest } from "../http/request.ts";
import type { ResponseFields } from "../resource/attached.ts";
import { Context } from "../resource/context.ts";
import { type ErrorFormat, firstOf, type UncheckedMap } from "../resource/errorFormat.ts";
import { MountError } from "../resource/mountError.ts";
import { CALLBACKS, DECLARATIONS } from "../resource/overrides.ts";
import type { ResourceRoute } from "../resource/resourceRoute.ts";
import { WrittenCommand } from "./command.ts";
import { withoutParts, withParts } from "./facet.ts";
import { lendsSomething, mapOf, type Provisions, provisionsOf } from "./layers.ts";
import { WrittenResource } from "./resource.ts";
import { type Authored, type Viewed, viewOf } from "./view.ts";
import { type Handle, inOrder, namedParts, WrittenPart } from "./written.ts";

const SAID_ONCE = ["errorBody", "errorModel", "errorProduces", "provide"] as const;
const OF_ERRORS: ReadonlySet<string> = new Set(["mapError", "errorBody", "errorModel", "errorProduces", "halts"]);
/** What only a walk calls or reads: a plain handler is called without it. */
const OF_A_WALK = ["find", ...CALLBACKS, ...DECLARATIONS].filter((name) => !OF_ERRORS.has(name) && name !== "with");
export type SaidByService = { readonly [name in (typeof SAID_ONCE)[number] | "nodes"]?: unknown };
type Mounted = Readonly<Record<"resources" | "commands", readonly { readonly pattern: string }[]>>;

/** The parts of a service: outermost to its resources. Their fields and error format hold for all else, too. */
export class ServiceParts {
  readonly #parts: readonly WrittenPart[];

  constructor(named: unknown, said: SaidByService) {
    const subject = () => "Service";
    const { nodes } = said;
    const own = nodes === undefined ? [] : [new WrittenPart({ nodes }, subject)];
    this.#parts = inOrder([...namedParts({ with: named }, subject), ...own]);
    for (const name of SAID_ONCE) {
      const part = said[name] === undefined ? undefined : this.#last(name);
      if (part === undefined) continue;
      const detail = `it has ${name}, and so has ${part.name()}`;
      throw new MountError("PARTS_COLLIDE", subject(), detail, `${name} in one of the two`);
    }
  }

  above(route: ResourceRoute): ResourceRoute {
    if (this.#parts.length === 0) return route;
    if (route instanceof WrittenResource || route instanceof WrittenCommand) return route.under(this.#parts);
    return { ...route, resource: withParts(withoutParts(route.resource), this.#parts) };
  }

  /** Refuses a plain handler beside a part with callbacks of the walk: a guard would not be called for it. */
  checkHandler(method: string, pattern: string): void {
    for (const part of this.#parts) {
      const unseen = OF_A_WALK.find((name) => part.piece[name] !== undefined);
      if (unseen === undefined) continue;
      const detail = `${part.name()} is a part of the service and has ${unseen}, which a plain handler passes by`;
      const remedy = `command("${method}", "${pattern}", { handle: ({ request }) => … })`;
      throw new MountError("UNREACHED_HANDLER", `${method} ${pattern}`, detail, remedy);
    }
  }

  get fields(): readonly ResponseFields[] {
    return this.#parts.flatMap(({ piece }) => (piece["setHeaders"] as ResponseFields | undefined) ?? []).reverse();
  }

  /** The format of errors outside of resources: the service's own, else that of its parts. Resources have the parts' as layers. */
  errorFormat(own: ErrorFormat): ErrorFormat {
    const declared = (name: string) => this.#last(name)?.piece[name];
    const errorBody = declared("errorBody") as Authored | undefined;
    const ofParts: ErrorFormat = {
      errorProduces: declared("errorProduces") as ErrorFormat["errorProduces"],
      errorBody:
        errorBody && ((problem, request = unreadRequest()) => errorBody(viewOf(new ErrorContext(request)), problem)),
      errorModel: declared("errorModel") as ErrorFormat["errorModel"],
    };
    const { errorProduces = ofParts.errorProduces, errorModel = ofParts.errorModel, errorCodecs } = own;
    return { errorProduces, errorBody: own.errorBody ?? ofParts.errorBody, errorModel, errorCodecs };
  }

  /** The `mapError` of plain handlers: the parts' before the service's own. To resources and commands, parts are layers. */
  mapError(own: UncheckedMap<Context> | undefined): UncheckedMap<Context> | undefined {
    const ofParts = this.#parts.flatMap(({ piece }) => (piece["mapError"] === undefined ? [] : mapOf(piece, true)));
    // The context is always a visit: what reaches no handler throws nothing of an author's.
    return firstOf([...ofParts.reverse(), ...(own ? [own] : [])]) as UncheckedMap<Context> | undefined;
  }

  get provisions(): Provisions | undefined {
    return provisionsOf(this.#parts);
  }

  get isLending(): boolean {
    return lendsSomething(this.#parts);
  }

  surrounding(around: Handle | undefined, handle: Handle, { resources, commands }: Mounted): Handle | undefined {
    const patterns = () => [...resources, ...commands].map(({ pattern }) => pattern);
    return this.#parts.reduceRight((inner, { surround }) => surround?.(inner ?? handle, patterns()) ?? inner, around);
  }

  #last(name: string): WrittenPart | undefined {
    return this.#parts.findLast(({ piece }) => piece[name] !== undefined);
  }
}

/** The context of an error of what reached no resource: nothing of the response is open to change. */
class ErrorContext extends Context implements Viewed {
  readonly resource = undefined;
  override readonly body = undefined;
  readonly result = undefined;
  readonly trace = [];
  readonly preferences = NO_PREFERENCES;
  readonly idempotency = undefined;
  entity: unknown;
  view: object | undefined;

  override get rawBody(): never {
    throw new TypeError("ctx.rawBody is not read here: errorBody was called for what reached no resource.");
  }

  override readonly setHeader = (): never => {
    throw new TypeError("errorBody set a field of what reached no resource. Say it in the part's `setHeaders`.");
  };

  override readonly appendHeader = this.setHeader;

  override readonly defer = (): never => {
    throw new TypeError("There is nothing to defer here: errorBody was called for what reached no resource.");
  };

  override readonly after = this.defer;

  stopIfEnded(): void {}
}
