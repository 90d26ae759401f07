/**
 * In Italian, the article before a date is elided on day 8 and 11: "entro il 9 dicembre", but "entro l’8 dicembre". The
 * pattern finds articles, also within "al", "dal" and "del", before an input that is a date.
 */
const italianArticle =
  /\b(?:([Ii])l|([Aa]|[DdNn][ae]|[Ss]u)l) (?=\$\{(i\?\.(?:date|day|until|earliest|latest|time))\})/g;

function elidedArticle(alone, contracted) {
  if (alone === undefined) return `${contracted}ll’`;
  return alone === 'I' ? 'L’' : 'l’';
}

/** Returns the code of a compiled message whose Italian text chooses the article by the day that follows. */
export function elideItalianArticles(code) {
  return code.replaceAll(/^const it_\w+ = [^]*?^};$/gm, (message) =>
    message.replaceAll(italianArticle, (article, alone, contracted, day) => {
      return `\${/^(?:8|11)\\b/.test(${day}) ? "${elidedArticle(alone, contracted)}" : "${article}"}`;
    }),
  );
}
