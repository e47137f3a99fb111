import { staticPlugin } from "@elysia/static";
import { Elysia } from "elysia";

export const app = async (folder) => new Elysia().use(await staticPlugin({ assets: folder, prefix: "/assets" }));
