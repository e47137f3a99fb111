export * from "./cookie.ts";
