import type { Words } from './senses';
import { conversationWords } from './conversation/it';
import { topics } from './topics/it';

/** Italian words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const it: Words = {
  senses: {
    ...topics,
    ...conversationWords,
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
    similar:
      'qualcosa come|qualcosa di simile a|simile a|nello stile di|libri come|sul genere di' +
      '|qualcosa di simile|qualcosa di simili|simili|simile|dello stesso genere|sullo stesso genere' +
      '|sullo stesso stile|dello stesso stile|di analogo' +
      '|sullo stile di|tipo quelli di|alla maniera di|del genere di',
    recommend:
      "consigli*|raccomand*|suggeri*|cosa leggere|cosa posso leggere|sorprendimi|un'idea|qualche idea|" +
      'un suggerimento|dammi un consiglio',
    yes:
      "sì|si|ok|okay|va bene|certo|certamente|volentieri|d'accordo|fallo|perfetto sì|procedi" +
      '|perfetto|ottimo|va benissimo',
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
      "l'avete|ce l'avete|li avete|le avete|" +
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
      'comprare|acquistare|ordinare|ordino|aggiungi|mettilo|compro|vorrei|voglio' +
      '|prenderò',
    give: 'lista di vendita|nella pila|nella mia pila|alla pila|do|dare|vendere|vendo|cedo',
    about: 'su|sul|sulla|riguardo|a proposito di|che parla di|ambientat*|si svolge|che si svolge|sulle|sullo|sui',
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
    fiction: 'romanzo|romanzi|narrativa|letteratura|narrativa contemporanea|un bel romanzo|prosa',
    classics: 'classic*|grandi classici|letteratura classica|classico',
    crime:
      'giallo|gialli|poliziesc*|noir|mistero|misteri|detective|crime|cosy|investigator*|omicid*|delitt*|' +
      'commissario|ispettore|investigat*|omicidi*|delitto|delitti|assassin*|indagin*|poliziesco|polizieschi|' +
      'serial killer',
    thriller:
      'thriller|suspense|mozzafiato|spionaggio|spie|spia|che tenga incollat*|incollat*|adrenalin*|tensione|' +
      'avvincente|avvincenti',
    fantasy: 'fantasy|fantastic*|magia|magic*|mago|maghi|strega|streghe|stregone|draghi|drago|elfi|fate|incantesim*',
    'science-fiction':
      'fantascienza|sci fi|fantascientific*|spazio|astronav*|alieni|extraterrestr*|distopi*|viaggi nel tempo|' +
      'futuristic*|nel futuro',
    historical: "romanzo storico|romanzi storici|storico|storici|storica|nel medioevo|medieval*|d'epoca",
    romance:
      "romantic*|romanzo rosa|romanzi rosa|storia d'amore|storie d'amore|d'amore|amore|che faccia piangere|" +
      'fa piangere|far piangere|da piangere|commovente|commoventi|strappalacrime|sentimental*|innamorat*',
    horror:
      'horror|orrore|paura|da paura|che faccia paura|fa paura|far paura|spaventos*|spavent*|pauros*|' +
      'terrificant*|inquietant*|fantasm*|vampir*|zombi*|brividi|da brividi|incubi|incubo|halloween|terrore|' +
      'avere paura|mettere paura|metta paura|terrorizz*',
    'young-adult': 'young adult|per ragazzi|adolescent*|adolescente|ragazzina|ragazzino|teenager|giovani adulti',
    children:
      'bambin*|per bambini|infanzia|favole|fiabe|illustrati per|per mia figlia|per mio figlio|nipotin*|bimbo|' +
      'bimba|bimbi|neonato|piccolini|piccoli|storie della buonanotte|buonanotte|mio nipote|mia nipote|' +
      'scuola elementare|elementari|asilo|materna|prime letture|prima lettura|libro illustrato|fiaba',
    comics: 'fumett*|manga|graphic novel|fumetto|supereroi|striscia|strisce',
    poetry: 'poesia|poesie|versi|poeta|poeti|poetic*|sonetti',
    drama: 'teatro|teatrale|teatrali|commedie|opera teatrale|opere teatrali|commedia|tragedia|pièce',
    'short-stories': 'racconti|racconto|racconti brevi|storie brevi|novelle|raccolta di racconti',
    biography:
      'biografi*|vita di|storia vera|storie vere|fatti reali|fatti veri|storia realmente|realmente accadut*|' +
      'biografic*',
    memoir: 'memorie|autobiografi*|memoir|diario|diari|testimonianz*|ricordi|autobiografic*',
    history:
      'storia|libro di storia|libri di storia|saggio storico|guerra mondiale|seconda guerra mondiale|' +
      'prima guerra mondiale|guerra|antica roma|impero romano|medioevo|fascismo|risorgimento|storico vero' +
      '|olocausto|shoah|nazis*|nazist*|auschwitz|deportazion*|campi di concentramento|resistenza|' +
      'partigian*|antica grecia|antico egitto',
    politics: 'reportage|politic*|democrazia|attualità|geopolitica',
    philosophy: 'filosof*|stoic*|etica|senso della vita|esistenzial*|pensatori',
    religion: 'religi*|teolog*|spiritual*|bibbia|dio|buddis*|islam|cristian*',
    psychology: 'psicolog*|mente|mente umana|comportamento umano|cervello|emozioni|trauma|traumi',
    science:
      'scienza|scienze|scientific*|divulgazione|fisica|universo|astronomi*|stelle|matematica|chimica|biologia|' +
      'evoluzione|quantistic*|cosmo|divulgativ*|medicina',
    nature:
      'natura|animali|giardin*|animale|uccelli|alberi|piante|bosco|boschi|ecologia|clima|cani|gatti|cavalli|' +
      'cane|gatto|cavallo',
    travel: 'viaggi*|libri di viaggio|viaggiare|guida di viaggio|guide di viaggio|diario di viaggio',
    food:
      'cucina|ricett*|gastronom*|cucinare|ricettario|ricette|libro di cucina|libri di cucina|dolci|vegan*|' +
      'vegetarian*|vino|vini|pasticceria',
    art: 'arte|fotografia|pittura|pittor*|fotograf*|architettura|disegno|museo|artist*',
    essays: 'sagg*',
    humour:
      'divertent*|da ridere|per ridere|ridere|risate|umoristic*|umorismo|comico|comica|comici|spassos*|' +
      'ironic*|satira|satiric*|esilarant*|buffo|buffa|buffi|tirarmi su|farmi due risate|' +
      'feel good|che tira su|che tiri su|tirare su il morale|che fa bene al cuore|confortante',
    business: 'economia|business|management|finanza|investire|investimenti|borsa|imprenditor*|leadership|marketing',
    'self-help':
      'autoaiuto|crescita personale|self help|abitudini|motivazion*|essere felice|felicità|autostima|benessere|' +
      'mindfulness|vivere meglio',
    language:
      "grammatica|imparare una lingua|dizionari*|vocabolario|linguistica|imparare l'inglese|" +
      "imparare il tedesco|imparare il francese|imparare lo spagnolo|imparare l'italiano|vocaboli",
  },
  languages: {
    en: 'ingles*|in inglese|in ing',
    de: 'tedesc*|in tedesco',
    fr: 'frances*|in francese',
    es: 'spagnol*|in spagnolo',
    it: 'italiano|italiana|italiani|italiane|in italiano|in ita',
    nl: 'olandes*|in olandese|nederlandese',
    pl: 'polacc*|in polacco',
    pt: 'portoghes*|in portoghese',
    ja: 'giappones*|in giapponese',
    ar: 'arab*|in arabo',
  },
  numbers: '2 due|3 tre|4 quattro|5 cinque|6 sei|7 sette|8 otto|9 nove|10 dieci|12 dodici|15 quindici|20 venti',
  filler:
    'figlio|figlia|nipote|piuttosto|meglio|preferisco|allora|invece|qualcosa|il|lo|la|i|gli|le|l|un|uno|una|' +
    'di|del|dello|della|dei|degli|delle|d|a|al|allo|alla|ai|agli|alle|da|dal|dalla|dai|in|nel|nello|nella|' +
    'nei|negli|nelle|con|su|sul|per|tra|fra|e|ed|o|od|ma|se|che|chi|cui|non|è|sono|sei|siete|siamo|era|' +
    'essere|stato|stata|ho|hai|ha|abbiamo|avete|hanno|avere|avevo|io|tu|lui|lei|noi|voi|loro|mi|ti|si|ci|vi|' +
    'ne|me|te|mio|mia|miei|mie|tuo|suo|sua|vostro|vostra|vostri|vostre|questo|questa|questi|queste|quello|' +
    'quella|quel|quale|quali|qualche|qualcuno|più|meno|molto|troppo|anche|ancora|già|poi|così|come|quanto|' +
    'dove|quando|ecco|bel|bello|bella|buon|buono|buona|bravo|interessante|per favore|favore|piacere|può|' +
    'potete|puoi|posso|potrei|potreste|potrebbe|vorrei|voglio|vuole|volevo|devo|fare|faccio|fate|fatto|fa|c|' +
    'cosa|leggere|scritto|scritta|autore|autrice|intitolato|chiamato|edizione|versione|libro|beh|ehm|ora|' +
    'adesso|oggi|ieri|domani|settimana|settimane|giorno|giorni|mese|anno|dopo|prima|durante|tutto|tutti|' +
    'tutta|tutte|po|domanda|sapere|so|dire|dirmi|dimmi|dica|solo|soltanto|grazie|scusa|scusi|scusate|sempre|' +
    'mai|niente|nulla|regalo|compleanno|mamma|madre|padre|papà|moglie|marito|amico|amica|vacanza|metto|' +
    'mettere|messo|va|vado|qui|lì|là|cioè|magari|forse|proprio|signor|signora|succede|siccome|mica|roba|tipo|' +
    'preferirei|preferibilmente|meglio in|che ama|ama|adora|gli piacciono|le piacciono|gli piace|le piace|' +
    "piacciono|piace|appassionato di|appassionata di|compie|anni|ce l'ho già|già letto|l'ho letto|lo conosco|" +
    'conosco|davvero|altro|e in|che sia|sia|facile|facili|per chi|non sa|niente di|semplice|semplici|anzi|' +
    'storia' +
    '|piaciuto|piaciuta|piaciuti|mi è piaciuto|adorato|amato|bellissimo|stupendo|fantastico' +
    '|non mi piace|non mi piacciono|non fa per me|la stessa cosa|lo stesso|stesso|stessa|uguale|ce|li' +
    '|ce li|ce l|ce lo|ce n|finito|finita|mi sa|un po di' +
    '|grosso|bello grosso|corposo' +
    '|però',
};
