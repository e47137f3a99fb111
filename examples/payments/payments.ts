import { part, resource, Service } from "signalbox";
import { z } from "zod";
import { openDatabase, transactionOf } from "./database.ts";
import { DatabaseStore } from "./databaseStore.ts";

const NewPayment = z.object({ amount: z.int(), note: z.string() }).meta({ id: "NewPayment" });
const Payment = NewPayment.extend({ id: z.int() }).meta({ id: "Payment" });

/** Who pays. A real service looks up the token. */
const payer = part({
  security: ["bearer"],
  isAuthorized: ({ request }) => {
    const [, payer] = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
    return payer === undefined ? "Bearer" : { payer };
  },
});

/** Payments that happen once, however often they are sent: payment and response are committed in one transaction. */
export function paymentsService(path: string, leaseSeconds = 30): Service {
  const store = new DatabaseStore(openDatabase(path));
  const payments = resource("/payments", {
    with: [payer],
    principal: ({ payer }) => payer,
    idempotency: { store, required: true, leaseSeconds, timeoutMs: Math.min(1000, leaseSeconds * 500) },
    POST: {
      summary: "Pay, once",
      body: NewPayment,
      response: Payment,
      apply: (ctx) => {
        const { amount, note } = ctx.body;
        const { lastInsertRowid } = transactionOf(ctx, path)
          .prepare("INSERT INTO payments (payer, amount, note) VALUES (?, ?, ?)")
          .run(ctx.payer, amount, note);
        return { id: Number(lastInsertRowid), amount, note };
      },
      createPath: ({ result }) => `/payments/${result.id}`,
    },
  });
  return new Service({ resources: { payments }, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } });
}
