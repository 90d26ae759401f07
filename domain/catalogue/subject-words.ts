import { isSubject, subjects, type Subject } from '../subjects';
import { queryText } from './words';

/**
 * Names of the subjects in the shop's languages, separated by `|`. Used to find subjects by search words and to read
 * the subjects of import files; they are never shown. Add the words that people use for a subject, in any language and
 * order; a word may name several subjects. `match-expressions.test.ts` and `csv.test.ts` check the effect.
 */
const names: Readonly<Record<Subject, string>> = {
  fiction:
    'novel|novels|roman|romane|romans|romanzo|romanzi|novela|novelas|powieść|romance literário|小説|رواية|' +
    'روايات|general fiction|literary fiction|literature',
  classics:
    'classic|klassiker|klassiek|classique|classiques|clásico|clásicos|classici|klasyka|clássicos|名作|古典|كلاسيكيات',
  crime:
    'crime novels|crime fiction|kriminalromane|romans policiers|novelas policíacas|novelas negras|' +
    'romanzi gialli|misdaadromans|powieści kryminalne|romances policiais|krimi|krimis|kriminalroman|mystery|' +
    'detective|policier|polar|policíaca|novela negra|giallo|gialli|misdaad|kryminał|kryminały|policial|ミステリー|' +
    '推理小説|جريمة|بوليسية|whodunnit|whodunnits|whodunit|whodunits|murder mystery|murder mysteries|' +
    'detective stories|detective novels|police procedural|kriminalgeschichten|detektivromane|romans noirs|' +
    'enquêtes policières|novelas de detectives|romanzi polizieschi|detectives|detectiveromans|' +
    'powieści detektywistyczne|książki detektywistyczne|romances de detetives|livros policiais|探偵小説|刑事小説|' +
    'روايات بوليسية|روايات الجريمة',
  thriller:
    'thrillers|spannung|suspense|スリラー|إثارة|page turners|spy novels|spy stories|psychothriller|agentenromane|' +
    "romans d'espionnage|novelas de espías|romanzi di spionaggio|spionageromans|powieści szpiegowskie|" +
    'romances de espionagem|スパイ小説|روايات تشويق',
  fantasy:
    'fantasie|fantastique|fantasía|fantastyka|fantasia|ファンタジー|فانتازيا|magic|wizards|fantasybücher|' +
    'romans fantastiques|libros de magia|libri fantasy|fantasyboeken|powieści fantasy|livros de fantasia|' +
    'ファンタジー小説|روايات خيالية',
  'science-fiction':
    'sci-fi|scifi|science fiction|sf|ciencia ficción|fantascienza|ficção científica|サイエンスフィクション|خيال علمي|' +
    "space opera|zukunftsromane|romans d'anticipation|novelas de ciencia ficción|romanzi di fantascienza|" +
    'toekomstromans|powieści science fiction|sf小説|روايات خيال علمي',
  historical:
    'historical fiction|historical novels|historische romane|romans historiques|novelas históricas|romanzi storici|' +
    'historische romans|powieści historyczne|romances históricos|historischer roman|historische roman|' +
    'roman historique|novela histórica|' +
    'romanzo storico|powieść historyczna|romance histórico|歴史小説|رواية تاريخية',
  romance:
    "love stories|romans d'amour|novelas románticas|romanzi d'amore|liefdesromans|love story|liebesroman|" +
    "liebesromane|romantik|roman d'amour|romántica|liefdesroman|romans obyczajowy|恋愛|رومانسية|" +
    "romantic novels|love novels|romances románticos|romans à l'eau de rose|historias de amor|storie d'amore|" +
    'liefdesverhalen|romanse|powieści o miłości|histórias de amor|romances românticos|ラブストーリー|恋愛小説|' +
    'روايات رومانسية|قصص حب',
  horror:
    'grusel|horreur|terror|orrore|groza|ホラー|رعب|scary books|scary stories|ghost stories|gruselgeschichten|' +
    "gruselromane|schauerromane|histoires de fantômes|livres d'horreur|livres qui font peur|libros de miedo|" +
    "libros de terror|historias de miedo|libri dell'orrore|libri di paura|storie di fantasmi|griezelverhalen|" +
    'griezelboeken|spookverhalen|horrory|powieści grozy|straszne książki|livros de terror|livros de medo|' +
    'histórias de terror|ホラー小説|怪談|怖い本|怖い話|روايات رعب|قصص رعب',
  'young-adult':
    'ya|young adult|jugendbuch|jugendbücher|jeunesse ado|juvenil|ragazzi|jeugd|młodzieżowe|青春|يافعين|' +
    'teen books|books for teenagers|bücher für jugendliche|livres pour ados|libros juveniles|' +
    'libros para adolescentes|libri per ragazzi|jeugdboeken|tienerboeken|książki dla młodzieży|' +
    'powieści młodzieżowe|livros juvenis|livros para jovens|ヤングアダルト|روايات لليافعين',
  children:
    'kids|juvenile|kinderbuch|kinderbücher|jeunesse|enfants|infantil|niños|bambini|kinderboek|kinderboeken|' +
    "dziecięce|crianças|児童書|絵本|أطفال|children's books|books for children|books for kids|picture books|" +
    'bedtime stories|bilderbücher|bilderbuch|bücher für kinder|vorlesebücher|gutenachtgeschichten|' +
    'livres pour enfants|livres jeunesse|albums jeunesse|libros para niños|libros infantiles|' +
    'cuentos infantiles|libri per bambini|fiabe|favole|boeken voor kinderen|prentenboeken|voorleesboeken|' +
    'książki dla dzieci|książki dla najmłodszych|bajki|bajki dla dzieci|literatura dziecięca|livros infantis|' +
    'livros para crianças|子供の本|子どもの本|子供向け|こどものほん|童話|كتب أطفال|قصص أطفال|كتب للأطفال|قصص للأطفال',
  comics:
    'comic|graphic novel|graphic novels|bande dessinée|bd|cómic|cómics|fumetti|fumetto|strips|komiks|komiksy|' +
    'banda desenhada|漫画|マンガ|قصص مصورة|manga|mangas|superheroes|bandes dessinées|tebeos|stripboeken|' +
    'stripverhalen|quadrinhos|コミック|مانجا',
  poetry:
    'poems|lyrik|gedichte|poésie|poesía|poesia|poëzie|poezja|詩|شعر|gedichtband|lyrikband|recueils de poèmes|' +
    'libros de poesía|libri di poesia|dichtbundels|gedichtenbundels|wiersze|tomiki poezji|livros de poesia|' +
    'poemas|詩集|句集|歌集|دواوين|دواوين شعر|ديوان شعر|قصائد',
  drama:
    'plays|theater|theatre|théâtre|teatro|toneel|dramat|戯曲|مسرح|stage plays|theaterstücke|pièces de théâtre|' +
    'obras de teatro|opere teatrali|toneelstukken|sztuki teatralne|peças de teatro|演劇|مسرحيات',
  'short-stories':
    'short stories|stories|erzählungen|kurzgeschichten|nouvelles|cuentos|relatos|racconti|verhalen|' +
    'opowiadania|contos|短編集|短編|قصص قصيرة|novellas|novellen|erzählband|recueils de nouvelles|' +
    'libros de cuentos|raccolte di racconti|verhalenbundels|zbiory opowiadań|livros de contos|短篇集|短篇小説|' +
    'مجموعات قصصية',
  biography:
    'biographies|biografie|biographie|biografía|biografia|伝記|سيرة|true stories|life stories|' +
    'lebensgeschichten|wahre geschichten|histoires vraies|historias reales|storie vere|waargebeurde verhalen|' +
    'waargebeurd|prawdziwe historie|histórias verídicas|実話|ノンフィクション|قصص حقيقية',
  memoir:
    'memoirs|autobiography|erinnerungen|autobiographie|mémoires|memorias|autobiografía|memorie|' +
    'autobiografie|wspomnienia|memórias|回想録|自伝|مذكرات',
  history:
    'geschichte|histoire|historia|storia|geschiedenis|história|歴史|تاريخ|history books|geschichtsbücher|' +
    "livres d'histoire|libros de historia|libri di storia|geschiedenisboeken|książki historyczne|" +
    'livros de história|歴史の本|كتب تاريخ|كتب التاريخ',
  politics: 'political|politik|politique|política|politica|politiek|polityka|政治|سياسة',
  philosophy:
    'philosophie|filosofía|filosofia|filosofie|filozofia|哲学|فلسفة|philosophiebücher|livres de philosophie|' +
    'libros de filosofía|libri di filosofia|filosofieboeken|książki filozoficzne|livros de filosofia|' +
    'كتب فلسفة',
  religion: 'spirituality|theology|glaube|religión|religione|religie|religião|宗教|دين',
  psychology:
    'psychologie|psicología|psicologia|psychologia|心理学|علم النفس|psychologiebücher|livres de psychologie|' +
    'libros de psicología|libri di psicologia|psychologieboeken|książki psychologiczne|livros de psicologia|' +
    'كتب علم النفس',
  science:
    'wissenschaft|naturwissenschaft|sciences|ciencia|scienza|wetenschap|nauka|ciência|科学|علوم|' +
    'popular science|physics|physik|physique|física|fisica|natuurkunde|fizyka|物理|فيزياء|astronomy|astronomie|' +
    'astronomía|astronomia|宇宙|فلك|populärwissenschaft|vulgarisation scientifique|divulgación|divulgazione|' +
    'populairwetenschappelijk|popularnonaukowe|divulgação científica',
  nature:
    'natur|environment|naturaleza|natura|natuur|przyroda|natureza|自然|طبيعة|animals|tiere|tierbücher|animaux|' +
    'animales|animali|dieren|zwierzęta|animais|動物|حيوانات|gardening|gartenbücher|jardinage|jardinería|' +
    'giardinaggio|tuinieren|ogrodnictwo|jardinagem|園芸',
  travel:
    'reise|reisen|voyage|voyages|viajes|viaggi|reizen|podróże|viagens|旅行|سفر|رحلات|travel writing|' +
    'reiseberichte|récits de voyage|libros de viajes|libri di viaggio|reisverhalen|książki podróżnicze|' +
    'livros de viagens|旅行記|紀行|أدب الرحلات',
  food:
    'cooking|cookery|cookbook|cookbooks|kochen|kochbuch|cuisine|cocina|cucina|koken|kookboek|kuchnia|culinária|料理|' +
    'طبخ|recipes|recipe books|rezepte|kochbücher|backbücher|recettes|livres de cuisine|recetas|' +
    'libros de cocina|ricette|libri di cucina|recepten|kookboeken|przepisy|książki kucharskie|receitas|' +
    'livros de receitas|レシピ|料理本|وصفات|كتب طبخ|كتب الطبخ',
  art: 'kunst|arts|arte|sztuka|美術|芸術|فن|فنون',
  essays: 'essay|essais|ensayo|ensayos|saggi|saggio|eseje|ensaios|エッセイ|随筆|مقالات',
  humour:
    'humor|humorous|comedy|comic novels|funny books|funny novels|satire|lustige bücher|humorvolle romane|satiren|' +
    'livres drôles|livres humoristiques|romans humoristiques|libros de humor|novelas de humor|sátira|umorismo|' +
    'libri umoristici|libri divertenti|satira|grappige boeken|humoristische boeken|satyra|humor i satyra|' +
    'śmieszne książki|zabawne książki|livros de humor|livros engraçados|ユーモア|ユーモア小説|コメディ|笑える本|' +
    'أدب ساخر|كتب ساخرة|كتب مضحكة|روايات ساخرة|فكاهة|سخرية',
  business:
    'economics|wirtschaft|économie|negocios|economía|affari|economia|economie|biznes|negócios|ビジネス|経済|أعمال|اقتصاد',
  'self-help':
    'self help|ratgeber|développement personnel|autoayuda|autoaiuto|zelfhulp|poradnik|autoajuda|自己啓発|تطوير الذات',
  language: 'languages|sprache|sprachen|langue|langues|idiomas|lingua|lingue|taal|języki|línguas|語学|言語|لغات|لغة',
};

const subjectsByName = new Map<string, Set<Subject>>();
for (const subject of subjects) {
  for (const name of [subject, ...names[subject].split('|')]) {
    const key = queryText(name);
    subjectsByName.set(key, (subjectsByName.get(key) ?? new Set()).add(subject));
  }
}

/** Returns the subjects that a whole text names in any of the shop's languages; mostly none or one. */
export function subjectsNamed(text: string): readonly Subject[] {
  return [...(subjectsByName.get(queryText(text)) ?? [])];
}

/** Returns the subjects with a name that begins with the text; none for a single Latin letter. */
export function subjectsBeginning(text: string): readonly Subject[] {
  const start = queryText(text);
  if (start.length < 2) return [];
  const found = new Set<Subject>();
  for (const [name, named] of subjectsByName) {
    if (!name.startsWith(start)) continue;
    for (const subject of named) found.add(subject);
  }
  return [...found];
}

/** Subjects that an edition may have; more would make filters useless. */
const maxSubjects = 3;

/**
 * Returns at most three of our subjects for the subjects of another list: each by its whole name and by its words.
 * Unknown names are left out.
 */
export function subjectsOf(parts: readonly string[]): Subject[] {
  const found = new Set<Subject>();
  for (const part of parts) {
    const namesInPart = [part, ...part.split(/[\s/,&>-]+/)];
    const named = isSubject(part) ? [part] : namesInPart.flatMap(subjectsNamed);
    for (const subject of named) found.add(subject);
  }
  return [...found].slice(0, maxSubjects);
}
