declare const __VERSION__: string | undefined;

/** Version of the build: a hash over all client chunks, or `dev`. */
export const version: string = typeof __VERSION__ === 'string' ? __VERSION__ : 'dev';
