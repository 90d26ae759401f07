import { fireEvent, screen, within } from '@testing-library/react';
import { money } from '../../domain/money';
import type { MatchInput } from '../../domain/catalogue/book-lines/match-schemas';
import type { OffersInput } from '../../domain/pricing/schemas';
import { openTitleStorage } from '../../client/features/scanning/titles/title-storage';
import type { Call } from './show-screen';
import { stubMatchMedia } from './stub-match-media';

export const [emma, emmaInGerman, kim] = ['9780141439587', '9783150075289', '9780140183528'] as const;

const edition = (isbn: string, title: string, language = 'en') => ({
  isbn,
  title,
  language,
  format: 'paperback',
  publisher: 'Penguin',
  year: 2003,
  cover: `/covers/${isbn}.svg`,
});
const emmaWork = {
  work: 'emma',
  title: 'Emma',
  authors: ['Jane Austen'],
  editions: [edition(emma, 'Emma'), edition(emmaInGerman, 'Emma', 'de')],
};
const kimWork = { work: 'kim', title: 'Kim', authors: ['Rudyard Kipling'], editions: [edition(kim, 'Kim')] };

/** Meaning of each line: "Emma" certainly one work, "K" one of two, all others nothing. */
function matchOf(line: string, index: number) {
  if (line.startsWith('Emma')) return { index, kind: 'works', confidence: 'certain', works: [emmaWork] };
  if (line === 'K?') return { index, kind: 'works', confidence: 'likely', works: [kimWork, emmaWork] };
  return { index, kind: 'works', confidence: 'none', works: [] };
}

/** State of the shop, and the lines that it was asked about. */
export const titleShop = { isOffline: false, asked: [] as string[] };
export function shop({ path, body }: Call): unknown {
  if (path === '/asked-books') return { items: [] };
  if (path === '/books/matches') {
    if (titleShop.isOffline) throw new TypeError('no network');
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the screen's own call
    const { lines } = body as MatchInput;
    titleShop.asked.push(...lines);
    return { items: lines.map(matchOf) };
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the screen's own call
  const items = (body as OffersInput).books.map(({ isbn, grade }, index) => ({
    index,
    asked: isbn,
    isbn,
    grade,
    offer: { kind: 'offer', amount: money(420, 'EUR'), reasons: [], heldUntil: null },
    book: { isbn, title: isbn === kim ? 'Kim' : 'Emma', authors: ['A'], cover: `/covers/${isbn}.svg` },
  }));
  return new Response(items.map((item) => `${JSON.stringify(item)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson' },
  });
}

/** Enters a text and waits for the questions about it. */
export async function enter(text: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'ISBNs or titles' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find books' }));
  return within(await screen.findByRole('dialog', { name: 'Which of these?' }));
}
/** Returns the lines that the device stores. */
export async function keptTitles(): Promise<readonly string[]> {
  const device = await openTitleStorage(() => undefined);
  const lines = (await device?.load()) ?? [];
  device?.close();
  return lines.map(({ line }) => line);
}
/** Returns the ISBNs of the run. */
export const rows = () => screen.queryAllByRole('row').flatMap((row) => row.textContent.match(/97\d{11}/g) ?? []);

/** Sets up a wide screen. */
export function widen(): void {
  stubMatchMedia(true);
}
