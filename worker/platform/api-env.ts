import type { Ctx } from './context';

/** Hono's environment for every API route: routes find their context under `ctx`. */
export interface ApiEnv {
  Bindings: Env;
  Variables: { ctx: Ctx };
}
