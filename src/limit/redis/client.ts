/** The part of the `redis` package's client (or cluster) that is used. */
export interface NodeRedisClient {
  evalSha(sha1: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** The part of ioredis's client (or cluster) that is used; iovalkey's is the same. */
export interface IoRedisClient {
  evalsha(sha1: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
}

/** The part of the client (or cluster client) of `@valkey/valkey-glide` that is used. */
export interface GlideClient {
  customCommand(words: string[]): Promise<unknown>;
}

/** The user's own client, of any of these packages. */
export type RedisClient = NodeRedisClient | IoRedisClient | GlideClient;

export interface Script {
  readonly text: string;
  readonly sha1: string;
}

export interface ScriptCall {
  readonly keys: string[];
  readonly args: string[];
}

/** @param built builds the call, again for each time that it is sent */
export type RunScript = (script: Script, built: () => ScriptCall) => Promise<unknown>;

/** Runs a script by its hash, and by its text where the server does not know it; before that, calls `onReload`. */
export function scriptRunner(client: RedisClient, onReload: () => void): RunScript {
  const send = senderOf(client);
  return async (script, built) => {
    try {
      return await send("EVALSHA", script.sha1, built());
    } catch (error) {
      // The error as the server words it, or as Glide does. Nothing has run then, so nothing runs twice.
      if (!(error instanceof Error && /^NOSCRIPT|- NoScriptError: /.test(error.message))) throw error;
      onReload();
      return await send("EVAL", script.text, built());
    }
  };
}

type Send = (command: "EVALSHA" | "EVAL", what: string, call: ScriptCall) => Promise<unknown>;

function senderOf(client: RedisClient): Send {
  if ("customCommand" in client) {
    // A cluster client finds the node of these commands by their keys.
    return (command, what, { keys, args }) =>
      client.customCommand([command, what, String(keys.length), ...keys, ...args]);
  }
  if ("evalSha" in client) {
    return (command, what, { keys, args }) =>
      client[command === "EVAL" ? "eval" : "evalSha"](what, { keys, arguments: args });
  }
  return (command, what, { keys, args }) =>
    client[command === "EVAL" ? "eval" : "evalsha"](what, keys.length, ...keys, ...args);
}
