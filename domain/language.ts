/** The languages of the shop, in the order they are offered. Adding one is this line and a messages file. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];
export const baseLanguage: Language = 'en';

/** How a language names itself: the one list of words that is the same in every language. */
export const endonyms: Record<Language, string> = {
  en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', it: 'Italiano',
  nl: 'Nederlands', pl: 'Polski', pt: 'Português', ja: '日本語', ar: 'العربية',
};

/** Locale for `Intl`: Arabic always with the digits of `look.md`, the rest as they are. */
export function intlLocale(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-arab' : language === 'pt' ? 'pt-PT' : language === 'en' ? 'en-IE' : language;
}

export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && languages.some((language) => language === value);
}
