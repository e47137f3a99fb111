import type { MethodThat } from "../http/method.ts";
import type { BodyOf, GivenOf, PatternsOf, RepliesOf } from "./api.ts";
import type { Reply, Success } from "./reply.ts";

/** For TanStack Query: options for its hooks, and what writes and events change in its cache. Nothing is imported: any of its frameworks will do. */

/** The part of its QueryClient that is used. */
export interface QueryCache {
  invalidateQueries(filters: { readonly predicate: (query: CachedQuery) => boolean }): Promise<void>;
  setQueryData(queryKey: QueryKeyOf, data: unknown): unknown;
}
export interface CachedQuery {
  readonly queryKey: readonly unknown[];
}

/** A key: the pattern, and what the GET is given. */
export type QueryKeyOf = readonly [pattern: string, given: object];

export interface QueryOptionsOf<B> {
  readonly queryKey: QueryKeyOf;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<B>;
  /** A refusal is final: it is not asked for again. */
  readonly retry: (failures: number, error: Error) => boolean;
}

export interface MutationOptionsOf<U, V> {
  readonly mutationFn: (variables: V) => Promise<U>;
  readonly onSuccess: (reply: U, variables: V) => Promise<void>;
}

export type WriteMethod = Exclude<MethodThat<"authored">, MethodThat<"safe">>;
export type SuccessOf<Api, P extends PatternsOf<Api>, M extends string> = Extract<RepliesOf<Api, P, M>, Reply<Success>>;
export type ReadGiven<Api, P extends PatternsOf<Api>> =
  {} extends GivenOf<Api, P, "GET"> ? [given?: GivenOf<Api, P, "GET">] : [given: GivenOf<Api, P, "GET">];
export type WrittenTo<Api, P extends PatternsOf<Api>> =
  GivenOf<Api, P, "PUT"> extends { readonly body: infer B } ? B : never;
export type ItemOfStream<Api, P extends PatternsOf<Api>> =
  BodyOf<Api, P, "GET", 200> extends readonly (infer I)[] ? I : never;

/** Puts what GET would give into the cache. The collection above it is read again. */
export interface Put<Api> {
  <P extends PatternsOf<Api>>(pattern: P, given: GivenOf<Api, P, "GET">, body: BodyOf<Api, P, "GET", 200>): void;
}

export interface QueriesAt<Api, P extends PatternsOf<Api>> {
  /** For `useQuery`. The key is made of the pattern and of what the call is given. */
  queryOptions(...given: ReadGiven<Api, P>): QueryOptionsOf<BodyOf<Api, P, "GET", 200>>;
  /** For `useMutation`. After a success, everything that it changed is read again. */
  mutationOptions<M extends WriteMethod>(
    method: M,
    cache: QueryCache,
  ): MutationOptionsOf<SuccessOf<Api, P, M>, GivenOf<Api, P, M>>;
  /** For `useMutation`: reads, changes and writes, and after a 412 again, with what others have written. */
  updateOptions<V>(
    given: Omit<GivenOf<Api, P, "PUT">, "body" | "ifMatch">,
    change: (current: BodyOf<Api, P, "GET", 200>, variables: V) => WrittenTo<Api, P> | Promise<WrittenTo<Api, P>>,
    cache: QueryCache,
  ): MutationOptionsOf<SuccessOf<Api, P, "PUT">, V>;
  /** Reads a stream, and has `apply` put each item where it belongs. Ends with the stream, or with the signal. */
  streamInto(
    cache: QueryCache,
    apply: (item: ItemOfStream<Api, P>, put: Put<Api>) => void,
    options?: { readonly signal?: AbortSignal },
  ): Promise<void>;
}

export interface Queries<Api> {
  <P extends PatternsOf<Api>>(pattern: P): QueriesAt<Api, P>;
}

interface AnyReply {
  readonly url: string;
  readonly headers: Headers;
  readonly body?: unknown;
}
type AnyCall = (given: object) => { ok(): Promise<AnyReply> };
interface AnyResource extends Readonly<Record<"get" | Lowercase<WriteMethod>, AnyCall>> {
  url(given: object): string;
  stream(given: object): AsyncIterable<unknown>;
  update(given: object, change: (current: unknown) => unknown): { ok(): Promise<AnyReply> };
}

/** `const queries = query(client<Api>("/"))`, then `useQuery(queries("/books/{id}").queryOptions({ params: { id } }))`. */
export function query<Api extends { readonly "~of": unknown }>(api: Api): Queries<Api> {
  const at = api as unknown as (pattern: string) => AnyResource;
  const writing = <V>(cache: QueryCache, mutationFn: (variables: V) => Promise<AnyReply>) => ({
    mutationFn,
    onSuccess: (reply: AnyReply) => cache.invalidateQueries({ predicate: isOneOf(changedBy(reply), at) }),
  });
  const queries = (pattern: string) => ({
    queryOptions: (given: object = {}) => ({
      queryKey: [pattern, given],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { get } = at(pattern);
        return (await get({ ...given, signal }).ok()).body;
      },
      retry: (failures: number, error: Error) => error.name !== "Refused" && failures < RETRIES,
    }),
    mutationOptions: (method: WriteMethod, cache: QueryCache) =>
      writing(cache, (given: object) => at(pattern)[method.toLowerCase() as Lowercase<WriteMethod>](given).ok()),
    updateOptions: (given: object, change: (current: unknown, variables: unknown) => unknown, cache: QueryCache) =>
      writing(cache, (variables: unknown) => {
        const resource = at(pattern);
        return resource.update(given, (current) => change(current, variables)).ok();
      }),
    streamInto: async (
      cache: QueryCache,
      apply: (item: unknown, put: unknown) => void,
      options: { readonly signal?: AbortSignal } = {},
    ) => {
      const put = (other: string, given: object, body: unknown) => {
        cache.setQueryData([other, given], body);
        const place = above(placeOf(new URL(at(other).url(given))));
        void cache.invalidateQueries({ predicate: isOneOf([place], at) });
      };
      for await (const item of at(pattern).stream(options)) apply(item, put);
    },
  });
  return queries as unknown as Queries<Api>;
}

/** As many as TanStack Query has by default. */
const RETRIES = 3;

/** RFC 9111 4.4: a write invalidates its target, Location and Content-Location; the collection above each lists it. */
function changedBy({ url, headers }: AnyReply): readonly string[] {
  return [url, headers.get("location"), headers.get("content-location")].flatMap((reference) => {
    if (reference === null || !URL.canParse(reference, url)) return [];
    const place = placeOf(new URL(reference, url));
    return [place, above(place)];
  });
}

const placeOf = ({ origin, pathname }: URL): string => origin + pathname;
const above = (place: string): string => place.replace(/\/[^/]*$/, "");

/** What is in the cache under another kind of key is left alone. */
function isOneOf(places: readonly string[], at: (pattern: string) => AnyResource) {
  return ({ queryKey: [pattern, given] }: CachedQuery): boolean => {
    if (typeof pattern !== "string" || !pattern.startsWith("/")) return false;
    return places.includes(placeOf(new URL(at(pattern).url(Object(given)))));
  };
}
