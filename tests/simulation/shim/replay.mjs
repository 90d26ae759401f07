// Runs in workerd: replays batches on a database, so each is one call of D1 and not several of Miniflare's proxy.
import { askRules } from './rules.mjs';

/** Parts of an answer that are compared. */
const seenOf = ({ results, meta }) => [results, meta.changes];

async function play(db, asked) {
  try {
    const results = await db.batch(
      asked.map(({ text, values }) => (values.length === 0 ? db.prepare(text) : db.prepare(text).bind(...values))),
    );
    return { answers: results.map(seenOf), error: null };
  } catch (error) {
    return { answers: null, error: error.message };
  }
}

export default {
  /** Answers what the rules answer (`/RULES`), or each of the posted batches in turn (`/{database}`). */
  async fetch(request, env) {
    const name = new URL(request.url).pathname.slice(1);
    if (name === 'RULES') return Response.json(await askRules(env.RULES));
    const answers = [];
    for (const asked of await request.json()) answers.push(await play(env[name], asked));
    return Response.json(answers);
  },
};
