import { Resource, route, Service } from "../../dist/index.js";
import { generateOpenapi } from "../../dist/openapi/generate.js";
import { zodModels } from "./models.mjs";

/** Half of the routes read one thing, half add one. Every route has a class of its own. Gives the call to be timed. */
export function prepareSignalbox(count) {
  const models = zodModels();
  const routes = Array.from({ length: count }, (_, at) =>
    at % 2 === 0 ? route(`/things${at}/{id}`, readerOf(models, at)) : route(`/things${at}`, adderOf(models, at)),
  );
  return () => generateOpenapi(new Service({ routes }), { title: "Things", version: "1" });
}

function readerOf({ Book }, at) {
  const Reader = class extends Resource {
    allowedMethods = ["GET"];
    resourceExists() {
      return true;
    }
    represent() {
      return {};
    }
    describe() {
      return { get: { summary: "Read a thing", responses: { 200: Book } } };
    }
  };
  return named(Reader, `Thing${at}`);
}

function adderOf({ NewBook, Book }, at) {
  const Adder = class extends Resource {
    allowedMethods = ["POST"];
    consumes = ["application/json"];
    body = NewBook;
    postIsCreate() {
      return true;
    }
    apply() {}
    createPath() {
      return "/";
    }
    describe() {
      return { post: { summary: "Add a thing", responses: { 201: Book } } };
    }
  };
  return named(Adder, `Things${at}`);
}

function named(Class, name) {
  return Object.defineProperty(Class, "name", { value: name });
}
