import { z } from 'zod';
import { problems } from '../../domain/problems';
import { testIsbn } from './shelf';

const parameterSchema = z.object({
  in: z.enum(['path', 'query']),
  name: z.string(),
  schema: z.object({ type: z.string() }),
});
/** Type of a field. A field that may be null has a list of types, whose other type counts. */
const fieldSchema = z.object({
  type: z
    .union([z.string(), z.array(z.string()).transform((types) => types.find((type) => type !== 'null'))])
    .optional(),
});
const bodySchema = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({ properties: z.record(z.string(), fieldSchema) }),
    }),
  }),
});
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: bodySchema.optional(),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** One operation of `/api/openapi.json`: its pattern, its parameters, and the type of each field of its JSON body. */
export interface Operation {
  /** `PUT /api/cart/lines/{isbn}/{grade}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly inQuery: readonly { readonly name: string; readonly type: string }[];
  /** Null where the operation takes no body. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** Returns all operations of an OpenAPI document. Throws for another document. */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries(documentSchema.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const properties = requestBody?.content['application/json'].schema.properties;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        inPath: parameters.filter((each) => each.in === 'path').map((each) => each.name),
        inQuery: parameters
          .filter((each) => each.in === 'query')
          .map((each) => ({ name: each.name, type: each.schema.type })),
        fields: properties
          ? Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, schema.type ?? 'any']))
          : null,
      };
    }),
  );
}

const goodValues: Readonly<Record<string, string>> = {
  isbn: testIsbn(1),
  grade: 'good',
  name: 'Ann%20Author',
  subject: 'fiction',
  run: 'none',
  from: '0',
  id: 'none',
  slug: 'about',
  key: 'k'.repeat(43),
  provider: 'google',
  report: 'sales',
  token: 'none',
  conversation: 'none',
  code: 'IE-NONE-1',
  line: '1',
  photo: 'none',
  parcel: '1',
  job: 'sendOutbox',
  work: 'emma-author',
  field: 'title',
  language: 'de',
  change: '1',
};

/**
 * Returns the address of an operation with valid values, or those of `but`. Throws for a parameter without a value.
 */
export function addressOf({ path }: Operation, but: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = but[name] ?? goodValues[name];
    if (value === undefined) throw new Error(`no value for ${name}`);
    return value;
  });
}

/** Returns the header with the token that an operation asks for: that of the feeds, or that of the import. */
export function authorizationFor({ path }: Pick<Operation, 'path'>): { readonly Authorization: string } {
  return { Authorization: `Bearer test-${path.startsWith('/api/feeds/') ? 'feed' : 'import'}-token` };
}

/**
 * Returns what is wrong with an answer that should be a listed problem, or null. It checks status, content type, code,
 * and that no cookie is set.
 */
export function whyNoProblem(answer: {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}): string | null {
  if (answer.status < 400 || answer.status >= 500) return `status ${answer.status}: ${answer.text.slice(0, 200)}`;
  if (answer.headers.get('Content-Type') !== 'application/problem+json')
    return `type ${answer.headers.get('Content-Type')}`;
  const { code } = z.object({ code: z.string() }).parse(JSON.parse(answer.text));
  const known = Object.entries(problems).find(([name]) => name === code);
  if (known?.[1] !== answer.status) return `code ${code} with ${answer.status}`;
  return answer.headers.getSetCookie().length === 0 ? null : `cookies ${answer.headers.getSetCookie().join('; ')}`;
}

/** Columns of one statement; D1 allows 100. */
const maxColumns = 50;

const tablesSql = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*'
  AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'd1_*' AND name NOT GLOB 'edition_words*' ORDER BY name`;
const stockSql = 'SELECT isbn, grade, on_hand, reserved, price FROM stock ORDER BY isbn, grade';

/** Returns the SQL that counts the rows of tables. One statement for many is faster than one for each. */
const countSql = (tables: readonly string[]) =>
  `SELECT ${tables.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`).join(', ')}`;

/** Statements of `everythingIn`. Each file of a runtime has the same tables, so they are read once. */
let statements: readonly string[] | null = null;

/** Returns the statements that count the rows of all tables and read the stock. */
async function readStatements(db: D1Database): Promise<readonly string[]> {
  const { results } = await db.prepare(tablesSql).all<{ name: string }>();
  const tables = results.map(({ name }) => name);
  return [
    ...Array.from({ length: Math.ceil(tables.length / maxColumns) }, (_, index) =>
      countSql(tables.slice(index * maxColumns, (index + 1) * maxColumns)),
    ),
    stockSql,
  ];
}

/**
 * Returns the number of rows of each table, and the whole stock. Where it is equal before and after a call, the call
 * has written nothing.
 */
export async function everythingIn(db: D1Database): Promise<string> {
  statements ??= await readStatements(db);
  const parts = await db.batch(statements.map((statement) => db.prepare(statement)));
  return JSON.stringify(parts.map(({ results }) => results));
}
