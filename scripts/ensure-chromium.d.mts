export declare function ensureChromium(): { readonly path: string } | { readonly missing: string };
export declare const CHROMIUM_ARGUMENTS: string[];
