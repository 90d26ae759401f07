import type { Script } from './script';

/** Returns the system fonts of a script, for text without outlines. */
export function systemFontsOf(script: Script, voice: 'serif' | 'sans', language: string): string {
  const serif = voice === 'serif';
  if (script === 'arabic') {
    return serif
      ? "'Noto Naskh Arabic','Geeza Pro','Traditional Arabic',serif"
      : "'Noto Sans Arabic','Geeza Pro','Segoe UI',sans-serif";
  }
  if (script !== 'east-asian') return serif ? "Georgia,'Noto Serif',serif" : 'system-ui,sans-serif';
  if (language.startsWith('zh')) {
    return serif
      ? "'Songti SC','Noto Serif CJK SC','Noto Serif SC',SimSun,serif"
      : "'PingFang SC','Noto Sans CJK SC','Noto Sans SC',sans-serif";
  }
  if (language.startsWith('ko')) {
    return serif
      ? "AppleMyungjo,'Noto Serif CJK KR','Noto Serif KR',Batang,serif"
      : "'Apple SD Gothic Neo','Noto Sans CJK KR','Malgun Gothic',sans-serif";
  }
  return serif
    ? "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Noto Serif JP',serif"
    : "'Hiragino Sans','Yu Gothic','Noto Sans CJK JP','Noto Sans JP',sans-serif";
}

const narrowArabic = /[اأإآٱدذرزژوؤىءة]/u;
const wideArabic = /[سشصضـ]/u;
const wideLetter = /[MWmwÆŒ\p{Dash_Punctuation}ЖМШЩЮФЫЂЊЉжмшщюфыΩΨωψ%&@]/u;

/**
 * Returns the estimated width of one grapheme in ems. It is generous, because the device chooses the font. Joined emoji
 * count as one; a letter with marks counts as the letter.
 */
export function estimateWidth(grapheme: string): number {
  const code = grapheme.codePointAt(0) ?? 0;
  if (/^[\p{M}\p{Default_Ignorable_Code_Point}]/u.test(grapheme)) return 0;
  if (/^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(grapheme) && code > 0xff) return 1.35;
  if (/^\p{Script=Arabic}/u.test(grapheme)) {
    if (code >= 0xfb50) return code === 0xfdfd ? 6 : 1.6;
    if (narrowArabic.test(grapheme)) return 0.36;
    return wideArabic.test(grapheme) ? 0.8 : 0.52;
  }
  if (grapheme === ' ') return 0.3;
  if (code >= 0x12000 && code < 0x12550) return 2.6;
  if ((code >= 0x1100 && code < 0x1200) || (code >= 0x2e80 && code < 0xa4d0) || (code >= 0xac00 && code < 0xd7fc))
    return 1;
  if (code >= 0xf900) return 1.1;
  if (/^[.,:;!'’|ijlftrI()[\]-]/u.test(grapheme)) return 0.42;
  if (/^\d/u.test(grapheme)) return 0.62;
  if (wideLetter.test(grapheme)) return 1.02;
  if (/^\p{Lu}/u.test(grapheme)) return 0.78;
  if (/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}]/u.test(grapheme)) return 0.62;
  return 0.95;
}
