import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../../domain/language';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';

const store = new AsyncLocalStorage<Language>();

// Outside a render there is no language: silently falling back would mix languages between concurrent requests.
overwriteGetLocale(() => {
  const language = store.getStore();
  if (language === undefined) throw new Error('a message was asked for outside of withLanguage');
  return language;
});

/** Runs a whole render in one language; messages inside, also after awaits, speak it. */
export function withLanguage<T>(language: Language, work: () => T): T {
  return store.run(language, work);
}
