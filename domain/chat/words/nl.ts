import type { Words } from './senses';
import { conversationWords } from './conversation/nl';
import { topics } from './topics/nl';

/** Dutch words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const nl: Words = {
  senses: {
    ...topics,
    ...conversationWords,
    greet: 'hallo|hoi|hey|hi|goedemorgen|goedemiddag|goedenavond|goedendag|dag|hé|goeiemorgen|goedenmiddag',
    thanks:
      'dankje*|bedankt*|dank je|dank u|dankjewel|dankuwel|dank|hartelijk dank|thanks|merci|super bedankt|' +
      'top bedankt|fijn bedankt',
    bye: 'tot ziens|doei|dag hoor|tot straks|tot later|fijne dag|fijne avond|welterusten|houdoe|de groeten',
    identity:
      'wie ben je|wie bent u|wie ben jij|wat ben je|wat bent u|wat ben jij|ben je een|ben jij een|' +
      'bent u een|ben je echt|met wie praat|met wie spreek|praat ik met|spreek ik met|chat ik met|' +
      'wat kun je|wat kan je|wat kunt u|waarmee kun je|hoe heet je|hoe heet jij|waar kun je|mens of|' +
      'robot of',
    abuse:
      'idioot*|idioten|stom|stomme|dom|domme|sukkel*|klootzak*|kut*|kanker*|tering*|tyfus*|godver*|shit*|' +
      'oplichter*|oplichting|dief|dieven|nutteloos|nutteloze|waardeloos|waardeloze|rot op|rotzooi|' +
      'rotbedrijf|hou je bek|bek houden|achterlijk*|debiel*|eikel*|lul*|hufter*|flikker op|klote*|' +
      'belachelijk|prutser*|zak|rotbot|mongool|hoer|fuck*|verdomme|snertbot|flut*|troep',
    human:
      'mens|mensen|echt persoon|echte persoon|een persoon|medewerker*|iemand spreken|iemand praten|' +
      'met iemand|echt mens|echte mens|klantenservice medewerker|een collega|persoonlijk spreken|iemand van|' +
      'leidinggevende|manager|adviseur|echt iemand|levend mens|collega*|vlees en bloed|iemand aan de lijn|' +
      'iemand persoonlijk|iemand uit',
    similar:
      'iets zoals|iets als|zoiets als|vergelijkbaar met|in de stijl van|boeken zoals|boeken als' +
      '|iets vergelijkbaars|zoiets|iets soortgelijks|soortgelijk*|iets dergelijks|in dezelfde stijl' +
      '|in hetzelfde genre|vergelijkbare boeken|in die stijl' +
      '|zoals die van|in de trant van|à la',
    recommend:
      'aanbevel*|aanrad*|raad me iets|raad mij iets|wat moet ik lezen|verras me|een tip|tip|tips|aanrader*|' +
      'lees tip|luchtig*',
    yes:
      'ja|jazeker|ok|oké|okay|graag|prima|is goed|doe maar|zeker|natuurlijk|akkoord|goed' +
      '|top|mooi|perfect|doe ik|oké dan',
    no: 'nee|nee bedankt|nee dank|niet nu|laat maar|hoeft niet|toch niet',
    more: 'meer|andere|nog meer|anderen|iets anders|nog andere|overige',
    that: 'die|dat|deze|dit|het|hem|haar|die ene',
    first: 'eerste|de eerste|nummer één|nummer een|1e',
    second: 'tweede|de tweede|nummer twee|2e',
    third: 'derde|de derde|nummer drie|3e',
    last: 'laatste|de laatste',
    mine:
      "mijn|m'n|mn|onze|ons|ik heb besteld|heb ik besteld|heb ik gekocht|ik heb gekocht|heb ik gestuurd|" +
      'ik heb gestuurd|ik wacht|heb ik verkocht|verstuurd heb|besteld heb|ik verstuurd|opgestuurd',
    want:
      'ik zoek|zoek|op zoek naar|zoeken|zoek een|wil lezen|wil graag lezen|zou graag lezen|aanbevel*|' +
      'aanrad*|aanraders|raad * aan|tips|tip|suggestie*|laat zien|laat me|toon|iets te lezen|wat te lezen|' +
      'wat moet ik lezen|zin in|vind een|ik wil graag|boekentip*|raad me|raad mij|welke boeken van|' +
      'ik zou graag',
    have:
      'hebben jullie|heeft u|heb je|hebt u|is er|zijn er|verkopen jullie|verkoopt u|op voorraad|voorradig|' +
      'beschikbaar|leverbaar|hebben jullie ook|te koop|liggen er|hebben ze|in huis|heb jij|' +
      'bij jullie te krijgen',
    'pay-for':
      'hoeveel voor|wat betalen jullie voor|hoeveel betalen jullie|wat betaalt u voor|hoeveel betaalt u|' +
      'wat geven jullie|' +
      'hoeveel geven jullie|wat krijg ik voor|hoeveel krijg ik voor|wat levert|hoeveel levert|' +
      'wat is * waard|hoeveel is|waard|wat bieden jullie|hoeveel bieden jullie|nemen jullie|kopen jullie|' +
      'wat zou ik krijgen|hoeveel zou ik|wat vang ik|hoeveel vang ik|wat brengt|wil verkopen|' +
      'wil graag verkopen|zou * verkopen|ik verkoop|levert * op|opbrengen|wat geeft u|wat zouden jullie',
    take:
      'in mijn winkelmandje|in het winkelmandje|in winkelmandje|in de winkelwagen|in mijn winkelwagen|' +
      'ik neem|neem|nemen|doe maar|kopen|koop|bestellen|bestel|wil ik hebben|ik wil' +
      '|doe die|doe maar die|doe die maar|doe mij|die neem ik|neem ik|die wil ik|geef me die',
    give:
      'verkooplijst*|op de stapel|in de stapel|op mijn stapel|aan mijn stapel|verkopen|verkoop|inleveren|' +
      'geef|geven',
    about: 'over|met als onderwerp|gaat over|speelt in|speelt zich|zich afspeelt|dat speelt|die speelt|rond',
    under:
      'onder|minder dan|tot|tot en met|maximaal|max|hooguit|hoogstens|niet meer dan|goedkoper dan|' +
      'niet boven|beneden|voor maximaal|niet duurder dan|budget',
    over: 'boven|meer dan|minstens|vanaf|minimaal|duurder dan',
    cheap: 'niet te duur|niet duur|goedkoop*|goedkope*|goedkoper*|voordelig*|betaalbare*|betaalbaar|lage prijs|koopje*',
    newest: 'nieuwste|recente*|recent|pas verschenen|nieuw verschenen|laatste nieuwe|nieuwere',
    popular: 'populair*|bestseller*|best verkocht*|veelgelezen',
    paperback: 'paperback*|slappe kaft|zachte kaft',
    hardcover: 'hardcover*|gebonden|harde kaft|ingebonden',
    pocket: 'pocket*|pocketboek*',
    'new-copy': 'nieuw exemplaar|ongelezen|gloednieuw',
    when:
      'wanneer|hoe lang|hoelang|hoe snel|hoe gauw|hoeveel dagen|hoeveel weken|binnen hoeveel|duurt|duur|' +
      'hoeveel tijd',
    'how-much': 'hoeveel|wat kost|kost*|kosten|tarief|gratis|duur|hoe duur|prijs van|wat moet ik betalen',
    where: 'waar|waarheen|waar vind|waar kan ik|waar staat',
    why: 'waarom|hoezo|hoe komt het|om welke reden|hoe kan het',
    who: 'wie',
    'how-many': 'hoeveel exemplaren|hoeveel boeken|maximum aantal|limiet*|hoeveel keer',
    how: 'hoe|op welke manier|hoe werkt|hoe moet|hoe gaat|hoe kan|stappen',
    can:
      'kan ik|mag ik|kun je|kan je|is het mogelijk|mogelijk|moet ik|kan dat|mag dat|kan het|mag mijn|mag je|' +
      'is het verplicht|heb ik nodig|heb je nodig|toegestaan',
  },
  subjects: {
    fiction: 'roman|romans|fictie|literatuur|literaire|literaire roman|proza',
    classics: 'klassieker*|klassiek*|wereldliteratuur|klassieke|klassiekers',
    crime:
      'detective*|misdaad*|krimi|politieroman*|misdaadroman*|whodunit*|cosy crime|moord*|misdaadverhaal|' +
      'mysterie*|detectives|rechercheur*|seriemoordenaar*|speurder*|commissaris|inspecteur',
    thriller:
      'thriller*|spanning|spannend*|bloedstollend*|spionage*|spionnen*|pageturner*|nagelbijter*|zenuwslopend*|' +
      'spannends',
    fantasy: 'fantasy*|draken|magie|magisch*|tovenaar*|tovena*|heks|heksen|draak|elfen|elven|tovenaars',
    'science-fiction':
      'science fiction|sciencefiction|sf|sci fi|ruimte|ruimteschip*|buitenaards*|aliens|dystopi*|tijdreizen|' +
      'tijdreis|in de toekomst|toekomstroman*',
    historical: 'historisch*|historische roman*|in de middeleeuwen|middeleeuw*|uit vroeger tijd',
    romance:
      'liefdesroman*|romantisch*|liefdesverhaal|liefdesverhalen|romantiek|feelgood|liefde|tranentrekker*|' +
      'om te huilen|huilen|ontroerend*|verliefd*|iets romantisch|feelgood*|zwijmel*',
    horror:
      'horror|griezel*|eng boek|enge|eng|engs|iets engs|spook*|spoken|vampier*|zombie*|huiver*|bang van|' +
      'om bang|angstaanjagend*|nachtmerrie*|kippenvel|halloween|bang van word|bang maakt|doodeng|' +
      'spannend en eng|griezelverha*|waar ik bang van',
    'young-adult':
      'young adult|ya|jongeren*|tiener*|jeugdroman*|tiener|tieners|puber*|voor jongeren|jongeren|adolescent*',
    children:
      'kinderboek*|kinderen|prentenboek*|jeugdboek*|voor kinderen|voorlees*|voor mijn dochter|voor mijn zoon|' +
      'kleinkind*|jarige|peuter*|kleuter*|baby|kindje|kindjes|voorlezen|voorleesboek*|voorleesverhaal*|' +
      'kleinzoon|kleindochter|neefje|nichtje|basisschool|eerste lezer*|beginnende lezer*|avi|kinderverhaal*|' +
      'kinderverhalen|sprookje*|sprookjes|slaapverhaal*|dochtertje|zoontje|meisje van|jongetje',
    comics:
      'strip|strips|stripboek*|stripverhaal|stripverhalen|manga*|graphic novel*|superheld*|stripverhaal*|' +
      'stripalbum*|graphic novels',
    poetry: 'poëzie|gedichten|dichtbundel*|dichter*|gedichtje*|gedichtenbundel|verzen',
    drama: 'toneel*|theaterstuk*|toneelstuk*|tragedie*|komedie*|toneel',
    'short-stories': 'korte verhalen|verhalenbundel*|verhalen|kort verhaal|novelle*|kortverhaal*',
    biography:
      'biografie*|leven van|waargebeurd*|waar gebeurd*|echt gebeurd*|levensverhaal|levensverhalen|' +
      'op ware feiten|ware feiten|waar verhaal|ware verhalen|biografisch*',
    memoir: 'memoires|autobiografie*|dagboek*|herinneringen|getuigenis*|autobiografisch*',
    history:
      'geschiedenis|geschiedenisboek*|wereldoorlog|tweede wereldoorlog|eerste wereldoorlog|oorlog|romeinen|' +
      'romeinse rijk|middeleeuwen|gouden eeuw|historie|geschiedkundig*' +
      '|holocaust|shoah|nazi*|auschwitz|jodenvervolging|concentratiekamp*|vikingen|bezetting|kolonia*',
    politics: 'politiek*|democratie|actualiteit',
    philosophy: 'filosof*|filosofisch*|stoïcijn*|ethiek|zin van het leven boeken|denker*|wijsbegeerte',
    religion: 'religie*|theolog*|spiritu*|bijbel|god|boeddh*|islam|christelijk*',
    psychology: 'psycholog*|psyche|menselijk gedrag|brein|hersenen|trauma*|geest van de mens',
    science:
      'wetenschap*|natuurkunde|populair wetenschappelijk|heelal|universum|sterrenkunde|wiskunde|scheikunde|' +
      'biologie|evolutie|kwantum*|natuurkundig*|wetenschappelijk*|geneeskunde|ruimtevaart',
    nature:
      'natuur|dieren|tuinboek*|dier|vogels|vogel*|bomen|planten|bos|bossen|tuinieren|klimaat|honden|hond|' +
      'katten|kat|paarden|paard|dierenverhaal*',
    travel: 'reisboek*|reisverhaal|reisverhalen|reizen|reisgids*|wereldreis|reisverslag*',
    food: 'kookboek*|koken|eten|recepten|bakken|bakboek*|receptenboek*|vegan*|vegetarisch*|wijn|kookboeken',
    art: 'kunst|kunstboek*|fotografie|schilder*|fotograf*|architectuur|tekenen|museum|kunstenaar*',
    essays: 'essay*',
    humour:
      'grappig*|om te lachen|lachen|humor|humoristisch*|hilarisch*|geestig*|vrolijk*|komisch*|' +
      'om te gieren|lachwekkend*|satire*|satirisch*|opvrolijk*|lollig*|leuks om te lachen|schater*|' +
      'feelgood*|feel good|opbeurend*|hartverwarmend*',
    business:
      'economie|management|managementboek*|beleggen|financiën|geldzaken|ondernem*|leiderschap|marketing|startup*',
    'self-help':
      'zelfhulp*|gewoonte*|motivatie|zelfvertrouwen|gelukkiger|persoonlijke ontwikkeling|burn out|mindfulness|' +
      'zelfontwikkeling',
    language:
      'grammatica|taalcursus|woordenboek*|taal leren|taalkunde|engels leren|nederlands leren|duits leren|' +
      'frans leren|spaans leren|woordenschat|leerboek' +
      '|over taal|taalboek*',
  },
  languages: {
    en: 'engels|engelse|engelstalig*|in het engels|in eng|in t engels',
    de: 'duits|duitse|duitstalig*|in het duits',
    fr: 'frans|franse|franstalig*|in het frans',
    es: 'spaans|spaanse|spaanstalig*|in het spaans',
    it: 'italiaans*|italiaanse|in het italiaans',
    nl: 'nederlands|nederlandse|nederlandstalig*|in het nederlands|vlaams*|nl zijn|in nl|in het nl|in t nl|nl versie',
    pl: 'pools|poolse|poolstalig*|in het pools',
    pt: 'portugees|portugese|portugeestalig*|in het portugees',
    ja: 'japans|japanse|in het japans',
    ar: 'arabisch*|in het arabisch',
  },
  numbers:
    '2 twee|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|12 twaalf|15 vijftien|20 twintig' +
    '|10 tientje|10 tien euro',
  filler:
    'zoon|dochter|liever|toch|eerder|dan maar|iets|raad|aan|de|het|een|en|of|maar|is|zijn|was|ben|bent|waren|' +
    'word|wordt|worden|werd|heb|heeft|hebben|had|ik|jij|je|u|hij|zij|ze|wij|we|jullie|hen|hun|mij|me|mijn|m|' +
    'n|jouw|uw|haar|ons|onze|in|op|te|ter|ten|van|voor|met|bij|uit|naar|over|om|door|tot|als|dan|zo|ook|nog|' +
    'al|wel|niet|geen|er|hier|daar|die|dat|dit|deze|wat|welke|welk|wie|wiens|hoe|waar|iemand|niets|niks|' +
    'alles|alle|veel|weinig|heel|erg|zeer|goed|goede|mooi|mooie|leuk|leuke|lekker|fijn|fijne|interessant|kan|' +
    'kun|kunt|kunnen|kon|mag|mogen|moet|moeten|wil|wilt|willen|wilde|zou|zouden|zal|gaan|gaat|ga|graag|' +
    'alstublieft|alsjeblieft|aub|svp|even|eens|misschien|dus|want|omdat|hoor|eigenlijk|gewoon|zeg|lezen|' +
    'geschreven|schrijver|schrijfster|auteur|genaamd|editie|uitgave|versie|boek|nou|tja|uh|nu|vandaag|' +
    'gisteren|morgen|week|weken|dag|dagen|maand|jaar|geleden|sinds|na|voordat|nadat|vraag|weten|weet|zeggen|' +
    'vertel|alleen|slechts|meer|minder|zonder|tegen|tussen|onder|boven|binnen|cadeau|verjaardag|moeder|vader|' +
    'vrouw|man|vriend|vriendin|vakantie|doen|doe|doet|gedaan|maken|maak|gebeurt|gebeuren|krijg|krijgt|' +
    'krijgen|kom|komt|komen|best|beetje|paar|dingen|ding|ergens|zit|staat|ligt|mevrouw|meneer|sorry|' +
    'liever in|liever in het|ik wil liever|bij voorkeur|toch liever|dan liever|houdt van|gek op|dol op|' +
    'fan van|heb ik al|al gelezen|ken ik|ken ik al|echt|anders|en in het|in het|mag ook|maakt niet uit|' +
    'als het maar|verhaal' +
    '|geweldig|prachtig|fantastisch|genoten|vond|vind|niet mijn ding|vind ik niks|hou ik niet van' +
    '|hou niet van|hou van|hetzelfde|t zelfde|dezelfde|zelfde|t|gelezen|uitgelezen|super' +
    '|leven|rustigs|rustig' +
    '|dik|dikke' +
    '|liefst',
};
