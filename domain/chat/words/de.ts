import type { Words } from './senses';
import { conversationWords } from './conversation/de';
import { topics } from './topics/de';

/** German words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const de: Words = {
  senses: {
    ...topics,
    ...conversationWords,
    greet: 'hallo|hi|hey|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|tach|hallöchen|grüß dich',
    thanks:
      'danke*|dankeschön|vielen dank|besten dank|merci|herzlichen dank|thx|super geholfen|sehr nett|lieb von|perfekt',
    bye:
      'tschüss|tschüs|tschau|ciao|auf wiedersehen|bis bald|gute nacht|schönen tag noch|bis dann|ade' +
      '|das wars|das war es|schönen feierabend|schönen abend|schönes wochenende|servus|mach s gut',
    identity:
      'wer bist du|wer sind sie|was bist du|was sind sie|bist du ein|sind sie ein|bist du echt|mit wem|' +
      'was kannst du|was können sie|wobei kannst du|wobei können sie|wie heißt du|wie heißen sie|' +
      'stell dich vor|ki oder mensch|mensch oder maschine|ein echter mensch oder',
    abuse:
      'idiot*|dumm*|blöd*|doof*|scheiß*|arsch*|fick*|mist|trottel|depp*|bescheuert*|saftladen|abzocke*|' +
      'betrüger*|verarsch*|nutzlos*|unfähig*|halt die klappe|halts maul|schrott*|müll bot|drecks*|penner*|' +
      'wichser*|verdammt*|kotz*|unverschämt*|lachhaft|versager|schwachsinn|hurensohn|miststück|vollidiot*|' +
      'drecksladen|scheissladen',
    human:
      'mensch|menschen|echte person|echten person|mitarbeiter*|kundenberater*|berater*|jemand echtes|' +
      'jemandem echten|mit jemandem sprechen|mit jemandem reden|jemanden sprechen|echter mensch|' +
      'echten menschen|persönlich sprechen|sachbearbeiter*|vorgesetzt*|chef|eine person|jemand vom team|' +
      'jemandem vom team|richtigen menschen|richtiger mensch|kollegen|kolleg*|fleisch und blood|' +
      'fleisch und blut|jemand aus|jemanden aus|ans telefon|jemanden dran|jemand persönlich',
    similar:
      'etwas wie|so etwas wie|sowas wie|ähnlich wie|ähnliches wie|bücher wie|im stil von' +
      '|etwas ähnliches|was ähnliches|irgendwas ähnliches|so was ähnliches|sowas ähnliches' +
      '|ähnliche bücher|ähnliches buch|in der art|ähnlich gut|so ähnlich|in dem stil|in diesem stil' +
      '|so wie|à la|im stile von|nach art von|sowas wie von',
    recommend:
      'empfiehl*|empfehl*|lesetipp*|was soll ich lesen|schlag* mir etwas vor|überrasch*|tipp|tipps|buchtipp*|' +
      'irgendwas gutes|vorschlag|vorschläge|unterhaltsam*',
    yes:
      'ja|jo|jep|klar|gerne|ok|okay|einverstanden|mach das|machen sie das|bitte ja|sicher|in ordnung|passt|jawohl' +
      '|super|prima|perfekt|alles klar|gut',
    no: 'nein|nö|nee|nicht jetzt|lass gut sein|vergiss es|lieber nicht|nein danke|doch nicht',
    more: 'mehr|andere|weitere|noch mehr|noch andere|was anderes|etwas anderes|noch welche|sonst noch',
    that: 'das|dieses|diese|den|es|dies|das da|davon|ihn|sie|jenes',
    first: 'erste|ersten|erstes|das erste|nummer eins|nr 1|den ersten',
    second: 'zweite|zweiten|zweites|das zweite|nummer zwei|nr 2',
    third: 'dritte|dritten|drittes|das dritte|nummer drei|nr 3',
    last: 'letzte|letzten|letztes|das letzte',
    mine:
      'mein|meine|meinen|meinem|meiner|meines|unser*|ich habe bestellt|ich hab bestellt|hab ich bestellt|' +
      'habe ich bestellt|ich warte|warte ich|bestellt hab*|bestellt hatte|ich habe verschickt|' +
      'ich hab verschickt|losgeschickt|eingeschickt|hingeschickt',
    want:
      'suche|such|suchen|ich suche|ich such|möchte lesen|würde gerne lesen|will lesen|empfehl*|empfiehl*|' +
      'vorschlag*|vorschläge|schlag* vor|zeig mir|zeigen sie mir|finde*|lust auf|etwas zu lesen|' +
      "was zum lesen|lesetipp*|tipp|was soll ich lesen|brauche ein|ich hätte gern*|ich möchte|gibt's was|" +
      'welche bücher von|zeig mal',
    have:
      "habt ihr|haben sie|hast du|gibt es|gibts|gibt's|führen sie|führt ihr|vorrätig|auf lager|verfügbar|" +
      'lieferbar|zu haben|da|verkauft ihr|verkaufen sie|bekomme ich|kriege ich bei euch|im sortiment',
    'pay-for':
      'wie viel für|wieviel für|was zahlt ihr für|was zahlen sie für|wie viel zahlt ihr|wieviel zahlt ihr|' +
      'wie viel zahlen sie|' +
      'wieviel zahlen sie|was bekomme ich für|was krieg ich für|was kriege ich für|wie viel bekomme ich für|' +
      'wieviel bekomme ich für|wie viel kriege ich für|wieviel krieg ich für|wie viel krieg ich für|' +
      'was gebt ihr für|was geben sie für|was ist mein|was ist das wert|wert|nehmt ihr|kauft ihr|kaufen sie|' +
      'was würdet ihr für|was würden sie für|was bietet ihr|was bieten sie|wie viel gebt ihr|' +
      'wieviel gebt ihr|wie viel bietet ihr|bekäme ich für|würde ich für|loswerden|ich will verkaufen|' +
      'möchte verkaufen|zu verkaufen',
    take:
      'in den warenkorb|in den einkaufswagen|ich nehme|ich nehm|nehme|nehm|nehmen|kaufen|ich kaufe|' +
      'bestellen|bestelle|hätte ich gern*|ich möchte|ich will|her damit' +
      '|nehm ich|nehme ich|den nehm|die nehm|das nehm|den will ich|die will ich|das will ich|kauf ich|kaufe ich',
    give:
      'auf die verkaufsliste|verkaufsliste*|in den stapel|auf den stapel|auf meinen stapel|' +
      'in den verkaufskorb|verkaufen|verkaufe|abgeben|' +
      'gebe ich|geben',
    about: 'über|zum thema|thema|handelt von|spielt in|spielen in|spielt',
    under:
      'unter|bis|bis zu|maximal|max|höchstens|weniger als|nicht mehr als|nicht über|billiger als|' +
      'günstiger als|für höchstens|innerhalb|budget',
    over: 'über|mehr als|mindestens|ab|teurer als|von',
    cheap: 'nicht zu teuer|nicht teuer|billig*|günstig*|preiswert*|preisgünstig*|wenig geld|schnäppchen',
    newest: 'neueste*|neuste*|neuerscheinung*|aktuell*|neu erschienen|frisch erschienen|neuere*',
    popular: 'beliebt*|bestseller*|meistverkauft*|angesagt*',
    paperback: 'paperback*|softcover*|broschier*|broschur',
    hardcover: 'hardcover*|gebunden*|festeinband|fester einband',
    pocket: 'taschenbuch*|taschenbüch*|tb',
    'new-copy': 'neues exemplar|ungelesen*|fabrikneu',
    when: 'wann|wie lange|wie lang|wie schnell|ab wann|wie viele tage|wieviel tage|wie viele wochen|dauert*|dauer',
    'how-much': 'wie viel|wieviel|was kostet|kosten|kostet|kostenlos|gratis|gebühr*|teuer|umsonst|wie teuer',
    where: 'wo|wohin|wo finde|wo sehe|woher',
    why: 'warum|wieso|weshalb|wieso|aus welchem grund',
    who: 'wer|wem|wen|wessen',
    'how-many': 'wie viele|wieviele|höchstens|maximal|obergrenze|höchstzahl',
    how: 'wie|wie kann|wie funktioniert|auf welche weise|wie geht|anleitung',
    can:
      'kann ich|darf ich|kann man|darf man|ist es möglich|geht das|möglich|muss ich|brauche ich|könnte ich|' +
      'können wir|kann mein*|darf mein*|erlaubt|geht auch|geht es',
  },
  subjects: {
    fiction: 'roman|romane|romanen|belletristik|literatur|belletristisch*|gegenwartsliteratur',
    classics: 'klassiker*|klassisch*|weltliteratur|schullektüre',
    crime:
      'krimi*|kriminal*|detektiv*|mordfall|cosy crime|kommissar*|regionalkrimi*|kriminalroman*|mord*|' +
      'ermittler*|kommissarin|detektive|whodunit|serienmörder*|verbrechen|polizeiroman*',
    thriller:
      'thriller*|spannung|spannend*|psychothriller*|nervenkitzel|spionage*|agentenroman*|pageturner|fesselnd*|' +
      'atemlos|packend*|nichts für schwache nerven',
    fantasy:
      'fantasy*|fantasie*|drachen|drachen*|zauber*|magie|magisch*|magier|hexe|hexen|elfen|elben|' +
      'ritter und drachen|fantastisch*|märchenhaft*',
    'science-fiction':
      'science fiction*|sci fi|scifi|sf|zukunftsroman*|weltraum*|raumschiff*|außerirdisch*|aliens|dystopie*|' +
      'dystopisch*|zeitreise*|zukunft spielt|in der zukunft',
    historical:
      'historisch*|historisch* roman*|geschichtsroman*|mittelalterroman*|im mittelalter|mittelalter*|' +
      'historienroman*|aus vergangenen zeiten',
    romance:
      'liebesroman*|liebesgeschicht*|romantisch*|romanze*|was romantisches|liebe|herzschmerz|schnulze*|' +
      'zum heulen|zum weinen|romantik|was fürs herz|fürs herz|zum dahinschmelzen|liebesding',
    horror:
      'horror*|grusel*|schauer*|gruselig*|unheimlich*|zum gruseln|zum fürchten|geister|gespenst*|vampir*|' +
      'zombie*|spuk*|schaurig*|gänsehaut|angst macht|halloween|fürchten|angst bekomme|angst und schrecken|' +
      'schocker',
    'young-adult':
      'jugendbuch*|jugendbüch*|für jugendliche|young adult|teenager|jugendroman*|jugendlich*|teenager*|teenie*|' +
      'für meine teenagerin|für teenager|pubertier*',
    children:
      'kinderbuch*|kinderbüch*|bilderbuch*|bilderbüch*|für kinder|kinder|vorlesebuch*|für meine tochter|' +
      'für meinen sohn|jährige*|für mein kind|enkel*|kleinkind*|baby|kleinkinder|zum vorlesen|erstleser*|' +
      'grundschul*|kindergarten*|erstklässler*|bilderbuch|kinderbuch|kindergeschicht*|gutenachtgeschicht*|' +
      'gute nacht geschicht*|meine nichte|mein neffe|meinen neffen|patenkind*|kleine mädchen|kleinen jungen|' +
      'kleiner junge|kids|meine enkelin|enkelkind*',
    comics: 'comic*|manga*|graphic novel*|superheld*|bildergeschicht*|comicband',
    poetry: 'gedicht*|lyrik|poesie|gedichtband|gedichte|dichter|verse|reime|balladen',
    drama: 'theaterstück*|drama|dramen|theater|theaterstücke|schauspiel|tragödie*|komödie*|bühnenstück*|fürs theater',
    'short-stories':
      'kurzgeschicht*|erzählung*|novellen|erzählungen|kurze geschichten|novelle|kurzprosa|kurzgeschichten',
    biography:
      'biografie*|biographie*|lebensgeschichte*|biografisch*|leben von|lebensbeschreibung*|wahre geschicht*|' +
      'wahre begebenheit*|wahren begebenheit*|wahren geschicht*|aus dem echten leben|aus dem leben',
    memoir:
      'memoiren|autobiografie*|autobiographie*|erinnerungen|tagebuch*|tagebücher|lebenserinnerung*|' +
      'erfahrungsbericht*',
    history:
      'geschichte|geschichtsbuch*|sachbuch geschichte|weltkrieg|zweiter weltkrieg|zweiten weltkrieg|' +
      'erster weltkrieg|nachkriegszeit|römer|antike|ddr|kaiserreich|kalter krieg|geschichtlich*' +
      '|holocaust|shoah|nazi*|auschwitz|drittes reich|dritten reich|wikinger|mauerfall|' +
      'konzentrationslager|judenverfolgung|altes ägypten',
    politics: 'politik|politisch*|gesellschaft|demokratie|zeitgeschehen',
    philosophy: 'philosoph*|stoiker|ethik|sinn des lebens|denker',
    religion: 'religion*|theolog*|spirituell*|glaube|bibel|gott|buddhis*|islam|christlich*|christentum',
    psychology: 'psycholog*|psyche|seele|wie menschen ticken|wie menschen denken|trauma*|achtsamkeit|gehirn',
    science:
      'wissenschaft*|naturwissenschaft*|physik|biologie|populärwissenschaft*|astronomie|universum|weltall|' +
      'kosmos|mathematik|mathe|chemie|evolution|quanten*|sterne|planeten|medizin|genetik|sachbuch|sachbücher',
    nature:
      'natur|tiere|gartenbuch*|garten|tier|tieren|tierbuch*|tierbüch*|tiergeschicht*|vögel|vogel*|bäume|' +
      'pflanzen|wald|wälder|gärtnern|umwelt|klima*|hunde|hund|katzen|katze|pferde|pferd*',
    travel: 'reise*|reiseführer|reisebericht*|reisebuch*|reisen|weltreise*|unterwegs auf reisen|reiseliteratur',
    food:
      'kochbuch*|kochbüch*|kochen|backen|rezept*|backbuch*|backbüch*|vegan*|vegetarisch*|kochbuch|wein|' +
      'essen und trinken|kochen und essen' +
      '|kulinarisch*|gastro*|leckere*',
    art:
      'kunst|kunstbuch*|kunstbüch*|bildband|fotografie|malerei|maler*|fotograf*|architektur|design|museum|' +
      'zeichnen|künstler*',
    essays: 'essay*',
    humour:
      'lustig*|zum lachen|zum ablachen|lachen|witzig*|humorvoll*|humor|humoristisch*|komische bücher|' +
      'komischer roman|komische romane|komödie*|heiter*|zum schmunzeln|schmunzeln|satire*|satirisch*|' +
      'wohlfühl*|aufmuntern*|herzerwärmend*|der gut tut|das gut tut|guttut|feelgood*|feel good|' +
      'ulkig*|aufheiter*|bringt mich zum lachen|zum totlachen|zum wegschmeißen|gaudi|spaßig*',
    business:
      'wirtschaft*|management|wirtschaftsbuch*|geld anlegen|finanzen|börse|aktien|karriere|unternehmer*|' +
      'gründer|startup*|marketing|volkswirtschaft',
    'self-help':
      'ratgeber*|selbsthilfe|glücklicher|gewohnheit*|motivation*|selbstbewusst*|persönlichkeitsentwicklung|' +
      'zeitmanagement|lebenshilfe|mein leben ändern|weniger stress',
    language:
      'sprachkurs*|grammatik*|wörterbuch*|sprachbuch|sprachlern*|linguistik|sprachen lernen|deutsch lernen|' +
      'englisch lernen|französisch lernen|spanisch lernen|vokabel*|lehrbuch',
  },
  languages: {
    en: 'englisch|englische|englischen|englischer|englisches|englischsprachig*|auf englisch|auf engl',
    de: 'deutsch|deutsche|deutschen|deutscher|deutsches|deutschsprachig*|auf deutsch|auf dt',
    fr: 'französisch*|auf französisch',
    es: 'spanisch|spanische|spanischen|spanischer|spanisches|spanischsprachig*|auf spanisch',
    it: 'italienisch*|auf italienisch',
    nl: 'niederländisch*|holländisch*|auf niederländisch',
    pl: 'polnisch|polnische|polnischen|polnischer|polnisches|polnischsprachig*|auf polnisch',
    pt: 'portugiesisch*|auf portugiesisch',
    ja: 'japanisch|japanische|japanischen|japanischer|japanisches|auf japanisch',
    ar: 'arabisch*|auf arabisch',
  },
  numbers:
    '2 zwei|3 drei|4 vier|5 fünf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|12 zwölf|15 fünfzehn|20 zwanzig' +
    '|10 zehner|5 fünfer|20 zwanziger',
  filler:
    'zum einlesen|' +
    'sohn|tochter|enkel|nichte|neffe|kind|lieber|eher|stattdessen|doch|dann|sondern|der|die|das|den|dem|des|' +
    'ein|eine|einen|einem|einer|eines|und|oder|aber|ist|sind|war|bin|bist|sein|wird|werden|wurde|hat|haben|' +
    'habe|hab|hatte|ich|du|er|sie|es|wir|ihr|euch|uns|mich|mir|dich|dir|ihn|ihm|ihnen|sich|mein|dein|in|im|' +
    'an|am|auf|zu|zum|zur|mit|von|vom|bei|beim|für|aus|nach|um|als|wie|so|auch|noch|nur|schon|mal|denn|' +
    'eigentlich|bitte|sehr|gut|gute|guten|gutes|guter|nett|schön|schöne|schönes|schönen|spannende|neu|alt|' +
    'kein|keine|keinen|nicht|etwas|was|welche|welcher|welches|welchen|man|wenn|da|hier|dort|dass|ob|weil|' +
    'kann|können|könnt|kannst|könnte|könnten|soll|sollte|muss|möchte|will|würde|würden|darf|gerne|gern|lesen|' +
    'geschrieben|autor|autorin|namens|buch|ausgabe|irgendwas|irgendein*|mehr|viel|viele|alle|alles|jetzt|' +
    'heute|gestern|morgen|vielleicht|also|na|ach|ähm|echt|vor|seit|wieder|über|unter|durch|gegen|ohne|letzte|' +
    'letzten|woche|wochen|tag|tage|tagen|monat|jahr|stunden|frage|eben|einfach|gerade|grad|fürs|ins|übers|' +
    'meine|meinen|meinem|meiner|deine|eure|euren|eurem|euer|ihre|ihren|ihrem|hätte|hätten|wäre|wollte|wollen|' +
    'mag|kurz|lang|lange|frau|mann|mutter|vater|oma|opa|freund|freundin|geburtstag|urlaub|geschenk|schenken|' +
    'bräuchte|brauche|damit|dafür|davon|daran|dazu|darin|darauf|n|nem|ner|nen|ne|mach|machen|mache|macht|tun|' +
    'passiert|sagen|sag|ab|weiß|lieber auf|doch lieber|besser|vielleicht lieber|ich würde|bevorzuge|' +
    'vorziehen|dann eben|dann halt|liebt|steht auf|begeistert|fan von|jahre|kenne ich|kenn ich|schon gelesen|' +
    'hab ich schon|habe ich schon|gelesen|richtig|ordentlich|wirklich|ganz|ziemlich|anderes|was anderes|halt|' +
    'bräucht|hätt|gibts' +
    '|liebte|geliebt|mochte|gefiel|gefällt|gefallen|toll|tolle|super|großartig|fantastisch' +
    '|mag ich nicht|gefällt mir nicht|nicht mein ding|das gleiche|dasselbe|das selbe|nochmal|nochmals' +
    '|fand|finde|klasse|genial|ausgelesen|durchgelesen|irgendwie' +
    '|dicker|dickes|dicke|dicken|schlicht|leicht|leichtes' +
    '|jedoch|möglichst',
};
