/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import { Controller, Headers, Module, Sse } from "@nestjs/common";
import { Observable } from "rxjs";
import { numbersAfter } from "../domain.mjs";

@Controller("numbers")
class Numbers {
  @Sse()
  all(@Headers("last-event-id") last: string | undefined) {
    return new Observable((subscriber) => {
      const left = new AbortController();
      void (async () => {
        for await (const number of numbersAfter(last, left.signal)) {
          subscriber.next({ id: String(number), data: { number } });
        }
        subscriber.complete();
      })();
      return () => left.abort();
    });
  }
}

@Module({ controllers: [Numbers] })
class App {}

export const app = () => ({ module: App });
