/**
 * The fields of a request over HTTP/1.1, as `headers` of node:http has them, in an object of one shape: the names that the
 * graph reads, and those that most requests carry, have a place from the start. node:http adds one property after another, so
 * that each read finds another shape. With six fields this takes 0.2 µs instead of 1.1, and the reads are cheaper as well.
 */
export class RequestFields {
  [name: string]: string | undefined;
  host: string | undefined = undefined;
  "user-agent": string | undefined = undefined;
  accept: string | undefined = undefined;
  "accept-language": string | undefined = undefined;
  "accept-encoding": string | undefined = undefined;
  "accept-charset": string | undefined = undefined;
  connection: string | undefined = undefined;
  authorization: string | undefined = undefined;
  cookie: string | undefined = undefined;
  origin: string | undefined = undefined;
  referer: string | undefined = undefined;
  "cache-control": string | undefined = undefined;
  "content-type": string | undefined = undefined;
  "content-length": string | undefined = undefined;
  "content-encoding": string | undefined = undefined;
  "transfer-encoding": string | undefined = undefined;
  expect: string | undefined = undefined;
  prefer: string | undefined = undefined;
  "idempotency-key": string | undefined = undefined;
  "if-match": string | undefined = undefined;
  "if-none-match": string | undefined = undefined;
  "if-modified-since": string | undefined = undefined;
  "if-unmodified-since": string | undefined = undefined;
  "if-range": string | undefined = undefined;
  range: string | undefined = undefined;
  "content-range": string | undefined = undefined;
  "repr-digest": string | undefined = undefined;
  upgrade: string | undefined = undefined;
  "access-control-request-method": string | undefined = undefined;
  "access-control-request-headers": string | undefined = undefined;
}

/** Undefined where a field has several lines: node:http has the rules for those, name by name. */
export function readFields(rawHeaders: readonly string[]): RequestFields | undefined {
  const fields = new RequestFields();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!setField(fields, rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")) return undefined;
  }
  return fields;
}

/**
 * False where the field has a value already. A switch over lengths first, and names as they are commonly spelled: the parser makes
 * a new string of each name, and to compare it is cheaper than to look it up.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- one switch; to look names up and store by them takes four times as long
function setField(fields: RequestFields, name: string, value: string): boolean {
  switch (name.length) {
    case 4:
      if (name === "Host" || name === "host") {
        if (fields.host !== undefined) return false;
        fields.host = value;
        return true;
      }
      break;
    case 5:
      if (name === "Range" || name === "range") {
        if (fields.range !== undefined) return false;
        fields.range = value;
        return true;
      }
      break;
    case 6:
      if (name === "Accept" || name === "accept") {
        if (fields.accept !== undefined) return false;
        fields.accept = value;
        return true;
      }
      if (name === "Cookie" || name === "cookie") {
        if (fields.cookie !== undefined) return false;
        fields.cookie = value;
        return true;
      }
      if (name === "Origin" || name === "origin") {
        if (fields.origin !== undefined) return false;
        fields.origin = value;
        return true;
      }
      if (name === "Expect" || name === "expect") {
        if (fields.expect !== undefined) return false;
        fields.expect = value;
        return true;
      }
      if (name === "Prefer" || name === "prefer") {
        if (fields.prefer !== undefined) return false;
        fields.prefer = value;
        return true;
      }
      break;
    case 7:
      if (name === "Referer" || name === "referer") {
        if (fields.referer !== undefined) return false;
        fields.referer = value;
        return true;
      }
      if (name === "Upgrade" || name === "upgrade") {
        if (fields.upgrade !== undefined) return false;
        fields.upgrade = value;
        return true;
      }
      break;
    case 8:
      if (name === "If-Match" || name === "if-match") {
        if (fields["if-match"] !== undefined) return false;
        fields["if-match"] = value;
        return true;
      }
      if (name === "If-Range" || name === "if-range") {
        if (fields["if-range"] !== undefined) return false;
        fields["if-range"] = value;
        return true;
      }
      break;
    case 10:
      if (name === "User-Agent" || name === "user-agent") {
        if (fields["user-agent"] !== undefined) return false;
        fields["user-agent"] = value;
        return true;
      }
      if (name === "Connection" || name === "connection") {
        if (fields.connection !== undefined) return false;
        fields.connection = value;
        return true;
      }
      break;
    case 11:
      if (name === "Repr-Digest" || name === "repr-digest") {
        if (fields["repr-digest"] !== undefined) return false;
        fields["repr-digest"] = value;
        return true;
      }
      break;
    case 12:
      if (name === "Content-Type" || name === "content-type") {
        if (fields["content-type"] !== undefined) return false;
        fields["content-type"] = value;
        return true;
      }
      break;
    case 13:
      if (name === "Authorization" || name === "authorization") {
        if (fields.authorization !== undefined) return false;
        fields.authorization = value;
        return true;
      }
      if (name === "Cache-Control" || name === "cache-control") {
        if (fields["cache-control"] !== undefined) return false;
        fields["cache-control"] = value;
        return true;
      }
      if (name === "If-None-Match" || name === "if-none-match") {
        if (fields["if-none-match"] !== undefined) return false;
        fields["if-none-match"] = value;
        return true;
      }
      if (name === "Content-Range" || name === "content-range") {
        if (fields["content-range"] !== undefined) return false;
        fields["content-range"] = value;
        return true;
      }
      break;
    case 14:
      if (name === "Accept-Charset" || name === "accept-charset") {
        if (fields["accept-charset"] !== undefined) return false;
        fields["accept-charset"] = value;
        return true;
      }
      if (name === "Content-Length" || name === "content-length") {
        if (fields["content-length"] !== undefined) return false;
        fields["content-length"] = value;
        return true;
      }
      break;
    case 15:
      if (name === "Accept-Language" || name === "accept-language") {
        if (fields["accept-language"] !== undefined) return false;
        fields["accept-language"] = value;
        return true;
      }
      if (name === "Accept-Encoding" || name === "accept-encoding") {
        if (fields["accept-encoding"] !== undefined) return false;
        fields["accept-encoding"] = value;
        return true;
      }
      if (name === "Idempotency-Key" || name === "idempotency-key") {
        if (fields["idempotency-key"] !== undefined) return false;
        fields["idempotency-key"] = value;
        return true;
      }
      break;
    case 16:
      if (name === "Content-Encoding" || name === "content-encoding") {
        if (fields["content-encoding"] !== undefined) return false;
        fields["content-encoding"] = value;
        return true;
      }
      break;
    case 17:
      if (name === "Transfer-Encoding" || name === "transfer-encoding") {
        if (fields["transfer-encoding"] !== undefined) return false;
        fields["transfer-encoding"] = value;
        return true;
      }
      if (name === "If-Modified-Since" || name === "if-modified-since") {
        if (fields["if-modified-since"] !== undefined) return false;
        fields["if-modified-since"] = value;
        return true;
      }
      break;
    case 19:
      if (name === "If-Unmodified-Since" || name === "if-unmodified-since") {
        if (fields["if-unmodified-since"] !== undefined) return false;
        fields["if-unmodified-since"] = value;
        return true;
      }
      break;
    case 29:
      if (name === "Access-Control-Request-Method" || name === "access-control-request-method") {
        if (fields["access-control-request-method"] !== undefined) return false;
        fields["access-control-request-method"] = value;
        return true;
      }
      break;
    case 30:
      if (name === "Access-Control-Request-Headers" || name === "access-control-request-headers") {
        if (fields["access-control-request-headers"] !== undefined) return false;
        fields["access-control-request-headers"] = value;
        return true;
      }
      break;
    default:
  }
  return setOther(fields, name.toLowerCase(), value);
}

function setOther(fields: RequestFields, lowerName: string, value: string): boolean {
  // What the object inherits, such as "constructor", is left to node:http too, and so is the field that it makes a list of.
  if (fields[lowerName] !== undefined || lowerName === "set-cookie") return false;
  fields[lowerName] = value;
  return true;
}
