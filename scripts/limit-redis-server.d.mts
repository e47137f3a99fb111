export declare class RedisServer {
  static start(args?: readonly string[]): Promise<RedisServer>;
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  suspend(): void;
  resume(): void;
}
