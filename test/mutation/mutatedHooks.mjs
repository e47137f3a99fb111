// @ts-check
const ROOT = new URL("../../", import.meta.url).href;

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return { ...found, url: found.url.replace(`${ROOT}dist/`, `${ROOT}.cache/mutants/package/dist/`) };
}
