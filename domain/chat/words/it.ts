import type { Words } from './senses';
import { topics } from './topics/it';

/** Italian words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const it: Words = {
  senses: {
    ...topics,
    greet: 'ciao|buongiorno|buonasera|buon giorno|buona sera|salve|buon pomeriggio|ehi|hey',
    thanks:
      'grazie*|grazie mille|mille grazie|ti ringrazio|la ringrazio|perfetto|gentilissim*|molto gentile|ottimo grazie',
    bye: 'arrivederci|a presto|addio|buona giornata|buona serata|buonanotte|alla prossima|ci vediamo',
    identity:
      'chi sei|chi è lei|cosa sei|che cosa sei|sei un|sei una|sei vero|lei è un|con chi parlo|con chi sto|' +
      'sto parlando con|parlo con|cosa sai fare|cosa puoi fare|che cosa puoi|che cosa sai|a cosa servi|' +
      'come ti chiami|in cosa puoi|come puoi aiutar*|sei umano|presentati|cosa può fare',
    abuse:
      'idiota*|idioti|stupid*|cretin*|imbecill*|scem*|merda*|stronz*|cazzo*|vaffanculo|fanculo|truffa*|' +
      'truffator*|ladri|ladro|inutil*|schifo*|fai schifo|fate schifo|deficient*|incapac*|coglion*|puttan*|' +
      'bastard*|rincoglionit*|zitto|pagliacc*|ridicol*|spazzatura|vergogn*|incompetent*|imbroglion*|' +
      'schifezza|cagare',
    human:
      'umano|umana|persona vera|una persona|persona reale|operator*|parlare con qualcuno|un addetto|' +
      'dipendent*|impiegat*|essere umano|qualcuno del team|qualcuno in carne|responsabile|un vostro collega|' +
      'un collega|agente|persona in carne|qualcuno dello staff|assistente umano|consulente|carne e ossa|' +
      'collega|passami|passatemi|qualcuno di voi|qualcuno del negozio',
    chore:
      'scrivi una poesia|scrivimi|raccontami una barzelletta|una barzelletta|che tempo fa|' +
      'che tempo farà|il meteo|previsioni del tempo|traduci*|che ore sono|chi ha vinto|il presidente',
    similar: 'qualcosa come|qualcosa di simile a|simile a|nello stile di|libri come|sul genere di',
    recommend: 'consigli*|raccomand*|suggeri*|cosa leggere|cosa posso leggere|sorprendimi',
    yes: "sì|si|ok|okay|va bene|certo|certamente|volentieri|d'accordo|fallo|perfetto sì|procedi",
    no: 'no|no grazie|non ora|lascia stare|lascia perdere|fa niente|meglio di no',
    more: "altri|altre|altro|ancora|di più|qualcos'altro|qualche altro|mostrami altri|più",
    that: 'quello|quella|questo|questa|lo|la|ciò|esso|quel libro',
    first: 'primo|prima|il primo|la prima|numero uno|1º',
    second: 'secondo|seconda|il secondo|numero due|2º',
    third: 'terzo|terza|il terzo|numero tre|3º',
    last: "ultimo|ultima|l'ultimo",
    mine:
      'mio|mia|miei|mie|nostro*|ho ordinato|ho comprato|ho spedito|ho inviato|ho mandato|sto aspettando|' +
      'aspetto|ho venduto|ho acquistato',
    want:
      'cerco|cercando|sto cercando|cercavo|vorrei leggere|voglio leggere|mi piacerebbe leggere|consigl*|' +
      'consigliami|suggeri*|suggerimento|proponi*|proposte|trovami|mostrami|fammi vedere|' +
      'qualcosa da leggere|cosa leggere|cosa posso leggere|mi serve|ho voglia di|vorrei un|quali libri di|' +
      'che libri di|mi servirebbe|vorrei',
    have:
      "avete|hai|ha|c'è|ci sono|vendete|disponibil*|in magazzino|avreste|si trova|trovo da voi|avete in|" +
      'tenete|si può comprare|per caso avete',
    'pay-for':
      'quanto pagate|quanto mi pagate|quanto date|quanto mi date|quanto mi dareste|quanto mi paghereste|' +
      'quanto per|quanto vale|quanto valgono|quanto offrite|quanto mi offrite|cosa mi date|cosa pagate|' +
      'che cosa mi date|vale|comprate|acquistate|mi comprate|quanto prendo|quanto ci ricavo|quanto ricavo|' +
      'quanto ricaverei|quanto posso ricavare|vorrei vendere|voglio vendere|mi piacerebbe vendere|' +
      'quanto ci faccio|quanto prenderei|quanto paghereste|ritirate|valutate',
    take:
      'nel carrello|al carrello|lo prendo|la prendo|prendo|prenderei|voglio comprare|vorrei comprare|' +
      'comprare|acquistare|ordinare|ordino|aggiungi|mettilo|compro|vorrei|voglio',
    give: 'lista di vendita|nella pila|nella mia pila|alla pila|do|dare|vendere|vendo|cedo',
    about: 'su|sul|sulla|riguardo|a proposito di|che parla di|ambientat*',
    under:
      'sotto|sotto i|meno di|a meno di|massimo|al massimo|fino a|non più di|entro|inferiore a|' +
      'che non superi|che costi meno di|budget|max',
    over: 'più di|almeno|oltre|sopra|minimo|a partire da|da',
    cheap:
      'economic*|a buon mercato|costa poco|poco costos*|più economic*|a poco prezzo|meno caro|meno cari|' +
      'conveniente*|a basso prezzo',
    newest: 'recente|recenti|novità|nuove uscite|più recent*|più nuov*|ultime uscite|appena uscit*',
    popular: 'popolar*|bestseller*|best seller*|più venduti|più venduto|famos*',
    paperback: 'brossura|copertina flessibile|brossurat*|copertina morbida',
    hardcover: 'rilegat*|copertina rigida|cartonat*',
    pocket: 'tascabil*|edizione tascabile',
    'new-copy': 'copia nuova|mai letto|nuovo di zecca',
    when:
      'quando|quanto tempo|in quanto tempo|quanti giorni|quante settimane|entro quando|tempi|' +
      'quanto ci mett*|quanto ci vuole|quanto dura|quanto impieg*|tempistiche|tempo ci',
    'how-much': 'quanto|quanto costa*|costa*|costano|costo|costi|tariffa*|gratis|gratuit*|caro|prezzo di|paga',
    where: "dove|dov'è|da dove|dove sono",
    why: 'perché|come mai|per quale motivo|motivo|per quale ragione',
    who: 'chi',
    'how-many': 'quanti|quante|quante copie|limite*|numero massimo',
    how: 'come|in che modo|in che maniera|come si|procedura|passaggi',
    can:
      "posso|si può|potrei|possiamo|è possibile|possibile|devo|bisogna|serve|occorre|c'è bisogno|può mio|" +
      'può mia|possono|permesso',
  },
  subjects: {
    fiction: 'romanzo|romanzi|narrativa|letteratura',
    classics: 'classic*',
    crime: 'giallo|gialli|poliziesc*|noir|mistero|misteri|detective|crime|cosy|investigator*|omicid*|delitt*',
    thriller: 'thriller|suspense',
    fantasy: 'fantasy|fantastic*',
    'science-fiction': 'fantascienza|sci fi|fantascientific*',
    historical: 'romanzo storico|romanzi storici|storico|storici|storica',
    romance: "romantic*|rosa|romanzo rosa|romanzi rosa|storia d'amore|storie d'amore|d'amore",
    horror: 'horror|orrore|paura',
    'young-adult': 'young adult|per ragazzi|adolescent*|ragazzi',
    children: 'bambin*|per bambini|infanzia|favole|fiabe|illustrati per|per mia figlia|per mio figlio|nipotin*',
    comics: 'fumett*|manga|graphic novel',
    poetry: 'poesia|poesie|versi',
    drama: 'teatro|teatrale|teatrali|commedie',
    'short-stories': 'racconti|racconto',
    biography: 'biografi*',
    memoir: 'memorie|autobiografi*|memoir',
    history: 'storia|libro di storia|libri di storia|saggio storico|guerra mondiale',
    politics: 'politic*',
    philosophy: 'filosof*',
    religion: 'religi*|teolog*|spiritual*',
    psychology: 'psicolog*',
    science: 'scienza|scienze|scientific*|divulgazione|fisica',
    nature: 'natura|animali|giardin*',
    travel: 'viaggi*|libri di viaggio',
    food: 'cucina|ricett*|gastronom*',
    art: 'arte|fotografia',
    essays: 'sagg*',
    business: 'economia|business|management',
    'self-help': 'autoaiuto|crescita personale|self help',
    language: 'grammatica|imparare una lingua|dizionari*|vocabolario|linguistica',
  },
  languages: {
    en: 'ingles*|in inglese',
    de: 'tedesc*|in tedesco',
    fr: 'frances*|in francese',
    es: 'spagnol*|in spagnolo',
    it: 'italiano|italiana|italiani|italiane|in italiano',
    nl: 'olandes*|in olandese|nederlandese',
    pl: 'polacc*|in polacco',
    pt: 'portoghes*|in portoghese',
    ja: 'giappones*|in giapponese',
    ar: 'arab*|in arabo',
  },
  numbers: '2 due|3 tre|4 quattro|5 cinque|6 sei|7 sette|8 otto|9 nove|10 dieci|12 dodici|15 quindici|20 venti',
  filler:
    'figlio|figlia|nipote|' +
    'piuttosto|meglio|preferisco|allora|invece|qualcosa|' +
    'il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dei|degli|delle|d|a|al|allo|alla|ai|agli|alle|da|' +
    'dal|dalla|dai|in|nel|nello|nella|nei|negli|nelle|con|su|sul|per|tra|fra|e|ed|o|od|ma|se|che|chi|cui|' +
    'non|è|sono|sei|siete|siamo|era|essere|stato|stata|ho|hai|ha|abbiamo|avete|hanno|avere|avevo|io|tu|' +
    'lui|lei|noi|voi|loro|mi|ti|si|ci|vi|ne|me|te|mio|mia|miei|mie|tuo|suo|sua|vostro|vostra|vostri|' +
    'vostre|questo|questa|questi|queste|quello|quella|quel|quale|quali|qualche|qualcosa|qualcuno|più|meno|' +
    'molto|troppo|anche|ancora|già|poi|così|come|quanto|dove|quando|allora|ecco|bel|bello|bella|buon|' +
    'buono|buona|bravo|interessante|per favore|favore|piacere|può|potete|puoi|posso|potrei|potreste|' +
    'potrebbe|vorrei|voglio|vuole|volevo|devo|fare|faccio|fate|fatto|fa|c|cosa|leggere|scritto|scritta|' +
    'autore|autrice|intitolato|chiamato|edizione|versione|libro|beh|ehm|ora|adesso|oggi|ieri|domani|' +
    'settimana|settimane|giorno|giorni|mese|anno|fa|dopo|prima|durante|tutto|tutti|tutta|tutte|po|domanda|' +
    'sapere|so|dire|dirmi|dimmi|dica|solo|soltanto|grazie|scusa|scusi|scusate|sempre|mai|niente|nulla|' +
    'regalo|compleanno|mamma|madre|padre|papà|moglie|marito|amico|amica|vacanza|metto|mettere|messo|va|' +
    'vado|qui|lì|là|cioè|magari|forse|proprio|signor|signora|succede|siccome|mica|roba|tipo',
};
