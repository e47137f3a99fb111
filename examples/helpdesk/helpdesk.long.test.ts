import { describeWithPostgres } from "../../test/postgres/realPostgres.ts";
import { helpDeskTests } from "./suite.ts";

describeWithPostgres("with a server", 1, (pool) => {
  helpDeskTests("the help desk, on PostgreSQL", () => {
    process.env["DATABASE_URL"] = String(pool().options.connectionString);
    return import("./app.ts");
  });
});
