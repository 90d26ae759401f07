type ShopEnv = Env;

declare namespace Cloudflare {
  /** `env` of `cloudflare:workers`, as the Worker's tests see it. */
  interface Env extends ShopEnv {
    readonly MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
  /** `exports` of `cloudflare:workers`: the Worker itself. */
  interface GlobalProps {
    mainModule: typeof import('../index');
  }
}
