import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClaimedRow, Ctx } from '../../platform/context';
import { openServices, type Services } from '../../services';

/** Costs of calls: round trips (a batch or a single statement), statements in them, and rows that D1 read. */
export interface Cost {
  readonly trips: number;
  readonly statements: number;
  readonly rows: number;
}

/** An environment whose database counts. `take` returns the cost since it was called last. */
export interface CountedEnv {
  readonly env: Env;
  readonly take: () => Cost;
}

type Count = (results: readonly D1Result[]) => void;

/** Returns an object that is the same but for the members in `changed`. */
function changing<Target extends object>(target: Target, changed: Partial<Target>): Target {
  const own = new Map<string | symbol, unknown>(Object.entries(changed));
  return new Proxy(target, {
    get(inner, name) {
      if (own.has(name)) return own.get(name);
      const value: unknown = Reflect.get(inner, name);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
}

/** The platform's statement behind a counting one. A batch takes only the platform's own. */
const platformOf = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function countedStatement(inner: D1PreparedStatement, count: Count, isRead: boolean): D1PreparedStatement {
  const counted = async <T>(result: Promise<D1Result<T>>): Promise<D1Result<T>> => {
    count([await result]);
    return result;
  };
  const statement: D1PreparedStatement = changing(inner, {
    bind: (...values) => countedStatement(inner.bind(...values), count, isRead),
    all: <T>() => counted(inner.all<T>()),
    run: <T>() => counted(inner.run<T>()),
    first: async <T>(column?: string) => {
      const { results } = await counted(inner.all<Record<string, T>>());
      const [row] = results;
      if (row === undefined) return null;
      // oxlint-disable-next-line typescript/consistent-type-assertions -- D1 declares two overloads
      return (column === undefined ? row : (row[column] ?? null)) as T | null;
    },
    raw: async <T>() => {
      // Rows without names come without figures, and a read may run again.
      count([isRead ? await inner.all() : await inner.run()]);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- D1 declares two overloads
      return (isRead ? await inner.raw<T>() : []) as T[] & [string[], ...T[]];
    },
  });
  platformOf.set(statement, inner);
  return statement;
}

function counting<Database extends Pick<D1Database, 'prepare' | 'batch'>>(database: Database, count: Count): Database {
  const changed: Partial<Pick<D1Database, 'prepare' | 'batch'>> = {
    prepare: (query) => countedStatement(database.prepare(query), count, /^\s*(?:select|with)\b/i.test(query)),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await database.batch<T>(statements.map((each) => platformOf.get(each) ?? each));
      count(results);
      return results;
    },
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- both kinds of database have these two members
  return changing(database, changed as Partial<Database>);
}

/** Set while the outbox is delivered, which happens after the answer. */
const afterAnswer = new AsyncLocalStorage<true>();

/** Returns the environment with a database that counts what its sessions run before the answer. */
export function countedEnv(env: Env): CountedEnv {
  const { DB: database } = env;
  let cost: Cost = { trips: 0, statements: 0, rows: 0 };
  const count: Count = (results) => {
    if (afterAnswer.getStore()) return;
    const rows = results.reduce((sum, { meta }) => sum + meta.rows_read, cost.rows);
    cost = { trips: cost.trips + 1, statements: cost.statements + results.length, rows };
  };
  const watched = new WeakSet<Services>();
  const watchOutbox = () => {
    const services = openServices(counted);
    const { sendOutbox } = services;
    if (watched.has(services)) return;
    watched.add(services);
    Object.assign(services, {
      sendOutbox: (ctx: Ctx, own?: ClaimedRow) => afterAnswer.run(true, () => sendOutbox(ctx, own)),
    });
  };
  const withSession: D1Database['withSession'] = (at) => {
    // The services are built again after a call with another environment.
    watchOutbox();
    return counting(database.withSession(at), count);
  };
  const counted = { ...env, DB: changing(database, { withSession }) };
  return {
    env: counted,
    take: () => {
      const taken = cost;
      cost = { trips: 0, statements: 0, rows: 0 };
      return taken;
    },
  };
}
