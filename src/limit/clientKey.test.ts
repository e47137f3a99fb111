import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientKey, clientKeyOf, type KeySource } from "./clientKey.ts";

function from(peer: string | undefined, headers: Record<string, string> = {}): KeySource {
  return { request: { peer, headers: { get: (name) => headers[name.toLowerCase()] } } };
}
const forwardedFor = (peer: string | undefined, value: string) => from(peer, { "x-forwarded-for": value });

describe("without trusted proxies", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
    [undefined, "shared"],
    ["", "shared"],
    ["/run/app.sock", "shared"],
  ])("the peer %s is the key %s", (peer, key) => {
    expect(clientKey(from(peer))).toBe(key);
    expect(clientKey(from(peer))).toBe(key);
  });

  test("headers are not believed", () => {
    const headers = { "x-forwarded-for": "198.51.100.7", forwarded: "for=198.51.100.7" };
    expect(clientKey(from("192.0.2.1", headers))).toBe("192.0.2.1");
    expect(clientKey(from(undefined, headers))).toBe("shared");
  });

  test("many peers are not remembered for ever, and stay right", () => {
    for (let n = 0; n < 5000; n++)
      expect(clientKey(from(`10.0.${n >> 8}.${n & 255}`))).toBe(`10.0.${n >> 8}.${n & 255}`);
  });
});

describe("behind proxies that are named", () => {
  const key = clientKeyOf({ trustedProxies: ["10.0.0.0/8", "2001:db8:ffff::/48", "192.0.2.7"] });

  test("one that overwrites the field: the left-most hop", () => {
    expect(key(forwardedFor("10.1.1.1", "198.51.100.7"))).toBe("198.51.100.7");
  });

  test("walks from the right past the trusted ones; what a client made up stands further left", () => {
    expect(key(forwardedFor("10.1.1.1", "1.1.1.1, 198.51.100.7, 192.0.2.7,10.3.3.3"))).toBe("198.51.100.7");
    expect(key(forwardedFor("2001:db8:ffff::1", "1.1.1.1, 2001:db8:5:6::1"))).toBe("2001:db8:5:6::/64");
    expect(key(forwardedFor("::ffff:10.1.1.1", "198.51.100.7"))).toBe("198.51.100.7");
    expect(key(forwardedFor("10.1.1.1", "198.51.100.7, ::ffff:10.2.2.2"))).toBe("198.51.100.7");
  });

  test("never from a peer that is not trusted", () => {
    expect(key(forwardedFor("198.51.100.9", "203.0.113.5"))).toBe("198.51.100.9");
    expect(key(forwardedFor(undefined, "203.0.113.5"))).toBe("shared");
    expect(key(forwardedFor("11.0.0.1", "203.0.113.5"))).toBe("11.0.0.1");
  });

  test("without the field, the proxy itself; all trusted, the left-most", () => {
    expect(key(from("10.1.1.1"))).toBe("10.1.1.1");
    expect(key(forwardedFor("10.1.1.1", "10.9.9.9, 10.2.2.2"))).toBe("10.9.9.9");
  });

  test.each([
    "unknown",
    "_hidden",
    "",
    " ",
    "127.1",
    "0x7f.0.0.1",
    "010.1.1.1",
    "1.2.3.4.5",
    "1.2.3.256",
    "<script>",
    "::ffff:01.2.3.4",
  ])("a junk hop %j is no key: it ends the walk", (junk) => {
    expect(key(forwardedFor("10.1.1.1", `198.51.100.7, ${junk}`))).toBe("10.1.1.1");
    expect(key(forwardedFor("10.1.1.1", `198.51.100.7, ${junk}, 10.2.2.2`))).toBe("10.2.2.2");
  });

  test("a port is cut", () => {
    expect(key(forwardedFor("10.1.1.1", "198.51.100.7:4711"))).toBe("198.51.100.7");
    expect(key(forwardedFor("10.1.1.1", "[2001:db8:5:6::1]:4711"))).toBe("2001:db8:5:6::/64");
    expect(key(forwardedFor("10.1.1.1", "[2001:db8:5:6::1]"))).toBe("2001:db8:5:6::/64");
  });

  test("a very long field costs little and is read from its right end", () => {
    expect(key(forwardedFor("10.1.1.1", `${"9".repeat(100_000)}, 198.51.100.7`))).toBe("198.51.100.7");
    expect(key(forwardedFor("10.1.1.1", "10.2.2.2,".repeat(5000)))).toBe("10.1.1.1");
    expect(key(forwardedFor("10.1.1.1", `198.51.100.7${",10.2.2.2".repeat(100)}`))).toBe("10.2.2.2");
  });

  test("whatever a client writes, the key is the address its proxy saw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (written) => {
        expect(key(forwardedFor("10.1.1.1", `${written}, 198.51.100.7`))).toBe("198.51.100.7");
      }),
    );
  });
});

describe("behind a number of proxies", () => {
  test.each([
    [0, "1.1.1.1, 198.51.100.7", "192.0.2.1"],
    [1, "1.1.1.1, 198.51.100.7", "198.51.100.7"],
    [2, "1.1.1.1, 198.51.100.7, 192.0.2.2", "198.51.100.7"],
    [3, "198.51.100.7", "198.51.100.7"],
    [1, "junk", "192.0.2.1"],
  ])("%i hops over %j", (hops, value, expected) => {
    expect(clientKeyOf({ trustedProxies: hops })(forwardedFor("192.0.2.1", value))).toBe(expected);
  });

  test("a proxy that overwrites the field: its left-most hop is the client, however many proxies follow (ruling 55)", () => {
    const key = clientKeyOf({ trustedProxies: "overwritten" });
    expect(key(forwardedFor("192.0.2.1", "198.51.100.7"))).toBe("198.51.100.7");
    expect(key(forwardedFor("192.0.2.1", "198.51.100.7, 10.0.0.1, 10.0.0.2"))).toBe("198.51.100.7");
    expect(key(from("192.0.2.1"))).toBe("192.0.2.1");
  });

  test("a proxy on a Unix socket has no address, but counts", () => {
    const key = clientKeyOf({ trustedProxies: 1 });
    expect(key(forwardedFor(undefined, "198.51.100.7"))).toBe("198.51.100.7");
    expect(key(forwardedFor(undefined, "junk"))).toBe("shared");
    expect(key(from(undefined))).toBe("shared");
  });
});

describe("Forwarded (RFC 7239)", () => {
  const key = clientKeyOf({ trustedProxies: ["10.0.0.0/8"], field: "forwarded" });
  const forwarded = (value: string) => key(from("10.1.1.1", { forwarded: value, "x-forwarded-for": "6.6.6.6" }));

  test.each([
    ["for=198.51.100.7", "198.51.100.7"],
    ["For=198.51.100.7;proto=https;by=203.0.113.43", "198.51.100.7"],
    ['for="[2001:db8:cafe::17]:4711"', "2001:db8:cafe::/64"],
    ['for="198.51.100.7:80"; proto=http', "198.51.100.7"],
    ["for=1.1.1.1, for=198.51.100.7, for=10.2.2.2", "198.51.100.7"],
    ['proto=https;host="a;for=6.6.6.6,for=7.7.7.7";for=198.51.100.7', "198.51.100.7"],
    ['host="\\";for=6.6.6.6";for=198.51.100.7', "198.51.100.7"],
    ["for=unknown", "10.1.1.1"],
    ["for=_secret", "10.1.1.1"],
    ["proto=https", "10.1.1.1"],
    ["198.51.100.7", "10.1.1.1"],
    ["", "10.1.1.1"],
  ])("%s is %s", (value, expected) => {
    expect(forwarded(value)).toBe(expected);
  });

  test("an open quote of the client's does not swallow what its proxy wrote", () => {
    expect(forwarded('for="x, for=198.51.100.7')).toBe("198.51.100.7");
    expect(forwarded('for="\\, for=198.51.100.7')).toBe("198.51.100.7");
    expect(forwarded('for=6.6.6.6;x=", host="a\\\\";for=198.51.100.7')).toBe("198.51.100.7");
  });
});

describe("an API key or client id", () => {
  const known = new Set(["k-1"]);
  const key = clientKeyOf({
    identify: (source) => {
      const sent = source.request.headers.get("x-api-key");
      return known.has(sent ?? "") ? sent : undefined;
    },
  });

  test("names the client where it is real, else the address does", () => {
    expect(key(from("192.0.2.1", { "x-api-key": "k-1" }))).toBe("id:k-1");
    expect(key(from("192.0.2.1", { "x-api-key": "made-up" }))).toBe("192.0.2.1");
    expect(key(from("192.0.2.1"))).toBe("192.0.2.1");
    expect(clientKeyOf({ identify: () => "" })(from("192.0.2.1"))).toBe("192.0.2.1");
    expect(clientKeyOf({ identify: () => null })(from("192.0.2.1"))).toBe("192.0.2.1");
  });

  test("is text: promises would all be one client", () => {
    for (const id of [1, {}, Promise.resolve("k-1"), true]) {
      expect(() => clientKeyOf({ identify: () => id as never })(from("192.0.2.1"))).toThrow(
        `what identify gives is text, not of type ${typeof id}: String(user.id)`,
      );
    }
  });
});

test("IPv6 networks of another size", () => {
  const peer = from("2001:db8:1234:5678:9abc:def0:1234:5678");
  expect(clientKeyOf({ ipv6Prefix: 48 })(peer)).toBe("2001:db8:1234::/48");
  expect(clientKeyOf({ ipv6Prefix: 56 })(peer)).toBe("2001:db8:1234:5600::/56");
  expect(clientKeyOf({ ipv6Prefix: 128 })(peer)).toBe("2001:db8:1234:5678:9abc:def0:1234:5678/128");
});

test.each([
  [{ trustedProxies: ["10.0.0.0/33"] }, /not an address or a network: "10.0.0.0\/33"/],
  [{ trustedProxies: ["::/129"] }, /network/],
  [{ trustedProxies: ["10.0.0.0/"] }, /network/],
  [{ trustedProxies: ["10.0.0.0/-1"] }, /network/],
  [{ trustedProxies: ["127.1"] }, /network/],
  [{ trustedProxies: ["proxy.example"] }, /network/],
  [{ trustedProxies: -1 }, /hops/],
  [{ trustedProxies: 1.5 }, /hops/],
  [{ trustedProxies: Number.POSITIVE_INFINITY }, /hops/],
  [{ field: "x-real-ip" as "forwarded" }, /no such field: x-real-ip/],
  [{ ipv6Prefix: 0 }, /ipv6Prefix/],
  [{ ipv6Prefix: 129 }, /ipv6Prefix/],
])("%o is refused when it is built", (options, message) => {
  expect(() => clientKeyOf(options)).toThrow(message);
});
