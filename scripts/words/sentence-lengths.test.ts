import { describe, expect, it } from 'vitest';
import { maxSentenceWords, sentenceFaults } from './sentence-lengths.mjs';
import { closedSentencesOf, sentencesOf, wordsOf } from './sentences.mjs';

/** One sentence of each language that is too long. */
const tooLong = {
  en: [
    'If the last day is a Saturday, a Sunday or a public holiday',
    'in your country, the period ends on the next working day.',
  ],
  de: [
    'Fällt der letzte Tag der Frist auf einen Samstag, einen Sonntag oder einen gesetzlichen',
    'Feiertag in Ihrem Land, endet die Frist erst am nächsten Werktag.',
  ],
  nl: [
    'Valt de laatste dag op een zaterdag, een zondag of een feestdag in je',
    'land, dan loopt de termijn door tot en met de eerstvolgende werkdag.',
  ],
  fr: [
    'Si leur dernier jour est un samedi, un dimanche ou un jour férié dans votre',
    'pays, le délai court jusqu’à la fin du premier jour ouvré suivant.',
  ],
  it: [
    'Se l’ultimo giorno è un sabato, una domenica o un giorno festivo nel tuo Paese,',
    'il termine scade alla fine del primo giorno lavorativo successivo.',
  ],
  es: [
    'Si el último día del plazo es un sábado, un domingo o un día festivo',
    'en tu país, el plazo termina al final del siguiente día laborable.',
  ],
  pt: [
    'Se o último dia for um sábado, um domingo ou um feriado no',
    'seu país, o prazo termina no fim do dia útil seguinte.',
  ],
  pl: [
    'Jeśli ostatni dzień przypada w sobotę, niedzielę lub dzień ustawowo wolny od pracy',
    'w kraju kupującego, termin kończy się z upływem następnego dnia roboczego.',
  ],
  ja: [
    '日数で数える発送、ご回答、お支払いの期限は、最終日がお住まいの国の土',
    '曜日、日曜日または祝日にあたるとき、次の営業日の終わりまでとします。',
  ],
  ar: [
    'إن كان اليوم الأخير من مهلة بالأيام للإرسال أو القرار أو الدفع عطلة',
    'أسبوعية أو رسمية في بلدك، تنتهي المهلة بنهاية يوم العمل التالي.',
  ],
};

/** The same words of each language in several sentences. */
const fits = {
  en: ['The last day may be a holiday. The period then ends on', 'the next working day of your country, not before.'],
  de: [
    'Wir zahlen, z. B. per Überweisung, nach Art. 6 der AGB. Fällt der Tag',
    'auf einen Feiertag, zählt der nächste Werktag. Das gilt auch für Sie.',
  ],
  nl: [
    'We betalen na de controle. Valt de dag op een feestdag, dan telt de eerstvolgende',
    'werkdag; dat geldt ook voor het terugsturen van boeken.',
  ],
  fr: [
    'Vous payez la différence : nous l’indiquons dans l’e-mail. Est-ce un jour férié ?',
    'Le premier jour ouvré suivant compte alors pour vous et pour nous.',
  ],
  it: [
    'Paghi la differenza: la trovi nell’email. È un giorno festivo? Allora',
    'vale il primo giorno lavorativo successivo, per te e anche per noi.',
  ],
  es: [
    '¿Es un día festivo? Entonces cuenta el siguiente día laborable, para ti',
    'y también para nosotros. El plazo termina al final de ese mismo día.',
  ],
  pt: [
    'É feriado? Então conta o dia útil seguinte, para si e também para',
    'nós. O prazo termina no fim desse mesmo dia, e não antes disso.',
  ],
  pl: [
    'Czy to dzień wolny od pracy? Liczy się następny dzień roboczy, także',
    'dla nas. Termin upływa z końcem tego dnia, a nie wcześniej, zawsze.',
  ],
  ja: [
    '最終日が土曜日、日曜日または祝日にあたることがあります。そのときは、次',
    'の営業日の終わりまでとします。お支払いの期限も、ご回答の期限も同じです。',
  ],
  ar: [
    'هل اليوم الأخير عطلة؟ تنتهي المهلة بنهاية يوم العمل التالي، لك ولنا أيضًا. وهذا',
    'يشمل الإرسال. ويشمل القرار والدفع؛ ولا تنتهي المهلة قبل ذلك اليوم أبدًا.',
  ],
};

/** Joins the two lines of a text. Japanese has no spaces. */
const joined = (language: string, lines: readonly string[]) => lines.join(language === 'ja' ? '' : ' ');

describe('a sentence', () => {
  it.each(Object.entries(tooLong))('of language %s may not have too many words', (language, lines) => {
    const text = joined(language, lines);

    expect(sentenceFaults([{ place: 'faq: late', text }], language)).toEqual([expect.stringContaining('faq: late: “')]);
  });

  it.each(Object.entries(fits))('of language %s ends at its marks', (language, lines) => {
    const text = joined(language, lines);
    const length = language === 'ja' ? [...text].length : wordsOf(text);
    expect(length).toBeGreaterThan(
      { en: maxSentenceWords.en, ja: maxSentenceWords.ja }[language] ?? maxSentenceWords.other,
    );

    expect(sentenceFaults([{ place: 'faq: late', text }], language)).toEqual([]);
  });

  it('is a list item, a cell or a line, without the marks of Markdown', () => {
    const text =
      '## A heading\n\n- **Two** words\n1. See [our terms](/terms)\n\n| Data | Law, art. 6 |\n|---|--:|\n> Quoted';

    expect(sentencesOf(text)).toEqual(['A heading', '**Two** words', 'See our terms', 'Data', 'Law, art. 6', 'Quoted']);
  });

  it('counts a placeholder and an abbreviation as one word', () => {
    expect(wordsOf('We pay {amount} – by {day}')).toBe(5);
    expect(sentencesOf('Wir zahlen z. B. bar. {amount} kommen später.')).toEqual([
      'Wir zahlen zB bar',
      '{amount} kommen später',
    ]);
  });

  it('is closed by a point or a question mark, not by a colon', () => {
    expect(closedSentencesOf('We saved it: try again; it works.')).toBe(1);
    expect(closedSentencesOf('Nothing yet? Try again')).toBe(2);
    expect(closedSentencesOf('保存しました。もう一度お試しください。')).toBe(2);
    expect(closedSentencesOf('لم تصل؟ يُرجى المحاولة.')).toBe(2);
  });

  it('allows the wording of a law in a quotation', () => {
    const text = tooLong.en.join(' ');
    expect(sentenceFaults([{ place: 'page', text: `> ${text}` }], 'en')).toEqual([]);
    expect(sentenceFaults([{ place: 'page', text: `>${text}\n\n${text}` }], 'en')).toHaveLength(1);
  });
});
