// NestJS on Fastify. Decorators are applied by calling them, because these files run as they are, without a compiler.
/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import { Readable } from "node:stream";
import fastifyAccepts from "@fastify/accepts";
import fastifyEtag from "@fastify/etag";
import {
  Body,
  Catch,
  Controller,
  Get,
  Header,
  HttpException,
  Module,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
  StreamableFile,
  UnauthorizedException,
  UseGuards,
  ValidationPipe,
} from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { FastifyAdapter } from "@nestjs/platform-fastify";
import { ThrottlerGuard, ThrottlerModule } from "@nestjs/throttler";
import { ArrayMaxSize, IsInt, IsString, Length, Matches, Max, MaxLength, Min } from "class-validator";
import {
  addBook,
  BOOK_TYPES,
  books,
  bookText,
  chunks,
  collections,
  HELLO,
  LIMIT,
  PROBLEM_JSON,
  parameterRoutes,
  problem,
  tagOf,
  userOf,
} from "../domain.mjs";

export async function listen({ app: name, count }) {
  const { controllers, imports = [], plugins = [] } = await apps[name](count);
  class AppModule {}
  Module({ controllers, imports })(AppModule);
  const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
  for (const plugin of plugins) await app.register(plugin);
  app.useGlobalPipes(new ValidationPipe());
  app.useGlobalFilters(new Problems());
  await app.listen(0, "127.0.0.1");
  return app.getHttpServer().address().port;
}

/** Errors as problem+json: an exception filter, which is where Nest has them shaped. */
class Problems {
  catch(exception, host) {
    const reply = host.switchToHttp().getResponse();
    const status = exception.getStatus();
    if (status === 401) reply.header("www-authenticate", "Bearer");
    const { url } = host.switchToHttp().getRequest();
    const more = status === 429 ? { retryAfter: Number(reply.getHeader("retry-after")) } : undefined;
    const known = [401, 404, 429].includes(status);
    reply
      .code(status)
      .type(PROBLEM_JSON)
      .send(known ? problem(status, url, more) : exception.getResponse());
  }
}
Catch(HttpException)(Problems);

/** `@Controller(prefix) class { @decorators… method(@parameters…) }`, written as calls. */
function controller(prefix, methods, guards = []) {
  class Made {}
  for (const [name, { decorators, parameters = [], types = [], run }] of Object.entries(methods)) {
    Object.defineProperty(Made.prototype, name, { value: run, writable: true, configurable: true });
    Reflect.defineMetadata("design:paramtypes", types, Made.prototype, name);
    for (const [at, parameter] of parameters.entries()) parameter(Made.prototype, name, at);
    for (const decorate of decorators)
      decorate(Made.prototype, name, Object.getOwnPropertyDescriptor(Made.prototype, name));
  }
  if (guards.length > 0) UseGuards(...guards)(Made);
  Controller(prefix)(Made);
  return Made;
}

class NewBook {}
for (const [name, ...decorators] of [
  ["title", IsString(), Length(1, 200)],
  ["author", IsString(), Length(1, 100)],
  ["year", IsInt(), Min(1450), Max(2100)],
  ["isbn", Matches(/^\d{13}$/)],
  ["tags", IsString({ each: true }), ArrayMaxSize(10)],
  ["summary", IsString(), MaxLength(1000)],
]) {
  for (const decorate of decorators) decorate(NewBook.prototype, name);
}

class BearerGuard {
  canActivate(context) {
    const request = context.switchToHttp().getRequest();
    request.user = userOf(request.headers.authorization);
    if (request.user === undefined) throw new UnauthorizedException();
    return true;
  }
}

const read = (path, run, ...parameters) => ({ decorators: [Get(path)], parameters, run });

const apps = {
  hello: () => ({ controllers: [controller("hello", { get: read("", () => HELLO) })] }),

  book(count) {
    const controllers = collections(count).map((name) =>
      controller(name, {
        list: read("", () => ({ name })),
        get:
          name === "books"
            ? read(":id", sendBook, Param("id"), Req(), Res())
            : read(":id", (id) => ({ name, id }), Param("id")),
      }),
    );
    return { controllers, plugins: [fastifyAccepts, fastifyEtag] };
  },

  create() {
    const post = {
      decorators: [Post()],
      parameters: [Body(), Res({ passthrough: true })],
      types: [NewBook, Object],
      run(book, reply) {
        reply.header("location", addBook(book));
      },
    };
    return { controllers: [controller("books", { post })] };
  },

  limited() {
    const imports = [
      ThrottlerModule.forRoot({
        throttlers: [{ limit: LIMIT.requests, ttl: LIMIT.seconds * 1000 }],
        getTracker: (request) => request.headers[LIMIT.header] ?? request.ip,
      }),
    ];
    return { imports, controllers: [controller("limited", { get: read("", () => HELLO) }, [ThrottlerGuard])] };
  },

  miss: (count) => apps.book(count),

  secured: () => ({
    controllers: [controller("secured", { get: read("", (request) => request.user, Req()) }, [BearerGuard])],
  }),

  stream() {
    const get = {
      decorators: [Get(), Header("Content-Type", "application/octet-stream")],
      run: () => new StreamableFile(Readable.from(chunks())),
    };
    return { controllers: [controller("stream", { get })] };
  },

  routes: (count) => ({
    controllers: parameterRoutes(count).map(({ area, name }) =>
      controller(`${area}/${name}`, { get: read(":id", (id) => ({ name, id }), Param("id")) }),
    ),
  }),
};

function sendBook(id, request, reply) {
  const book = books.get(id);
  if (book === undefined) throw new NotFoundException();
  const type = request.accepts().type(BOOK_TYPES);
  if (type === false) return reply.code(406).send();
  reply.header("etag", `"${tagOf(book)};${type}"`).header("last-modified", book.modified.toUTCString());
  reply.header("vary", "Accept").type(type).send(bookText[type](book));
}
