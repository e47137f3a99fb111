/** Every fault that is refused at mount: its code, and what is wrong in general. The docs' list is printed from here. */
export const MOUNT_FAULTS = {
  BAD_PATTERN: "A route's pattern cannot be read.",
  SAME_PATTERN: "Two routes match the same paths.",
  PATTERN_LACKS_PARAMETER: "A resource needs a path parameter that its pattern does not have.",
  BAD_METHOD: "A method is not a token of RFC 9110, or not in capitals.",
  NO_METHODS: "A resource allows no method.",
  METHOD_NOT_KNOWN: "A method is allowed but not known.",
  BAD_MEDIA_TYPE: "A media type cannot be read.",
  SAME_OFFER: "A media type, language or coding is offered twice.",
  NO_PRODUCES: "A resource offers no media type.",
  NO_CODEC: "A media type is offered or consumed for which there is no codec.",
  CANNOT_DECODE: "A media type is consumed whose codec cannot decode.",
  NO_REPRESENT: "GET or HEAD is allowed, and there is nothing to represent.",
  NO_APPLY: "PUT, PATCH or a creating POST is allowed, and there is nothing to store it with.",
  NO_PROCESS_POST: "POST is allowed, and there is nothing to do with it.",
  NO_CREATE_PATH: "A creating POST cannot say where the new resource is.",
  NO_DELETE: "DELETE is allowed, and there is nothing to delete with.",
  BODY_WITHOUT_CONSUMES: "A body model is declared, and no media type is consumed.",
  CONSUMES_WITHOUT_METHOD: "Media types are consumed, and no method that carries a body is allowed.",
  BAD_MODEL: "A model is neither a Standard Schema nor an object with modelJsonSchema().",
  BAD_LANGUAGE: "A language is not a tag of RFC 5646.",
  UNKNOWN_CODING: "A content coding is not one that the framework knows.",
  STORED_NOT_OFFERED: "Content is stored in a coding that is not offered.",
  BAD_RANGES: "Ranges are declared in a unit other than bytes, or where GET is not allowed.",
  BAD_LIMIT: "A size is not a whole number of bytes.",
  BAD_ONLY_FOR: "A callback is restricted to methods that it cannot be restricted to.",
  BAD_CORS: "A CORS policy is careless, or names no origin.",
  BAD_HALT: "A declared Halt is not a final status.",
  DESCRIBED_METHOD_NOT_ALLOWED: "A method is described that is not allowed.",
  DESCRIBED_STATUS_NOT_SUCCESS: "A status is described that is not a success; those are read off the graph.",
  DESCRIBED_STATUS_UNREACHABLE: "A status is described that the graph cannot reach.",
  DESCRIBED_REQUEST_DIFFERS: "A description names a model for the content that is not the one which checks it.",
  DESCRIBED_REQUEST_UNREAD: "Content is described for a method that reads none.",
  NO_JSON_SCHEMA: "A model that the document needs gives no JSON Schema.",
  BAD_MODEL_NAME: "A model has a name that no component of an OpenAPI document can have.",
  SAME_MODEL_NAME: "Two different models have one name.",
  SAME_OPERATION_ID: "Two operations have one operationId.",
  UNKNOWN_SECURITY_SCHEME: "A security scheme is named that is not declared.",
  DEBUG_IN_PRODUCTION: "The debugger is mounted in production, and nobody says who may see it.",
  MISSPELT_CALLBACK: "A method is named nearly as a callback is, and would never be asked.",
  ASYNC_DESCRIPTION: "A description is a promise, which no document can be made of.",
  UNKNOWN_KEY: "A literal has a key that nothing reads.",
  NOT_A_FUNCTION: "A callback of a literal is no function.",
  NOT_A_PART: "Something is named in `with` that is no part.",
  PARTS_COLLIDE: "Two parts have the same callback or declaration, and nothing says how they combine.",
  AMBIGUOUS_POST: "A POST could create or not, and nothing says which.",
  UNGUARDED_WRITE: "A write is open to everyone, while another method of the resource is guarded.",
  NOT_A_RESOURCE: "What is mounted is not a Resource.",
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
