import type { Language } from '../domain/language';
import { textsSchema, type Texts } from '../domain/pages/text-schemas';
import { parsePageFile } from '../scripts/build/page-file.mjs';
import { type Ctx } from '../worker/platform/context';
import { openServices, shopContext } from '../worker/services';
import { loadTexts } from '../worker/content/pages/load-texts';

const faqFiles = import.meta.glob<unknown>('../catalogue/faq/*.json', { eager: true, import: 'default' });
const pageFiles = import.meta.glob<string>('../catalogue/pages/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Returns the shop's texts of a language from `catalogue/`. */
export function embeddedTexts(language: Language): Texts {
  const pages = Object.entries(pageFiles).flatMap(([path, text]) => {
    const [, slug, its] = /([\w-]+)\.(\w+)\.md$/.exec(path) ?? [];
    return its === language ? [{ slug, ...parsePageFile(text) }] : [];
  });
  return textsSchema.parse({
    language,
    fingerprint: 'tests',
    pages,
    ...Object(faqFiles[`../catalogue/faq/${language}.json`]),
  });
}

/** Loads the real texts into the shop of a test. */
export async function seedTexts(env: Env, languages: readonly Language[]): Promise<void> {
  const ctx: Ctx = shopContext(openServices(env), () => undefined);
  for (const language of languages) await loadTexts(ctx, embeddedTexts(language));
}
