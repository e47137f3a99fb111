import { isText } from "../http/kinds.ts";

/** A security scheme of OpenAPI 3.1, as far as a challenge needs it. */
export interface SecurityScheme {
  readonly type: "http" | "apiKey" | "oauth2" | "openIdConnect" | "mutualTLS";
  /** For type http: an authentication scheme such as "bearer" or "basic". */
  readonly scheme?: string;
  readonly [member: string]: unknown;
}

export type SecuritySchemes = Readonly<Record<string, SecurityScheme>>;

/** Schemes of which any one is enough: by the name that the service gives them, or as they are, under a name. */
export type Security = readonly (string | SecuritySchemes)[];

/** The names of the schemes. */
export function schemeNames(security: Security): readonly string[] {
  return [...new Set(security.flatMap((each) => (isText(each) ? [each] : Object.keys(each))))];
}

/** Those that are given as they are. */
export function schemesIn(security: Security): SecuritySchemes {
  return Object.assign({}, ...security.filter((each) => !isText(each))) as SecuritySchemes;
}
