/** The methods of RFC 9110 9 and PATCH (RFC 5789). Method names are case-sensitive: `get` is not `GET`. */
export const STANDARD_METHODS: readonly string[] = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
];

/** Methods whose content has a meaning that this framework acts on. Content of any other is ignored (RFC 9110 9.3.1). */
export const BODY_METHODS: readonly string[] = ["POST", "PUT", "PATCH"];

/** The methods that read: an unacceptable Accept refuses these and no others. */
export const READ_METHODS: readonly string[] = ["GET", "HEAD"];
