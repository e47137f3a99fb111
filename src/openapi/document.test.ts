import { expect, it } from "vitest";
import { plainDocument } from "../../test/openapi/plainDocument.ts";
import { followedIn, listedParameters, operationsIn, type ParameterObject, referredTo } from "./document.ts";

const TEXT = { type: "string" };
const ofPath = { name: "id", in: "path", schema: TEXT } as const;
const ofQuery = { name: "id", in: "query", schema: TEXT } as const;
const operation = { operationId: "it", tags: [], summary: "It", responses: {} };

it("the operations of a path are those of its methods, and a QUERY in a document of 3.1", () => {
  const [get, query] = [operation, { ...operation, operationId: "ask" }];
  const parameters = [ofPath];
  expect(operationsIn({ parameters, "x-query": query, get })).toEqual([
    ["get", get],
    ["query", query],
  ]);
  expect(operationsIn({ parameters, query, "x-query": get })).toEqual([["query", query]]);
});

// OpenAPI 3.1, 4.8.10.1.
it("the parameters of an operation replace those of its path with their name and place", () => {
  const own = { ...ofPath, description: "Which" };
  const document = plainDocument({ parameters: { own } });
  const item = { parameters: [ofPath, ofQuery] };
  expect(listedParameters(document, item)).toEqual([ofPath, ofQuery]);
  const parameters = [{ $ref: "#/components/parameters/own" }];
  expect(listedParameters(document, item, { ...operation, parameters })).toEqual([own, ofQuery]);
  expect(listedParameters(document, {}, operation)).toEqual([]);
});

it("a reference is followed, or leads nowhere", () => {
  const [near, far] = [ofPath, { $ref: "#/components/parameters/far" }];
  const found = referredTo<ParameterObject>;
  expect([found(near), found(far, { far: ofQuery }), found(far), found(undefined)]).toEqual([
    ofPath,
    ofQuery,
    undefined,
    undefined,
  ]);
  expect(followedIn<ParameterObject>(far, { far: ofQuery })).toBe(ofQuery);
  expect(() => followedIn(far, {})).toThrow(
    "The document refers to #/components/parameters/far, which it does not have.",
  );
});
