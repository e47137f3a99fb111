import { helpDeskTests } from "../../test/helpDeskTests.ts";
import { describeWithPostgres } from "../../test/postgres/realPostgres.ts";

describeWithPostgres("with a server", 1, (pool) => {
  helpDeskTests("the help desk, on PostgreSQL", () => {
    process.env["DATABASE_URL"] = String(pool().options.connectionString);
    return import("./app.ts");
  });
});
