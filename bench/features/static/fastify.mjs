import files from "@fastify/static";
import fastify from "fastify";

export const app = async (folder) => {
  const app = fastify();
  await app.register(files, {
    root: folder,
    prefix: "/assets/",
    preCompressed: true,
    dotfiles: "ignore",
    redirect: true,
  });
  return app;
};
