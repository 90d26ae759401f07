import { isSubject, subjects, type Subject } from '../subjects';
import { comparable } from './words';

/**
 * Names of the subjects in the shop's languages, separated by `|`. Used to find subjects by search words and to read
 * the subjects of import files; they are never shown. Add the words that people use for a subject, in any language and
 * order; a word may name several subjects. `match.test.ts` and `csv.test.ts` check the effect.
 */
const names: Readonly<Record<Subject, string>> = {
  fiction:
    'novel|novels|roman|romane|romans|romanzo|romanzi|novela|novelas|powieść|romance literário|小説|رواية|' +
    'روايات|general fiction|literary fiction|literature',
  classics:
    'classic|klassiker|klassiek|classique|classiques|clásico|clásicos|classici|klasyka|clássicos|名作|古典|كلاسيكيات',
  crime:
    'crime novels|crime fiction|kriminalromane|romans policiers|novelas policíacas|novelas negras|romanzi gialli|' +
    'misdaadromans|powieści kryminalne|romances policiais|krimi|krimis|kriminalroman|mystery|detective|' +
    'policier|polar|policíaca|novela negra|giallo|gialli|' +
    'misdaad|kryminał|kryminały|policial|ミステリー|推理小説|جريمة|بوليسية',
  thriller: 'thrillers|spannung|suspense|スリラー|إثارة',
  fantasy: 'fantasie|fantastique|fantasía|fantastyka|fantasia|ファンタジー|فانتازيا',
  'science-fiction':
    'sci-fi|scifi|science fiction|sf|ciencia ficción|fantascienza|ficção científica|サイエンスフィクション|خيال علمي',
  historical:
    'historical fiction|historical novels|historische romane|romans historiques|novelas históricas|romanzi storici|' +
    'historische romans|powieści historyczne|romances históricos|historischer roman|historische roman|' +
    'roman historique|novela histórica|' +
    'romanzo storico|powieść historyczna|romance histórico|歴史小説|رواية تاريخية',
  romance:
    "love stories|romans d'amour|novelas románticas|romanzi d'amore|liefdesromans|love story|liebesroman|" +
    "liebesromane|romantik|roman d'amour|romántica|liefdesroman|romans obyczajowy|恋愛|رومانسية",
  horror: 'grusel|horreur|terror|orrore|groza|ホラー|رعب',
  'young-adult': 'ya|young adult|jugendbuch|jugendbücher|jeunesse ado|juvenil|ragazzi|jeugd|młodzieżowe|青春|يافعين',
  children:
    'kids|juvenile|kinderbuch|kinderbücher|jeunesse|enfants|infantil|niños|bambini|kinderboek|' +
    'kinderboeken|dziecięce|crianças|児童書|絵本|أطفال',
  comics:
    'comic|graphic novel|graphic novels|bande dessinée|bd|cómic|cómics|fumetti|fumetto|strips|komiks|' +
    'komiksy|banda desenhada|漫画|マンガ|قصص مصورة',
  poetry: 'poems|lyrik|gedichte|poésie|poesía|poesia|poëzie|poezja|詩|شعر',
  drama: 'plays|theater|theatre|théâtre|teatro|toneel|dramat|戯曲|مسرح',
  'short-stories':
    'short stories|stories|erzählungen|kurzgeschichten|nouvelles|cuentos|relatos|racconti|verhalen|' +
    'opowiadania|contos|短編集|短編|قصص قصيرة',
  biography: 'biographies|biografie|biographie|biografía|biografia|伝記|سيرة',
  memoir:
    'memoirs|autobiography|erinnerungen|autobiographie|mémoires|memorias|autobiografía|memorie|' +
    'autobiografie|wspomnienia|memórias|回想録|自伝|مذكرات',
  history: 'geschichte|histoire|historia|storia|geschiedenis|história|歴史|تاريخ',
  politics: 'political|politik|politique|política|politica|politiek|polityka|政治|سياسة',
  philosophy: 'philosophie|filosofía|filosofia|filosofie|filozofia|哲学|فلسفة',
  religion: 'spirituality|theology|glaube|religión|religione|religie|religião|宗教|دين',
  psychology: 'psychologie|psicología|psicologia|psychologia|心理学|علم النفس',
  science: 'wissenschaft|naturwissenschaft|sciences|ciencia|scienza|wetenschap|nauka|ciência|科学|علوم',
  nature: 'natur|environment|naturaleza|natura|natuur|przyroda|natureza|自然|طبيعة',
  travel: 'reise|reisen|voyage|voyages|viajes|viaggi|reizen|podróże|viagens|旅行|سفر|رحلات',
  food: 'cooking|cookbook|cookbooks|kochen|kochbuch|cuisine|cocina|cucina|koken|kookboek|kuchnia|culinária|料理|طبخ',
  art: 'kunst|arts|arte|sztuka|美術|芸術|فن|فنون',
  essays: 'essay|essais|ensayo|ensayos|saggi|saggio|eseje|ensaios|エッセイ|随筆|مقالات',
  business:
    'economics|wirtschaft|économie|negocios|economía|affari|economia|economie|biznes|negócios|ビジネス|経済|أعمال|اقتصاد',
  'self-help':
    'self help|ratgeber|développement personnel|autoayuda|autoaiuto|zelfhulp|poradnik|autoajuda|自己啓発|تطوير الذات',
  language: 'languages|sprache|sprachen|langue|langues|idiomas|lingua|lingue|taal|języki|línguas|語学|言語|لغات|لغة',
};

const byName = new Map<string, Set<Subject>>();
for (const subject of subjects) {
  for (const name of [subject, ...names[subject].split('|')]) {
    const key = comparable(name);
    byName.set(key, (byName.get(key) ?? new Set()).add(subject));
  }
}

/** Returns the subjects that a whole text names in any of the shop's languages; mostly none or one. */
export function subjectsNamed(text: string): readonly Subject[] {
  return [...(byName.get(comparable(text)) ?? [])];
}

/** Returns the subjects with a name that begins with the text; none for a single Latin letter. */
export function subjectsBeginning(text: string): readonly Subject[] {
  const start = comparable(text);
  if (start.length < 2) return [];
  const found = new Set<Subject>();
  for (const [name, named] of byName) if (name.startsWith(start)) for (const subject of named) found.add(subject);
  return [...found];
}

/** Subjects that an edition may have; more would make filters useless. */
const mostSubjects = 3;

/**
 * Returns at most three of our subjects for the subjects of another list: each by its whole name and by its words.
 * Unknown names are left out.
 */
export function subjectsOf(parts: readonly string[]): Subject[] {
  const found = new Set<Subject>();
  for (const part of parts) {
    if (isSubject(part)) found.add(part);
    else
      for (const piece of [part, ...part.split(/[\s/,&>-]+/)])
        for (const subject of subjectsNamed(piece)) found.add(subject);
  }
  return [...found].slice(0, mostSubjects);
}
