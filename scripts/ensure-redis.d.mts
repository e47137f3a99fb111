export declare function ensureRedis(): { readonly path: string } | { readonly missing: string };
