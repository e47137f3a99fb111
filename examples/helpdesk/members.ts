import { resource } from "signalbox";
import { postgresErrors } from "signalbox/postgres";
import { z } from "zod";
import { hashPassword } from "../library/password.ts";
import { inTransaction, only, pool, row, rows } from "./database.ts";
import { admins, agents, Role, User, users } from "./session.ts";
import { Id } from "./tickets.ts";

const Organisation = z.object({ id: z.int(), name: z.string(), members: z.int() }).meta({ id: "Organisation" });
const NewMember = z
  .object({
    name: z.string().trim().min(1).max(100),
    email: z.email().max(200),
    role: Role,
    password: z.string().min(8).max(200),
  })
  .meta({ id: "NewMember" });

const ORGANISATION = `SELECT id, name, (SELECT count(*)::integer FROM users WHERE organisation = organisations.id) AS members
  FROM organisations WHERE id = $1`;
const MEMBERS = `SELECT id, organisation, name, role FROM users
  WHERE organisation = $1 AND ($2::integer IS NULL OR id = $2) ORDER BY id`;
const INSERT = `INSERT INTO users (organisation, name, email, role, password) VALUES ($1, $2, $3, $4, $5)
  RETURNING id, organisation, name, role`;

export const organisation = resource("/organisation", {
  with: [users],
  summary: "Read your organisation",
  response: Organisation,
  represent: ({ user }) => only<z.infer<typeof Organisation>>(pool, ORGANISATION, user.organisation),
});

export const memberList = resource("/members", {
  GET: {
    with: [agents],
    summary: "List the members of your organisation",
    response: User.array(),
    represent: ({ user }) => rows<User>(pool, MEMBERS, user.organisation, null),
  },
  POST: {
    with: [admins, inTransaction, postgresErrors({ users_email_key: "email" })],
    summary: "Add a member",
    body: NewMember,
    response: User,
    apply: async ({ tx, user, body: { name, email, role, password } }) => {
      const hash = await hashPassword(password);
      return only<User>(await tx(), INSERT, user.organisation, name, email, role, hash);
    },
    createPath: ({ result }) => `/members/${result.id}`,
  },
});

export const memberItem = resource("/members/{member}", {
  with: [agents],
  pathModel: z.object({ member: Id }),
  summary: "Read a member",
  response: User,
  find: ({ user, params }) => row<User>(pool, MEMBERS, user.organisation, params.member),
  represent: ({ entity }) => entity,
});
