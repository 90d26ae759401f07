// Loads pages, questions and answers of `catalogue/` into the running shop, only in languages that changed.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { parsePageFile } from '../build/page-file.mjs';

/** Returns all texts by language, each with the fingerprint of its files. */
export function embeddedTexts() {
  const pageFiles = readdirSync('catalogue/pages')
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  return readdirSync('catalogue/faq')
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const language = file.replace('.json', '');
      const { topics, questions } = JSON.parse(readFileSync(`catalogue/faq/${file}`, 'utf8'));
      const pages = pageFiles
        .filter((name) => name.endsWith(`.${language}.md`))
        .map((name) => ({
          slug: name.replace(`.${language}.md`, ''),
          ...parsePageFile(readFileSync(`catalogue/pages/${name}`, 'utf8')),
        }));
      const texts = { topics, questions, pages };
      return {
        language,
        fingerprint: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16),
        ...texts,
      };
    });
}

/** Loads the texts. Returns a line with the result. @throws an Error when the shop refuses them. */
export async function loadTexts(url, token) {
  const ask = async (method, body) => {
    const answer = await fetch(`${url}/api/catalogue/texts`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.json();
    const { code, facts } = await answer.json().catch(() => ({ code: `HTTP ${answer.status}` }));
    throw new Error(
      `The shop refused the texts of catalogue/${body === undefined ? '' : ` (${body.language})`}: ` +
        `${code} ${JSON.stringify(facts ?? {})}`,
    );
  };
  const all = embeddedTexts();
  const { items } = await ask('GET');
  const there = new Map(items.map(({ language, fingerprint }) => [language, fingerprint]));
  const changed = all.filter(({ language, fingerprint }) => there.get(language) !== fingerprint);
  const answers = await Promise.all(changed.map((texts) => ask('POST', texts)));
  const sum = (name) => answers.reduce((total, answer) => total + answer[name], 0);
  const news = ['written', 'removed', 'kept'].filter((name) => sum(name) > 0).map((name) => `${sum(name)} ${name}`);
  return [`pages and questions in ${all.length} languages`, ...news].join(', ');
}
