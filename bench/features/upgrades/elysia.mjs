import { Elysia, status } from "elysia";
import { isMember } from "../domain.mjs";

export const app = () =>
  new Elysia().ws("/echo", {
    beforeHandle: ({ headers }) => (isMember(headers.authorization) ? undefined : status(401)),
    message: (socket, message) => void socket.send(message),
  });
