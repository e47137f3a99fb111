export declare class RedisServer {
  static start(args?: readonly string[]): Promise<RedisServer>;
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): void;
  resume(): void;
}
