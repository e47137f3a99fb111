/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import type { IncomingMessage } from "node:http";
import { type INestApplication, Module } from "@nestjs/common";
import { WsAdapter } from "@nestjs/platform-ws";
import { type OnGatewayConnection, WebSocketGateway } from "@nestjs/websockets";
import type { WebSocket } from "ws";
import { isMember } from "../domain.mjs";

@WebSocketGateway({ path: "/echo" })
class Echo implements OnGatewayConnection {
  handleConnection(client: WebSocket, request: IncomingMessage) {
    if (!isMember(request.headers.authorization)) return client.close(1008);
    client.on("message", (data) => client.send(String(data)));
  }
}

@Module({ providers: [Echo] })
class App {}

const prepare = (app: INestApplication) => app.useWebSocketAdapter(new WsAdapter(app));

export const app = () => ({ module: App, prepare });
