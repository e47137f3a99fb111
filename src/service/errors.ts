import { checkErrorTypes, checkModel } from "../graph/checkContent.ts";
import type { RequestHeaders } from "../http/headers.ts";
import { knownOr } from "../http/known.ts";
import { PROBLEM_JSON, type ProblemMembers, problemText } from "../http/problem.ts";
import { type HttpRequest, unreadRequest } from "../http/request.ts";
import { entriesOf, type FieldList, HttpResponse, NO_SNIFFING } from "../http/response.ts";
import type { StreamWatcher } from "../http/responseStream.ts";
import { sendable } from "../http/sendable.ts";
import { type ErrorFormat, errorTypesOf } from "../resource/errorFormat.ts";
import { refuseService } from "../resource/mountError.ts";
import { freezeDeclared } from "../resource/same.ts";
import { type Erring, type ErrorOffer, ErrorWriter, errorOffersOf } from "../walk/errorWriter.ts";
import { outcomeOf } from "../walk/fault.ts";
import type { AddFields } from "./sharedFields.ts";

/** What a runtime refuses before there is a request for the service: malformed HTTP, a limit, a timeout. */
export interface TransportRefusal {
  readonly status: number;
  readonly detail?: string;
}

/** Errors from outside the graph: of routing, of commands and of the transport, in the service's format (ruling 25). */
export class ServiceErrors {
  /** The format as it was declared: the default for resources and the document. */
  readonly format: ErrorFormat;
  readonly #writer: ErrorWriter;
  readonly #report: (error: unknown) => void;
  /** Whether nothing was declared, so that there is no callback to call and no type to negotiate. */
  readonly #isPlain: boolean;
  readonly #refused = new WeakMap<TransportRefusal, Map<ErrorOffer, HttpResponse>>();
  readonly #addFields: AddFields | undefined;

  /** `report` and `addFields` never throw. */
  constructor(
    { errorProduces, errorBody, errorModel, errorCodecs }: ErrorFormat,
    report: (error: unknown) => void,
    addFields?: AddFields,
  ) {
    this.#addFields = addFields;
    const remedy = (name: string) => `new Service({ errorCodecs: { "${name}": yourCodec }, … })`;
    checkErrorTypes(errorProduces ?? [], errorCodecs ?? {}, refuseService, remedy);
    checkModel("errorModel", errorModel, refuseService);
    // Resources read it when their first request comes.
    freezeDeclared(errorProduces);
    this.format = { errorProduces, errorBody, errorModel, errorCodecs: errorCodecs && { ...errorCodecs } };
    const offers = errorOffersOf(errorTypesOf(errorProduces), errorCodecs ?? {});
    this.#writer = new ErrorWriter(offers, errorBody);
    this.#report = report;
    this.#isPlain = errorProduces === undefined && errorBody === undefined && errorCodecs === undefined;
  }

  response(request: HttpRequest, status: number, members?: ProblemMembers, fields?: FieldList): HttpResponse {
    const whole = this.#whole(request, status, members, fields);
    return request.method === "HEAD" ? sendable(whole, request, NO_STREAM) : whole;
  }

  /** The response to what was thrown. A command may halt with any status, because no document describes it. */
  thrown(request: HttpRequest, thrown: unknown): HttpResponse {
    try {
      const { status, members, headers, fault } = outcomeOf(thrown);
      if (fault !== undefined) request.inside(() => this.#report(fault.error));
      const fields = entriesOf(headers).flat();
      const response = status >= 400 ? this.#whole(request, status, members, fields) : new HttpResponse(status, fields);
      return sendable(response, request, NO_STREAM);
    } catch (error) {
      // Fields that cannot be sent, or members that cannot be written as JSON.
      this.#report(error);
      return this.response(request, 500);
    }
  }

  /** The same, with the fields of every response, for responses that no observer sees. */
  last(request: HttpRequest, thrown: unknown): HttpResponse {
    return this.#complete(request, this.thrown(request, thrown));
  }

  /** The 500 for content that failed before anything was sent, which was reported. */
  broken(request: HttpRequest): HttpResponse {
    return this.#complete(request, this.response(request, 500));
  }

  unavailable(request: HttpRequest, error: unknown): HttpResponse {
    this.#report(error);
    return this.#complete(request, this.response(request, 503, undefined, ["Cache-Control", "no-store"]));
  }

  #complete(request: HttpRequest, response: HttpResponse): HttpResponse {
    return this.#addFields?.(request, response) ?? response;
  }

  /** The response to what the transport refuses, written once for each type, not for each malformed request. */
  refused(refusal: TransportRefusal, headers?: RequestHeaders): HttpResponse {
    const written = this.#writtenOnce(refusal, headers?.field("accept"));
    return this.#addFields === undefined ? written : this.#addFields(unreadRequest(headers), written);
  }

  #writtenOnce(refusal: TransportRefusal, accept: string | undefined): HttpResponse {
    const offer = this.#writer.offers.choose(accept);
    const inTypes = knownOr(this.#refused, refusal, () => new Map<ErrorOffer, HttpResponse>());
    const { status, detail } = refusal;
    const members = detail === undefined ? undefined : { detail };
    return knownOr(inTypes, offer, () =>
      this.#written(this.#erring(undefined, accept), status, members, ["Cache-Control", "no-store"]),
    );
  }

  #whole(request: HttpRequest, status: number, members?: ProblemMembers, fields: FieldList = NO_FIELDS): HttpResponse {
    if (!this.#isPlain)
      return this.#written(this.#erring(request, request.headers.field("accept")), status, members, fields);
    const body = problemText(status, request.path, members);
    const described = ["Content-Type", PROBLEM_JSON, NO_SNIFFING[0], NO_SNIFFING[1]];
    return new HttpResponse(status, fields === NO_FIELDS ? described : [...described, ...fields], body);
  }

  #written(erring: Erring, status: number, members: ProblemMembers | undefined, fields: FieldList): HttpResponse {
    const described: string[] = [];
    const body = this.#writer.shaped(erring, status, described, members);
    if (body !== null) described.push(...NO_SNIFFING);
    return new HttpResponse(status, [...described, ...fields], body);
  }

  #erring(request: HttpRequest | undefined, accept: string | undefined): Erring {
    return { request, accept, report: this.#report, chosenMediaType: undefined, chosenLanguage: undefined };
  }
}

const NO_FIELDS: FieldList = [];
/** Errors have no streams to watch. */
const NO_STREAM: StreamWatcher = { report: () => undefined, hasLeft: () => false };
