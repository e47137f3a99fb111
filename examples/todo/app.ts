import { resource, Service } from "signalbox";
import { mountOpenapi } from "signalbox/openapi";
import { z } from "zod";

// The Todo-Backend specification, which most frameworks have an example of, with what HTTP adds: a second writer who has
// not seen the first one's change gets a 412, and a client that has the current list a 304.

const Todo = z
  .object({ id: z.int(), title: z.string(), completed: z.boolean(), order: z.int().nullable(), url: z.string() })
  .meta({ id: "Todo" });
const NewTodo = z.object({ title: z.string().min(1), order: z.int().optional() }).meta({ id: "NewTodo" });
const TodoUpdate = Todo.omit({ id: true, url: true }).partial().meta({ id: "TodoUpdate" });
type Todo = z.infer<typeof Todo>;

const todos = new Map<number, Todo>();
let revision = 0;
const save = (todo: Todo) => {
  revision += 1;
  todos.set(todo.id, todo);
  return todo;
};

const list = resource("/todos", {
  generateEtag: () => String(revision),
  GET: { summary: "List the todos", response: z.array(Todo), represent: () => [...todos.values()] },
  POST: {
    summary: "Add a todo",
    body: NewTodo,
    response: Todo,
    apply: ({ body: { title, order = null } }) => {
      const id = revision + 1;
      return save({ id, title, completed: false, order, url: `/todos/${id}` });
    },
    createPath: ({ result }) => result.url,
  },
  DELETE: {
    summary: "Delete all todos",
    response: { 204: null },
    deleteResource: () => {
      revision += 1;
      todos.clear();
    },
  },
});

const todo = resource("/todos/{id}", {
  find: ({ params }) => todos.get(Number(params.id)),
  generateEtag: ({ entity }) => JSON.stringify(entity),
  GET: { summary: "Read a todo", response: Todo, represent: ({ entity }) => entity },
  PATCH: {
    summary: "Change a todo",
    body: TodoUpdate,
    response: Todo,
    apply: ({ entity, body: { title, completed, order } }) =>
      save({
        ...entity,
        title: title ?? entity.title,
        completed: completed ?? entity.completed,
        order: order ?? entity.order,
      }),
  },
  DELETE: {
    summary: "Delete a todo",
    response: { 204: null },
    deleteResource: ({ entity }) => {
      revision += 1;
      todos.delete(entity.id);
    },
  },
});

export const service = new Service({ resources: { list, todo }, cors: { origins: "*", headers: ["Content-Type"] } });
export const document = mountOpenapi(service, { title: "Todos", version: "1.0.0", page: "/docs" });
