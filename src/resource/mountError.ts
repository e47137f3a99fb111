/** Every fault that is refused at mount. docs/mount-errors.md is printed from it. */
export const MOUNT_FAULTS = {
  BAD_PATTERN: "A route's pattern cannot be read.",
  SAME_PATTERN: "Two routes match the same paths.",
  PATTERN_LACKS_PARAMETER:
    "A resource needs a path parameter that its pattern does not have, or its pathModel has other ones.",
  BAD_METHOD: "A method is not a token of RFC 9110, or not in capitals.",
  NO_METHODS: "A resource allows no method.",
  METHOD_NOT_KNOWN: "A method is allowed but not known.",
  BAD_MEDIA_TYPE: "A media type cannot be read.",
  SAME_OFFER: "A media type, language or coding is offered twice.",
  NO_PRODUCES: "A resource offers no media type.",
  NO_CODEC: "A media type is offered or consumed without a codec.",
  CANNOT_DECODE: "A media type is consumed, and its codec cannot decode.",
  NO_REPRESENT: "GET or HEAD is allowed without represent.",
  NO_APPLY: "PUT, PATCH or a POST that creates is allowed without apply.",
  NO_PROCESS_POST: "POST is allowed without processPost or postIsCreate.",
  NO_CREATE_PATH: "A POST that creates is allowed without createPath.",
  NO_DELETE: "DELETE is allowed without deleteResource.",
  NO_TAG: "Acts may be stale, or writes must be conditional, and nothing tells one state from the next.",
  BODY_WITHOUT_CONSUMES: "A body model is declared, and no media type is consumed.",
  CONSUMES_WITHOUT_METHOD: "Media types are consumed, and no method that carries a body is allowed.",
  QUERY_WITHOUT_CONSUMES: "QUERY is allowed, and no media type is consumed.",
  BAD_MODEL: "A model is neither a Standard Schema nor an object with modelJsonSchema().",
  UNSENDABLE_QUERY: "The model of a query or a path takes what none can have: its values are texts.",
  BAD_LANGUAGE: "A language is not a tag of RFC 5646.",
  UNKNOWN_CODING: "A content coding is not one that the framework knows.",
  STORED_NOT_OFFERED: "Content is stored in a coding that is not offered.",
  BAD_RANGES: "Ranges are declared in a unit other than bytes, or where GET is not allowed.",
  BAD_DIGEST: "A digest is declared of an algorithm that is not known, or required or sent where none is declared.",
  BAD_PATCHES: "Patches are declared that cannot be applied, or a patch is consumed that nothing applies.",
  BAD_IDEMPOTENCY: "A policy for Idempotency-Key has no store, or methods or times that cannot be.",
  NO_PRINCIPAL: "Idempotency-Keys are taken from clients that authenticate, and nothing says whose they are.",
  BAD_CACHE: "A cache has no store, or is for what has no tag, or is not read by GET.",
  UNSHARED_CACHE: "A cache is for what only some clients may read, and nothing says that they all get the same.",
  BAD_PREFERENCE: "A preference is declared that is not known, or that nothing here could honour.",
  RAW_BODY_UNREAD: "The bytes of a body are to be read first, and no method that carries one is allowed.",
  NEVER_CALLED: "A callback is written, and nothing that the resource does can call it.",
  BAD_ONLY_FOR: "onlyFor names a callback or a method that it cannot name.",
  BAD_DEPRECATION: "A deprecation says nothing, has an invalid date, or a sunset before it.",
  BAD_CORS: "A CORS policy is unsafe, or names something that is not an origin.",
  BAD_HALT: "A declared Halt is not a final status.",
  DESCRIBED_METHOD_NOT_ALLOWED: "A method is described that is not allowed.",
  DESCRIBED_STATUS_NOT_SUCCESS: "A status is described that is not a success; errors are derived from the graph.",
  DESCRIBED_STATUS_UNREACHABLE: "A status is described that the graph cannot reach.",
  DESCRIBED_REQUEST_DIFFERS: "A description names another model for the content than the one that validates it.",
  DESCRIBED_REQUEST_UNREAD: "Content is described for a method that reads none.",
  NO_JSON_SCHEMA: "A model that the document needs provides no JSON Schema.",
  BAD_MODEL_NAME: "A model has a name that no component of an OpenAPI document can have.",
  SAME_MODEL_NAME: "Two different models have one name.",
  SAME_OPERATION_ID: "Two operations have one operationId.",
  BAD_TOOL: "An operation cannot be offered as a tool, or two of them would have one name.",
  SAME_SECURITY_SCHEME: "Two different security schemes have one name.",
  UNKNOWN_SECURITY_SCHEME: "A security scheme is named that is not declared.",
  SECURITY_DIFFERS: "The document says that credentials are needed, or are not, and the guards do otherwise.",
  DEBUG_IN_PRODUCTION: "The debugger is mounted in production, without allow to say who may see it.",
  MISSPELT_CALLBACK: "The name of a method is almost that of a callback, so it would never be called.",
  ASYNC_DESCRIPTION: "describe returned a promise; it must be synchronous.",
  UNKNOWN_KEY: "A literal, or an object of options, has a key that nothing reads.",
  BAD_VALUE: "A declaration or an option has a value that it cannot have.",
  NOT_A_LITERAL: "A resource, a part or a group was made without its literal.",
  NOT_A_FUNCTION: "A callback is not a function.",
  NOT_A_PART: "`with` names something that is not a part.",
  PARTS_COLLIDE: "Two parts have the same callback or declaration, and nothing says how they combine.",
  UNREACHED_HANDLER: "A part of the service has a callback or declaration that a plain handler would pass by.",
  BAD_NODE: "A node of yours has no place in the graph, or does not say how it ends.",
  NODES_COLLIDE: "Two nodes of yours have one id, or one place and nothing says which comes first.",
  UNREACHED_NODE: "A resource has a node that none of its methods reaches.",
  AMBIGUOUS_POST: "A POST could create or not, and nothing says which.",
  UNGUARDED_WRITE: "A write is open to everyone, while another method of the resource is guarded.",
  NOT_A_RESOURCE: "What is mounted is not a resource.",
  NOT_A_ROUTE: "Something among the routes or resources of a service is not a route.",
} as const satisfies Record<string, string>;

export type MountFault = keyof typeof MOUNT_FAULTS;

/** An author's mistake, refused when the service is built: a code, where it is, and what to write instead. */
export class MountError extends Error {
  override readonly name = "MountError";
  readonly code: MountFault;
  /** The class, or the pattern, that cannot work. */
  readonly subject: string;
  readonly remedy: string;

  constructor(code: MountFault, subject: string, detail: string, remedy: string) {
    super(`${code}: ${subject}: ${detail}. Write instead: ${remedy}`);
    this.code = code;
    this.subject = subject;
    this.remedy = remedy;
  }
}

/** Throws a MountError that names the class, what is wrong, and what to write instead. */
export type Refuse = (code: MountFault, detail: string, remedy: string) => never;

/** Refuses what a subject, which is named when it has to be, declares. */
export function refuserOf(subject: () => string): Refuse {
  return (code, detail, remedy) => {
    throw new MountError(code, subject(), detail, remedy);
  };
}

export const refuseService: Refuse = /* @__PURE__ */ refuserOf(() => "Service");
