/** Rules of D1 about values, limits and errors. Each rule asks a database and returns the result. */

/** Answers a promise's value, or the message of its error. */
const told = (work) =>
  Promise.resolve()
    .then(work)
    .then(
      (value) => ({ value }),
      (error) => ({ error: error.message }),
    );
const rowsOf = async (statement) => (await statement.all()).results;

/** Tables that the rules use. */
export const ruleTables = [
  `CREATE TABLE rule (id INTEGER PRIMARY KEY, name TEXT UNIQUE,
    amount INTEGER NOT NULL CONSTRAINT amount_positive CHECK (amount > 0), bytes BLOB)`,
  'CREATE TABLE child (id TEXT PRIMARY KEY, rule INTEGER NOT NULL REFERENCES rule (id)) WITHOUT ROWID',
  `CREATE TRIGGER rule_kept BEFORE DELETE ON rule BEGIN SELECT RAISE(ABORT, 'append_only'); END`,
  `CREATE TRIGGER rule_counts AFTER UPDATE ON rule BEGIN UPDATE rule SET bytes = NULL WHERE id = NEW.id AND 1 = 0; END`,
];

/** So many parameters, put together by a function of any number of values. */
const marks = (count) => `concat(${Array.from({ length: count }, () => '?').join(', ')})`;
const ones = (count) => Array.from({ length: count }, () => '1');
const add = 'INSERT INTO rule (id, name, amount) VALUES (?1, ?2, ?3)';
export const rules = {
  'a number is real in an expression': (db) =>
    rowsOf(db.prepare(`SELECT ?1 AS n, typeof(?1) AS t, ?1 || '' AS s`).bind(3)),
  'a boolean is a number': (db) => rowsOf(db.prepare('SELECT ?1 AS yes, ?2 AS no').bind(true, false)),
  'null is NULL': (db) => rowsOf(db.prepare('SELECT ?1 IS NULL AS n').bind(null)),
  'undefined is refused': (db) => told(() => db.prepare('SELECT ?1').bind(undefined).all()),
  'an object is refused': (db) => told(() => db.prepare('SELECT ?1').bind({ a: 1 }).all()),
  'too few values are refused': (db) => told(() => db.prepare('SELECT ?1, ?2').bind(1).all()),
  'too many values are refused': (db) => told(() => db.prepare('SELECT ?1').bind(1, 2).all()),
  'a hundred values are taken': (db) => rowsOf(db.prepare(`SELECT length(${marks(100)}) AS n`).bind(...ones(100))),
  'a hundred and one are refused': (db) =>
    told(() =>
      db
        .prepare(`SELECT length(${marks(101)}) AS n`)
        .bind(...ones(101))
        .all(),
    ),
  'an insert counts its row': async (db) => (await db.prepare(add).bind(1, 'one', 5).run()).meta.changes,
  'bytes come back as numbers': async (db) => {
    await db
      .prepare('UPDATE rule SET bytes = ?1 WHERE id = 1')
      .bind(new Uint8Array([1, 2, 255]))
      .run();
    return rowsOf(db.prepare('SELECT bytes FROM rule WHERE id = 1'));
  },
  'a name twice': (db) => told(() => db.prepare(add).bind(2, 'one', 5).run()),
  'a key twice': (db) => told(() => db.prepare(add).bind(1, 'two', 5).run()),
  'a check': (db) => told(() => db.prepare(add).bind(3, 'three', 0).run()),
  'a missing value': (db) => told(() => db.prepare('INSERT INTO rule (id, name) VALUES (4, ?1)').bind('four').run()),
  'a missing parent': (db) => told(() => db.prepare('INSERT INTO child (id, rule) VALUES (?1, 99)').bind('c').run()),
  'a trigger that raises': (db) => told(() => db.prepare('DELETE FROM rule WHERE id = ?1').bind(1).run()),
  'a word that is no SQL': (db) => told(() => db.prepare('SELEC 1').all()),
  'a table that is not there': (db) => told(() => db.prepare('SELECT * FROM nowhere').all()),
  'a batch is all or nothing': async (db) => {
    const outcome = await told(() =>
      db.batch([db.prepare(add).bind(10, 'ten', 1), db.prepare(add).bind(11, 'ten', 1)]),
    );
    return [outcome, await rowsOf(db.prepare('SELECT count(*) AS n FROM rule WHERE id >= 10'))];
  },
  'a batch answers in order': async (db) => {
    const results = await db.batch([
      db.prepare(add).bind(20, 'twenty', 1),
      db.prepare('SELECT name FROM rule WHERE id = 20'),
      db.prepare('UPDATE rule SET amount = 2 WHERE id = 20'),
    ]);
    return results.map(({ results: rows, meta }) => [rows, meta.changes]);
  },
  'an empty result': (db) => rowsOf(db.prepare('SELECT 1 AS n WHERE 0')),
  'first of a column': (db) => db.prepare('SELECT 7 AS n').first('n'),
  'first of no row': (db) => db.prepare('SELECT 7 AS n WHERE 0').first(),
  'first of a column that is not there': (db) => told(() => db.prepare('SELECT 7 AS n').first('m')),
  'raw rows': (db) => db.prepare('SELECT 1 AS a, 2 AS b').raw(),
  'two columns of one name': (db) => rowsOf(db.prepare('SELECT 1 AS a, 2 AS a')),
  'an update that changes nothing': async (db) =>
    (await db.prepare('UPDATE rule SET amount = 3 WHERE id = 12345').run()).meta.changes,
  'returned rows': (db) => rowsOf(db.prepare('UPDATE rule SET amount = amount + 1 WHERE id = 1 RETURNING id, amount')),
  'a list as JSON': (db) => rowsOf(db.prepare('SELECT value AS v FROM json_each(?1)').bind('[1,"a",null,2.5]')),
};

/** Returns the answers of a database to all rules, by name. */
export async function askRules(db) {
  await db.batch(ruleTables.map((table) => db.prepare(table)));
  const answers = {};
  for (const [name, ask] of Object.entries(rules)) answers[name] = await ask(db);
  return answers;
}
