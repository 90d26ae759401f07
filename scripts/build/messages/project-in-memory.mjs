// Reads messages into a project of Inlang's SDK without its database, which takes 15 s for 3,000 messages.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the part of an Inlang project that `compileProject` reads: the settings, and one query for all messages.
 * `texts` has the texts of each message by language and key.
 */
export async function openProjectInMemory(settings, texts) {
  const [module] = settings.modules;
  const { default: format } = await import(pathToFileURL(resolve(module)).href);
  const files = settings.locales.map((locale) => ({
    locale,
    content: new TextEncoder().encode(JSON.stringify(texts[locale])),
  }));
  const rows = joinRows(await format.importFiles({ files, settings }));
  const query = { leftJoin: () => query, select: () => query, orderBy: () => query, execute: async () => rows };
  return { settings: { get: async () => settings }, db: { selectFrom: () => query } };
}

/**
 * Returns one row for each variant of a message, with the columns that the SDK's query names. The rows of a message
 * follow each other in the order of the languages.
 */
function joinRows({ bundles, messages, variants }) {
  const idOf = (bundleId, locale) => JSON.stringify([bundleId, locale]);
  const messagesOf = Map.groupBy(messages, ({ bundleId }) => bundleId);
  const variantsOf = Map.groupBy(variants, ({ messageBundleId, messageLocale }) =>
    idOf(messageBundleId, messageLocale),
  );
  return bundles.flatMap((bundle) =>
    messagesOf.get(bundle.id).flatMap((message) => {
      const messageId = idOf(bundle.id, message.locale);
      return variantsOf.get(messageId).map((variant, at) => ({
        bundleId: bundle.id,
        bundleDeclarations: bundle.declarations,
        messageId,
        messageLocale: message.locale,
        messageSelectors: message.selectors ?? [],
        variantId: `${messageId}${at}`,
        variantMatches: variant.matches ?? [],
        variantPattern: variant.pattern ?? [],
      }));
    }),
  );
}
