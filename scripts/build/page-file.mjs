/**
 * Returns front matter (title, description, changed) and Markdown of a page of `catalogue/pages/`.
 * @throws an Error where the file has no front matter. `npm run check` reports its other faults.
 */
export function parsePageFile(text) {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n+([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('a page must begin with front matter between two lines of ---');
  const fields = new Map(
    head.split(/\r?\n/).map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]),
  );
  const field = (name) => fields.get(name) ?? '';
  return { title: field('title'), description: field('description'), changed: field('changed'), body: body.trimEnd() };
}
