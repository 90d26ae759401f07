import type { Ctx } from './context';
import type { Ahead } from './read-ahead';

/** Hono's environment for every API route: routes find their context under `ctx`. */
export interface ApiEnv {
  Bindings: Env;
  /** `ahead`: what was read together with the session, for the route's verb. */
  Variables: { ctx: Ctx; ahead: Ahead | null };
}
