/** Bindings of an edition. This file has no schema, so that the browser can load it. */
export const formats = ['paperback', 'hardcover', 'pocket', 'other'] as const;
