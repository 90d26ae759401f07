import type { Ctx } from './context';
import type { PrefetchResult } from './prefetch';

/** Hono's environment for every API route: routes find their context under `ctx`. */
export interface ApiEnv {
  Bindings: Env;
  /** `prefetched`: results that were read together with the session, for the route's verb. */
  Variables: { ctx: Ctx; prefetched: PrefetchResult | null };
}
