import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Salt and key, from which the password cannot be told. */
export async function hash(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password.normalize("NFKC"), salt, 32)).toString("base64url")}`;
}

export async function matches(password: string, stored: string): Promise<boolean> {
  const [salt = "", key = ""] = stored.split(".").map((part) => Buffer.from(part, "base64url"));
  return timingSafeEqual(await derive(password.normalize("NFKC"), Buffer.from(salt), 32), Buffer.from(key));
}
