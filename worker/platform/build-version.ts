import { shell } from 'virtual:shell';

/** Version of the build: a hash over all client chunks; `dev` where nothing was built. Part of every cache key. */
export const buildVersion: string = shell?.version ?? 'dev';
