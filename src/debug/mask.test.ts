import { describe, expect, it } from "vitest";
import { maskFor } from "./mask.ts";

describe("maskFor", () => {
  const mask = maskFor({ headers: ["X-Session"], query: ["code"] });

  it.each([
    ["Authorization", "Bearer abc.def", "Bearer ••••••"],
    ["authorization", "abc", "••••••"],
    ["Proxy-Authorization", "Basic YTpi", "Basic ••••••"],
    ["Cookie", "a=1; session=abc=def", "a=••••••; session=••••••"],
    ["Cookie", "abc; a=1; ; secret, b=2", "••••••; a=••••••; ; ••••••"],
    ["Set-Cookie", "session=abc; Path=/; HttpOnly", "session=••••••; Path=/; HttpOnly"],
    ["Set-Cookie", "session=abc,def; Secure", "session=••••••; Secure"],
    ["Set-Cookie", "a=1; Path=/, b=abc; Max-Age=60", "a=••••••; ••••••; Max-Age=60"],
    [
      "Set-Cookie",
      "a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT; SameSite=Lax",
      "a=••••••; Expires=Wed, 21 Oct 2015 07:28:00 GMT; SameSite=Lax",
    ],
    ["Set-Cookie", "a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT, abc", "a=••••••; ••••••"],
    ["Set-Cookie", "abc; Secure", "••••••; Secure"],
    ["X-Api-Key", "abc", "••••••"],
    ["x-session", "abc", "••••••"],
    ["Location", "/in?code=abc&page=2", "/in?code=••••••&page=2"],
    ["Location", "/in#access_token=abc&state=1", "/in#access_token=••••••&state=1"],
    ["Location", "/in?page=2#/read?code=abc", "/in?page=2#/read?code=••••••"],
    ["Location", "/in#id_token=abc#code=abc", "/in#id_token=••••••#code=••••••"],
    ["Referer", "https://a.example/in?code=abc", "https://a.example/in?code=••••••"],
    ["Content-Location", "/in?code=abc", "/in?code=••••••"],
    ["Accept", "text/html", "text/html"],
  ])("%s: %s", (name, value, shown) => {
    expect(mask.field(name, value)).toBe(shown);
  });

  it.each([
    ["/books", "/books"],
    ["/books?page=2", "/books?page=2"],
    ["/books?token=abc&page=2", "/books?token=••••••&page=2"],
    ["/books?a=1&ACCESS_TOKEN=abc", "/books?a=1&ACCESS_TOKEN=••••••"],
    ["/in?code=abc", "/in?code=••••••"],
    ["/in?c%6Fde=abc", "/in?c%6Fde=••••••"],
    ["/in?%ff=abc", "/in?%ff=abc"],
    ["/in??token=abc", "/in??token=••••••"],
    ["/in?a=b?c&token=abc?d", "/in?a=b?c&token=••••••"],
  ])("the target %s", (target, shown) => {
    expect(mask.target(target)).toBe(shown);
  });

  it("is done with a target of many marks in one pass", () => {
    // Where each mark is looked from to the end, this takes minutes.
    const target = `/${"?".repeat(400_000)}`;
    expect(mask.target(target)).toBe(target);
  });

  it("masks credentials as a whole where they do not begin with a scheme", () => {
    expect(mask.field("Authorization", "=abc def")).toBe("••••••");
  });

  it("says which of its options nothing reads", () => {
    expect(() => maskFor({ header: ["a"] } as never)).toThrow(
      "UNKNOWN_KEY: debug, mask: it has header, which nothing reads. Write instead: headers",
    );
  });
});
