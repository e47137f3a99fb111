import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

// Node's own default, so that the demo is fast on any machine. Where passwords are worth something, take what your
// hardware bears: OWASP asks for N = 2 ** 17, which is eight times this.
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const LENGTH = 32;

/** A password as it may be stored: salt and key, from which it cannot be told. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString("base64url")}.${key.toString("base64url")}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = "", key = ""] = stored.split(".");
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  const wanted = Buffer.from(key, "base64url");
  return wanted.length === derived.length && timingSafeEqual(derived, wanted);
}

/** In a thread of its own: other requests are handled meanwhile. */
function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
