import { part, resource, Service } from "signalbox";
import { z } from "zod";
import { begin, end, openDatabase } from "./database.ts";
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
  const inTransaction = part({
    lend: {
      transaction: {
        open: () => begin(path),
        close: (transaction, { status = 500 }) => end(transaction, status < 400),
      },
    },
  });
  const payments = resource("/payments", {
    with: [payer, inTransaction],
    principal: ({ payer }) => payer,
    idempotency: { store, required: true, leaseSeconds, timeoutMs: Math.min(1000, leaseSeconds * 500) },
    POST: {
      summary: "Pay, once",
      body: NewPayment,
      response: Payment,
      apply: async ({ body: { amount, note }, payer, transaction, idempotency }) => {
        const database = await transaction();
        // The response is recorded in the transaction before that is committed.
        idempotency?.record(database);
        const { lastInsertRowid } = database
          .prepare("INSERT INTO payments (payer, amount, note) VALUES (?, ?, ?)")
          .run(payer, amount, note);
        return { id: Number(lastInsertRowid), amount, note };
      },
      createPath: ({ result }) => `/payments/${result.id}`,
    },
  });
  return new Service({ resources: { payments }, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } });
}
