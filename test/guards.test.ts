import fc from "fast-check";
import { type AnyPart, Resource, resource, route, Service, type StatusOf } from "signalbox";
import { anyOf, apiKey, basic, bearer, cookieSession } from "signalbox/guards";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, contractText, request } from "signalbox/testing";
import { describe, expect, expectTypeOf, it, vi } from "vitest";

const TOKENS = new Map([["secret-1", "ann"]]);
const verify = (token: string) => {
  const user = TOKENS.get(token);
  return user === undefined ? undefined : { user };
};
const byToken = bearer({ verify, principal: ({ user }) => user });
const byPassword = basic({
  verify: async ({ user, password }) => (user === "bob" && password === "påss:word" ? { user } : null),
});
const byKey = apiKey({ header: "X-Api-Key", verify: (key) => (key === "key-1" ? { client: "shop" } : false) });
const bySession = cookieSession({ name: "sid", verify: (id) => (id === "s1" ? { user: "eve" } : undefined) });

const pair = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
const RIGHT: Readonly<Record<string, Record<string, string>>> = {
  bearer: { authorization: "Bearer secret-1" },
  basic: { authorization: pair("bob", "påss:word") },
  apiKey: { "x-api-key": "key-1" },
  cookieSession: { cookie: "a=b; sid=s1" },
};
const GUARDS = { bearer: byToken, basic: byPassword, apiKey: byKey, cookieSession: bySession };

function guarded(guard: AnyPart, onError: (error: unknown) => void = () => undefined): Service {
  const it = resource("/it", {
    with: [guard as typeof byToken],
    summary: "Read it",
    represent: (ctx) => ({ user: ctx.user ?? null }),
  });
  return new Service({ resources: { it }, trace: true, onError });
}

const get = (service: Service, headers: Record<string, string> = {}) => request(service, "GET", "/it", { headers });

describe("a guard", () => {
  // RFC 6750 3.1: “If the request lacks any authentication information […] the resource server SHOULD NOT include an error code”.
  it.each([
    ["bearer", {}, "Bearer"],
    ["bearer", { authorization: "Bearer wrong" }, 'Bearer error="invalid_token"'],
    ["bearer", { authorization: "Bearer" }, 'Bearer error="invalid_token"'],
    ["bearer", { authorization: "Bearer a b" }, 'Bearer error="invalid_token"'],
    ["bearer", { authorization: "Bearer secret-1, Bearer secret-1" }, 'Bearer error="invalid_token"'],
    ["bearer", { authorization: pair("bob", "x") }, "Bearer"],
    ["bearer", { authorization: "Bearerly secret-1" }, "Bearer"],
    ["basic", {}, 'Basic realm="service", charset="UTF-8"'],
    ["basic", { authorization: pair("bob", "wrong") }, 'Basic realm="service", charset="UTF-8"'],
    ["basic", { authorization: "Basic !!!" }, 'Basic realm="service", charset="UTF-8"'],
    ["basic", { authorization: "Basic Ym9i" }, 'Basic realm="service", charset="UTF-8"'],
    ["basic", { authorization: "Basic /w==" }, 'Basic realm="service", charset="UTF-8"'],
    ["apiKey", {}, 'ApiKey header="X-Api-Key"'],
    ["apiKey", { "x-api-key": "wrong" }, 'ApiKey header="X-Api-Key"'],
    ["cookieSession", { cookie: "sid=" }, 'Cookie cookie-name="sid"'],
    ["cookieSession", { cookie: "sid=s2" }, 'Cookie cookie-name="sid"'],
  ] as const)("%s refuses %o with a challenge", async (name, headers, challenge) => {
    const reply = await get(guarded(GUARDS[name]), headers);
    expect([reply.status, reply.header("www-authenticate")]).toEqual([401, challenge]);
  });

  it.each(Object.keys(GUARDS))("%s lets the right credentials pass", async (name) => {
    expect((await get(guarded(GUARDS[name as keyof typeof GUARDS]), RIGHT[name])).status).toBe(200);
  });

  it("has a realm where one is said", async () => {
    const realm = "the office";
    expect((await get(guarded(bearer({ verify, realm })))).header("www-authenticate")).toBe(`Bearer realm="${realm}"`);
    expect(
      (await get(guarded(bearer({ verify, realm })), { authorization: "Bearer x" })).header("www-authenticate"),
    ).toBe(`Bearer realm="${realm}", error="invalid_token"`);
  });

  it("brings its challenge, for a client without credentials and for one that is refused, and its scheme", async () => {
    const wrong = { authorization: "Bearer x", "x-key": "x", cookie: "sid=x" };
    const no = () => undefined;
    for (const [guard, challenge, refusal, schemes] of [
      [
        bearer({ verify: no }),
        "Bearer",
        'Bearer error="invalid_token"',
        { bearer: { type: "http", scheme: "bearer" } },
      ],
      [
        bearer({ verify: no, realm: "a", scheme: "token" }),
        'Bearer realm="a"',
        'Bearer realm="a", error="invalid_token"',
        { token: { type: "http", scheme: "bearer" } },
      ],
      [
        basic({ verify: no }),
        'Basic realm="service", charset="UTF-8"',
        'Basic realm="service", charset="UTF-8"',
        { basic: { type: "http", scheme: "basic" } },
      ],
      [
        basic({ verify: no, realm: "a" }),
        'Basic realm="a", charset="UTF-8"',
        'Basic realm="a", charset="UTF-8"',
        { basic: { type: "http", scheme: "basic" } },
      ],
      [
        apiKey({ verify: no, header: "X-Key" }),
        'ApiKey header="X-Key"',
        'ApiKey header="X-Key"',
        { apiKey: { type: "apiKey", in: "header", name: "X-Key" } },
      ],
      [
        cookieSession({ verify: no, name: "sid" }),
        'Cookie cookie-name="sid"',
        'Cookie cookie-name="sid"',
        { cookieSession: { type: "apiKey", in: "cookie", name: "sid" } },
      ],
    ] as const) {
      const service = guarded(guard);
      expect((await get(service)).header("www-authenticate")).toBe(challenge);
      expect((await get(service, wrong)).header("www-authenticate")).toBe(refusal);
      expect(generateOpenapi(service, { title: "t", version: "1" }).components.securitySchemes).toEqual(schemes);
    }
  });

  it("says whose a key is only if each of its ways does: Basic by its user", async () => {
    const store = new MemoryStore();
    const found = () => ({ user: "ann" });
    const act = vi.fn<() => number>(() => 1);
    const mounted = (guard: AnyPart) =>
      new Service({
        resources: {
          it: resource("/it", { with: [guard as typeof byToken], idempotency: { store }, processPost: act }),
        },
      });
    const without = bearer({ verify: found });
    for (const guard of [without, anyOf(without, basic({ verify: found }))])
      expect(() => mounted(guard)).toThrow("NO_PRINCIPAL");
    const post = (guard: AnyPart, user: string) =>
      request(mounted(guard), "POST", "/it", {
        headers: { authorization: pair(user, "x"), "idempotency-key": '"k"' },
        body: {},
      });
    for (const user of ["ann", "bob", "ann"]) expect((await post(basic({ verify: found }), user)).status).toBe(200);
    expect(act).toHaveBeenCalledTimes(2);
    const shared = basic({ verify: found, principal: ({ user }) => user });
    for (const user of ["eve", "bob"]) expect((await post(shared, user)).status).toBe(200);
    expect(act).toHaveBeenCalledTimes(2);
  });

  // RFC 9110 5.6.4: what a quoted string has as it is.
  it.each(["", " !#[]~", "the office"])("takes the realm %j", async (realm) => {
    expect((await get(guarded(bearer({ verify, realm })))).header("www-authenticate")).toBe(`Bearer realm="${realm}"`);
  });

  it.each(['a"b', "a\\b", "a\tb", "\nab", "ab\u007f", "é"])("refuses the realm %j", (realm) => {
    expect(() => bearer({ verify, realm })).toThrow(new RangeError(`no realm can be ${JSON.stringify(realm)}`));
  });

  it("refuses to be built without a function or a name that it can use", () => {
    expect(() => apiKey({ verify, header: "a b" })).toThrow(
      new RangeError('apiKey needs header: "X-API-Key", and header is "a b".'),
    );
    expect(() => cookieSession({ verify, name: undefined as never })).toThrow(
      new RangeError('cookieSession needs name: "__Host-session", and name is undefined.'),
    );
    expect(() => cookieSession({ verify, name: "a=b" })).toThrow("cookieSession needs name");
    expect(() => bearer({ verify: "secret" } as never)).toThrow(
      new TypeError("A guard needs verify: (credentials, ctx) => ({ user })."),
    );
  });

  it("is named where two parts disagree", () => {
    const it = resource("/it", { with: [anyOf(byToken, byPassword), byKey], represent: () => 1 });
    expect(() => new Service({ resources: { it } })).toThrow(/the guard bearer or basic.*the guard apiKey/);
  });

  // RFC 7617 2: in UTF-8, and neither the user nor the password has a control character.
  it.each([
    ["Basic /zo=", "a byte that no text in UTF-8 has"],
    ["Basic Ym9iCTp4", "a tab in the user"],
    ["Basic Ym9iOn8=", "a delete in the password"],
    ["Basic A", "no Base64"],
    ["Basic Ym9i", "no colon"],
  ])("of Basic does not ask about %s: %s", async (authorization) => {
    const asked: unknown[] = [];
    const guard = basic({ verify: (given) => void asked.push(given) });
    for (const each of [guard, guard.optional]) expect((await get(guarded(each), { authorization })).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it.each([
    [":", "", ""],
    ["ann:a:b", "ann", "a:b"],
    ["\ufeffann:", "\ufeffann", ""],
  ])("of Basic reads %j", async (text, user, password) => {
    const asked: unknown[] = [];
    const authorization = `  bASIC   ${Buffer.from(text).toString("base64")} `;
    await get(guarded(basic({ verify: (given) => void asked.push(given) })), { authorization });
    expect(asked).toEqual([{ user, password }]);
  });

  it.each([
    ["Bearer a-b._~+/9==", "a-b._~+/9=="],
    ["bearer   Z", "Z"],
  ])("of Bearer reads %j", async (authorization, token) => {
    const asked: string[] = [];
    await get(guarded(bearer({ verify: (given) => void asked.push(given) })), { authorization });
    expect(asked).toEqual([token]);
  });

  it("takes an empty key or cookie for none, and leaves the space around a key out", async () => {
    const asked: string[] = [];
    const anyone = (key: string) => ({ user: `${asked.push(key)}` });
    const key = guarded(apiKey({ header: "X-Api-Key", verify: anyone }).optional);
    const session = guarded(cookieSession({ name: "sid", verify: anyone }).optional);
    expect(await (await get(key, { "x-api-key": " " })).json()).toEqual({ user: null });
    expect(await (await get(key, { "x-api-key": " k " })).json()).toEqual({ user: "1" });
    expect(await (await get(session, { cookie: "sid=" })).json()).toEqual({ user: null });
    expect(await (await get(session, { cookie: "sid=s" })).json()).toEqual({ user: "2" });
    expect(asked).toEqual(["k", "s"]);
  });

  it.each([
    [() => true, "verify gave true. Return an object, whose members are added to the context, or undefined."],
    [
      () => ({ user: "ann", *[Symbol.iterator]() {} }),
      "verify gave an object. Return an object, whose members are added to the context, or undefined.",
    ],
    [
      () => ({ user: "ann", async *[Symbol.asyncIterator]() {} }),
      "verify gave an object. Return an object, whose members are added to the context, or undefined.",
    ],
    [() => ({ user: undefined }), "verify gave { user: undefined }, which lets everybody pass. Return undefined."],
  ])("reports what verify gave where that is no object of members (%#)", async (odd, message) => {
    const errors: unknown[] = [];
    const guard = bearer({ verify: odd as never });
    await get(
      guarded(guard, (error) => void errors.push(error)),
      RIGHT["bearer"],
    );
    expect(errors).toEqual([new TypeError(message)]);
  });

  it("reports which guard's verify threw", async () => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    const failing = () => {
      throw new Error("down");
    };
    const it = resource("/it", { with: [bearer({ verify: failing })], represent: () => 1 });
    await get(new Service({ resources: { it } }), RIGHT["bearer"]);
    expect(String(told.mock.calls)).toContain(
      "in verify of the guard bearer (for credentials that are wrong, return undefined)",
    );
    told.mockRestore();
  });

  it.each([
    ["true", true],
    ["1", 1],
    ["text", "ann"],
    ["a list", ["ann"]],
    ["a Map", new Map([["user", "ann"]])],
    ["a Response", new Response("yes")],
    ["an Error", new Error("no")],
    ["a function", () => ({ user: "ann" })],
    ["a name that every context has", { request: 1 }],
  ])("never passes with %s from verify", async (_, odd) => {
    const errors: unknown[] = [];
    const guard = bearer({ verify: (() => odd) as never });
    for (const each of [guard, guard.optional, anyOf(guard, byPassword)]) {
      const reply = await get(
        guarded(each, (error) => void errors.push(error)),
        RIGHT["bearer"],
      );
      expect(reply.status).toBe(500);
    }
    expect(errors.length).toBe(3);
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("down");
      },
    ],
    ["rejects", () => Promise.reject(new Error("down"))],
  ])("never passes where verify %s", async (_, failing) => {
    const guard = bearer({ verify: failing });
    for (const each of [guard, guard.optional, anyOf(guard, byPassword)]) {
      expect((await get(guarded(each), RIGHT["bearer"])).status).toBe(500);
    }
  });

  it.each([undefined, null, false, Promise.resolve(undefined)])("refuses where verify gives %s", async (nothing) => {
    expect((await get(guarded(bearer({ verify: (() => nothing) as never })), RIGHT["bearer"])).status).toBe(401);
  });
});

describe("optional", () => {
  it("lets clients without credentials pass, and no wrong ones", async () => {
    const it = resource("/it", { with: [byToken.optional], represent: ({ user }) => ({ user: user ?? null }) });
    const service = new Service({ resources: { it } });
    expect(await (await get(service)).json()).toEqual({ user: null });
    expect(await (await get(service, RIGHT["bearer"])).json()).toEqual({ user: "ann" });
    expect((await get(service, { authorization: "Bearer wrong" })).status).toBe(401);
  });
});

describe("anyOf", () => {
  const either = anyOf(byToken, byPassword, byKey);

  it("lets a client pass that passes one of them", async () => {
    const service = guarded(either);
    for (const name of ["bearer", "basic", "apiKey"]) expect((await get(service, RIGHT[name])).status).toBe(200);
    expect((await get(service, { ...RIGHT["apiKey"], authorization: "Bearer wrong" })).status).toBe(200);
  });

  it("has the challenges of all", async () => {
    const challenges = (await get(guarded(either))).header("www-authenticate");
    expect(challenges).toBe('Bearer, Basic realm="service", charset="UTF-8", ApiKey header="X-Api-Key"');
    const refused = (await get(guarded(either), { authorization: "Bearer wrong" })).header("www-authenticate");
    expect(refused).toContain('Bearer error="invalid_token", Basic');
  });

  it("takes guards and nothing else", () => {
    const refused = new TypeError("anyOf takes guards of signalbox/guards: anyOf(bearer({ … }), basic({ … })).");
    for (const others of [[], [{}], [byToken, {}]]) expect(() => anyOf(...(others as never[]))).toThrow(refused);
  });
});

it("no request without right credentials passes any guard, alone or combined", async () => {
  const text = fc.oneof(
    fc.constantFrom(
      "Bearer",
      "bearer ",
      "Basic Ym9i",
      "Bearer secret-2",
      "s1",
      "key",
      "Basic",
      "null",
      "undefined",
      ",",
    ),
    fc.string({ maxLength: 20 }),
    fc.string({ maxLength: 12 }).map((value) => `Bearer ${value}`),
    fc.string({ maxLength: 12 }).map((value) => `Basic ${Buffer.from(value).toString("base64")}`),
  );
  const field = text.map((value) => value.replaceAll(/[^\t\x20-\x7e]/g, "?"));
  const headers = fc.record(
    { authorization: field, "x-api-key": field, cookie: field.map((value) => `sid=${value}`) },
    { requiredKeys: [] },
  );
  const services = [
    byToken,
    byPassword,
    byKey,
    bySession,
    anyOf(byToken, byPassword),
    anyOf(byKey, bySession, byToken),
  ].map((guard) => guarded(guard));
  await fc.assert(
    fc.asyncProperty(headers, async (sent) => {
      fc.pre(sent["x-api-key"]?.trim() !== "key-1" && sent.cookie !== "sid=s1");
      fc.pre(!/secret-1/.test(sent.authorization ?? ""));
      for (const service of services) expect((await get(service, sent)).status).toBe(401);
    }),
    { numRuns: 300 },
  );
});

describe("what a guard brings", () => {
  it("its scheme, into the document, and 401", async () => {
    const it = resource("/it", {
      with: [anyOf(byToken, byKey)],
      summary: "Read it",
      represent: () => 1,
    });
    const { components, paths } = generateOpenapi(new Service({ routes: [it] }), { title: "t", version: "1" });
    expect(components.securitySchemes).toEqual({
      bearer: { type: "http", scheme: "bearer" },
      apiKey: { type: "apiKey", in: "header", name: "X-Api-Key" },
    });
    expect(paths["/it"]?.get?.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
    expect(Object.keys(paths["/it"]?.get?.responses ?? {})).toContain("401");
  });

  it("a document that tells the truth", async () => {
    const it = resource("/it", { with: [byToken], summary: "Read it", represent: ({ user }) => ({ user }) });
    const service = new Service({ resources: { it } });
    const document = generateOpenapi(service, { title: "t", version: "1" });
    const report = await checkContract(service, document, {
      requests: 300,
      credentials: { bearer: ["Bearer secret-1"] },
    });
    expect(contractText(report)).toBe("300 requests (seed 1): 0 undocumented, 0 never drawn");
  });

  it("two schemes of one name are refused", () => {
    const other = bearer({ verify, scheme: "basic" });
    const it = resource("/it", { with: [anyOf(other, byToken)], summary: "Read it", represent: () => 1 });
    const that = resource("/that", { with: [byPassword], summary: "Read that", represent: () => 1 });
    expect(() => generateOpenapi(new Service({ routes: [it, that] }), { title: "t", version: "1" })).toThrow(
      "SAME_SECURITY_SCHEME",
    );
  });

  it("the principal of an Idempotency-Key: two users never share one", async () => {
    let effects = 0;
    const both = anyOf(byToken, byPassword);
    const it = resource("/it", {
      with: [both],
      idempotency: { store: new MemoryStore() },
      processPost: ({ user }) => ({ user, effects: ++effects }),
    });
    const service = new Service({ resources: { it } });
    const post = async (name: string) =>
      (
        await request(service, "POST", "/it", { headers: { ...RIGHT[name], "idempotency-key": '"k"' }, body: {} })
      ).json();
    expect([await post("bearer"), await post("basic"), await post("bearer")]).toEqual([
      { user: "ann", effects: 1 },
      { user: "bob", effects: 2 },
      { user: "ann", effects: 1 },
    ]);
  });

  it("what it finds out, to classes, too", async () => {
    class It extends Resource {
      override readonly with = [byToken];
      override represent(ctx: { readonly state: object }): unknown {
        return ctx.state;
      }
    }
    const service = new Service({ routes: [route("/it", It)] });
    expect(await (await get(service, RIGHT["bearer"])).json()).toEqual({ user: "ann" });
    expect((await get(service)).status).toBe(401);
  });

  it("types", () => {
    const one = resource("/it", { with: [byToken], represent: ({ user }) => user.length });
    expectTypeOf<StatusOf<typeof one, "GET">>().toEqualTypeOf<200 | 401 | 406>();
    resource("/it", {
      with: [byToken.optional],
      represent: ({ user }) => expectTypeOf(user).toEqualTypeOf<string | undefined>(),
    });
    // @ts-expect-error -- a guard gives what it finds out, and no bare yes
    bearer({ verify: () => true });
  });
});
