import type { TopicWords } from '../senses';

/** Italian words for what questions are about. */
export const topics: TopicWords = {
  sell:
    'vend*|vendita|liberarmi|liberarsi|sbarazzarmi|disfarmi|ricompr*|dar via|dare via|usati|usato|' +
    'seconda mano|cedere|svuotare|smaltire',
  buy: 'compr*|acquist*|ordin*|ordinare',
  offer:
    'offert*|valutazion*|valut*|valore|stima*|prezzo di acquisto|così poco|calcol*|quanto pagate|' +
    'quanto date|quotazion*|proposta|da dove escono|da dove vengono|stabilite|fissate|decidete|arrivate a|' +
    'in base a',
  hold:
    'valid*|vale|validità|garanti*|mantien*|dura|resta*|rimane*|bloccat*|mantenut*|ferma|durano|mantenete|' +
    'in vigore|conservat*',
  expired: 'scad*|scaduta|scaduto|termina*|passa il termine|finit*|decorso|oltre il termine',
  declined:
    'rifiut*|non volete|non lo volete|non accettate|non interessa|zero euro|0 euro|nessuna offerta|' +
    'non prendete|scart*|respint*|non li volete|non ritirate|niente offerta|non comprate|negat*',
  accept:
    'accettate|prendete|accett*|quali libri|che libri|che tipo di libri|riviste|libri di testo|' +
    'libri scolastici|dvd*|cd|spartit*|enciclopedi*|senza isbn|libri vecchi|libri antichi|fumetti|' +
    'ritirate|senza codice|scolastic*',
  book: 'libro|libri|romanz*|titolo|titoli|volum*',
  copies: 'stesso libro|stesso titolo|doppion*|duplicat*|uguali|doppi',
  isbn: 'isbn*|ean|numero del libro',
  barcode: 'codice a barre|codici a barre|barcode|barre|righe|barrette',
  scan:
    'scansion*|scanner|scannerizz*|inquadr*|scansire|digitare|battere|uno per uno|uno a uno|' +
    'uno alla volta|inserire',
  camera: 'fotocamera|telecamera|webcam|schermo nero|obiettivo|videocamera',
  shelf:
    'scaffale*|libreria intera|tutta la libreria|tutta la mia|collezion*|tanti libri|molti libri|' +
    'centinaia|in una volta|tutti insieme|tutti i miei libri|lista|elenco|excel|csv|caricare|' +
    'foglio di calcolo|in massa|decine|scatoloni|una montagna|in blocco|un sacco di libri|' +
    'contemporaneamente|file|uno per uno|uno a uno|uno alla volta|eredit*|ogni numero|lasciato|casa piena|' +
    'nonna',
  offline:
    "offline|senza internet|senza rete|senza connessione|senza wifi|non c'è internet|cantina|soffitta|" +
    "non prende|senza campo|niente rete|niente internet|non c'è campo|non ho connessione|linea",
  guest:
    'senza account|senza registrarmi|senza registrazione|senza registrarsi|come ospite|ospite|' +
    "senza iscrivermi|serve un account|serve l'account|bisogna registrarsi|devo registrarmi|" +
    'devo iscrivermi|devo avere un account|senza un account|creare un account per|avere un account|' +
    'per forza registrarmi',
  account: 'account|conto utente|profilo',
  register: 'registr*|iscri*|creare un account|creato un account|aprire un account',
  'sign-in': 'acced*|accesso|login|loggare|loggarmi|entrare nel|collegarmi|autentic*|entrare',
  password: "password|parola d'ordine|pw|pass",
  mail: 'mail|e-mail*|email*|posta elettronica|indirizzo mail|casella',
  confirm: 'conferm*|attiv*|verific*|convalid*',
  passkey:
    'passkey*|doppia autenticazione|due fattori|2fa|impronta*|face id|biometric*|chiave di sicurezza|' +
    'secondo fattore|chiave di accesso|chiavi di accesso',
  device:
    'dispositiv*|telefono rubato|rubato il telefono|rubato il cellulare|perso il telefono|' +
    'perso il cellulare|computer|altro computer|ovunque|disconnett*|uscire da|restare collegat*|' +
    'resto collegat*|session*|hackerat*|internet point|rubat*|scollegar*|rimango connesso|connesso',
  locked:
    'bloccat*|troppi tentativi|tentativ*|aspettare prima|troppe volte|attendere prima|più volte|' +
    'dice di aspettare|aspettare|riprova più tardi|sbagliato',
  delete: "cancell*|elimin*|chiudere il mio|chiudere l'account|rimuov*|disiscriv*|chiusura",
  data:
    'dati|gdpr|informazioni su di me|sapete di me|conservate|esportare|salvati|memorizz*|' +
    'informazioni personali|avete su di me|tenete su di me',
  cookies:
    'cookie*|traccia*|pubblicità|profilazione|analitic*|spiate|banner|tracking|tracciate|terze parti|seguite|spiando',
  library: 'biblioteca|bibliotec*|timbr*|ex biblioteca|scartat*',
  company:
    'azienda*|società|minorenn*|sotto i 18|anni|la mia età|mio figlio|mia figlia|maggiorenn*|libraio|' +
    'rivenditor*|ditta|partita iva|impresa|17|16|15|negozio di',
  minimum:
    'minim*|un solo libro|solo un libro|un libro solo|importo minimo|soglia|uno solo|un unico libro|' +
    'due libri|troppo poco|singolo libro|libro singolo|vale la pena|ne vale la pena|solo due|solo 2|' +
    'mucchio più grande|abbastanza libri|conviene',
  condition:
    'buone condizioni|ottime condizioni|buono stato|buon stato|condizion*|stato|qualità|come nuovo|' +
    'molto buono|ottimo|accettabile|grado|livell*',
  damaged:
    'rovinat*|sottolineat*|sottolineatur*|annotazion*|annotat*|appunti|macchi*|strappat*|bagnat*|acqua|muffa|' +
    'umidità|caffè|piegat*|ingiallit*|mancano pagine|pagine mancanti|usurat*|scritto dentro|matita|' +
    'scarabocch*|odore|fumo|evidenziat*|evidenziator*|dannegg*|orecchi*|note a margine|penna|scollat*|logor*|' +
    'consumat*|puzza*|strapp*|staccat*|sporc*|scuciti|malconci*|malridott*|umid*|fradici*|rott*|ondulat*|' +
    'macchiat*|mancano delle pagine' +
    '|distrutto|a pezzi',
  worse:
    "peggio*|declass*|non sono d'accordo|ridott*|meno di quanto|abbassat*|contest*|inferiore|peggiori|" +
    'minore|disaccordo|ribass*|abbassate|severi|più rovinato|più malconcio|prendo di meno|ricevo di meno|' +
    'dire la mia|meno soldi|peggio di come|la pensate diversamente',
  choose:
    'scegli*|che condizione|quale condizione|che stato|quale stato|non so quale|come faccio a sapere|' +
    'decid*|giudic*|non sono sicur*|indecis*|capire|capisco|stabilir*|indicare|metto',
  described:
    'descritt*|descrizione|come descritto|arrivato danneggiato|arrivato rovinato|difett*|reclam*|diverso da|' +
    'libro sbagliato|sbagliato|non corrisponde|lamentel*|lamentarmi|cattive condizioni|pessime condizioni|' +
    "altra edizione|non conforme|rotto|a pezzi|che ho ricevuto|ho ricevuto|mi è arrivat*|c'era scritto|" +
    'diceva|doveva essere|annunciato|dichiarato|segnato come|promess*|dovrebbe essere|venduto come|' +
    'indicato come',
  parcel: 'pacco|pacchi|scatol*|collo|colli|plico|spedizione',
  pack:
    'imball*|impacchett*|confezion*|incartare|pluriball|pesa*|peso|pesant*|busta|chili|kg|' +
    'scatola da scarpe|nastro',
  postage:
    'spese di spedizione|costi di spedizione|costo di spedizione|costo della spedizione|affrancatur*|' +
    'etichett*|francoboll*|spedizione gratuita|spedizione gratis|paga la spedizione|pago la spedizione|' +
    'costa la spedizione|costa spedire|stampa*|stampante|spese postali|pagare la spedizione|a carico|' +
    'pagate la spedizione',
  send: 'sped*|invi*|mand*|manda|imbucare',
  delivery: 'consegn*|arriv*|ricev*|a casa mia|recapit*|tempi di spedizione|spedizione a casa',
  country:
    'estero|paese|paesi|internazional*|svizzera|germania|francia|spagna|italia|polonia|portogallo|olanda|' +
    'paesi bassi|giappone|usa|stati uniti|america|inghilterra|regno unito|austria|irlanda|belgio|europa|' +
    'ue|san marino|vaticano|canada|svezia|malta|croazia|isole|fuori dall|vive in|abita in|abito in|' +
    'vivo in|trasferit*|spedite in|spedite a',
  lost:
    'non è arrivat*|non arriva*|mai arrivat*|pers*|smarrit*|ritardo|in ritardo|tracciament*|' +
    "non ho ricevuto|ancora niente|non ancora|ancora nulla|dov'è|che fine|manca|sparit*|tracking|" +
    'stato del|stato dell|sto ancora aspettando|a che punto|dispers*|non sono arrivati|doveva arrivar*|' +
    'sarebbe dovut*|avrebbe dovuto|niente ancora|non si è visto|e niente|nessuna notizia|novità su|' +
    'come procede|come procedono|come vanno i|che ne è|notizie|come va il|nessuna traccia|mai visto|' +
    'doveva essere',
  several:
    'più pacchi|due pacchi|diversi|vari pacchi|due scatole|più scatole|dividere|separat*|in due|' +
    'secondo pacco|suddivid*|tre scatole|tre pacchi|più di un pacco|più spedizioni',
  deadline:
    'entro quando|scadenz*|termine|fino a quando|troppo tardi|al più tardi|quanto tempo ho|ultimo giorno|' +
    'giorni ho|tempo ho|limite di tempo|in tempo|tardi',
  forgot:
    'dimenticat*|dimentico|libro sbagliato nel|messo il libro|messo quello|per sbaglio|manca nel pacco|' +
    'manca un libro|confus*|mi sono sbagliat*|per errore|altra edizione nel|scambiat*|non ho messo|' +
    'messo un altro',
  silent:
    'non rispond*|nessuna risposta|senza risposta|non ho visto|in vacanza|ignor*|mi sfugge|non vedo|' +
    'non leggo|perdo la mail|sfuggita|in ferie|non dico niente|mi perdo',
  grading:
    'controll*|verific*|esamin*|ispezion*|valutazione dei libri|lavorazione|perizia|controllate|revision*|guardare i',
  money: 'soldi|denaro|euro|pagamento|pagamenti|grana|somma|importo|contanti',
  paid:
    'pagat*|mi pagate|bonific*|i soldi|i miei soldi|ricevere i soldi|accredit*|incass*|pagamento arriva|' +
    'vengo pagato|mi arrivano|essere pagat*|liquidat*|pagarmi|mi versate|compenso',
  pay:
    'carta di credito|carte|carta|paypal|apple pay|google pay|klarna|metodi di pagamento|' +
    'metodo di pagamento|modalità di pagamento|pagare|pagare con|pago con|visa|mastercard|satispay|' +
    'postepay|contrassegno|rate|bonifico|bancomat|alla consegna',
  bank:
    'banca|banche|iban|conto corrente|conto bancario|dati bancari|coordinate bancarie|bancari*|conto|' +
    'cambiato banca|nuova banca|altra banca|nuovo iban',
  change: 'cambi*|modific*|aggiorn*|nuovo|nuova|altro|altra|corregger*|sostitu*|impostare|mettere in',
  credit:
    'credito|crediti|buono*|buoni|bonus|voucher|saldo|portafoglio|maggiorazione|lascio i soldi|' +
    'lasciare i soldi|prossimi libri|prossimo ordine|prossimo acquisto|invece del bonifico|' +
    'al posto del bonifico|in più se|qualcosa in più|invece dei soldi',
  refund:
    'rimbors*|indietro i soldi|soldi indietro|restituzione dei soldi|riavere i soldi|restituite i soldi|' +
    'ridate|riaccredit*|sulla carta|sulla mia carta|tornano i soldi|rivedo i soldi',
  tax: 'tass*|iva|fattura*|ricevuta|dogana*|scontrino|imposte',
  discount:
    'scont*|barrat*|sbarrat*|ribassat*|promozion*|offerta speciale|prezzo fisso|saldi|prezzo vecchio|' +
    'prezzo precedente|coupon|codice sconto|tagliato|due prezzi|riga sopra|linea sopra|sconto vero|' +
    'vero sconto|ribasso|prezzo tagliato' +
    '|un codice|codice sconto',
  price: 'prezz*|importo|più caro|costa|aument*',
  return:
    'reso|resi|restitu*|rimand*|rispedi*|recess*|recedere|cambiato idea|cambio idea|non mi piace|' +
    'non mi è piaciuto|ripensament*|ripensato|ripens*|indietro|tornano|torna|rendere|ritorn*|' +
    'diritto di recesso' +
    '|non lo voglio più|non li voglio più|non mi piace|cambiato idea|non tenerlo|ci ho ripensato',
  cancel: "annull*|disdi*|bloccare l'ordine|revoc*|fermare",
  swap:
    'scambi*|baratt*|permut*|libro per libro|libri per libri|libri contro libri|in cambio di altri|' +
    'scambiare|in cambio|altrettanti|senza pagare|ne scelgo altri|scelgo altri|scambi',
  trade:
    "ordin*|transazion*|scambio|la mia vendita|numero d'ordine|numero ordine|stato dell'ordine|pratica|" +
    'operazione|scambi',
  reserved:
    'riservat*|prenotat*|messo da parte|qualcun altro|soffiare|me lo soffia*|ultima copia|esaurit*|' +
    'tenuti da parte|tenete da parte|portano via|qualcuno lo compra|bloccati|restano miei|rimangono nel|' +
    'spariscono',
  wish:
    'desider*|lista dei desideri|avvis*|notific*|allert*|di nuovo disponibile|torna disponibile|angolo|' +
    'preferit*|avvertit*|fatemi sapere|quando torna|quando arriva|promemoria|esaurit*|segnalibr*|orecchia|' +
    'rientra|rientrasse|torna|avvisarmi|ritorna|di nuovo',
  cart: 'carrello',
  safe: 'sicur*|sicurezza|crittograf*|cifrat*|frode|protett*|affidabil*|al sicuro|rubare',
  contact:
    'contatt*|telefon*|chiamar*|numero di|servizio clienti|assistenza clienti|assistenza|scrivervi|' +
    'vostra mail|vostra email|raggiung*|orari|parlare con voi|sentirvi',
  bot: 'bot|robot|chatbot|ia|intelligenza artificiale|macchina|automatic*|chat|assistente',
  shop:
    "chi c'è dietro|dietro dogear|chi gestisce|proprietari*|sede|vostra azienda|note legali|affidabil*|" +
    'seri|seria|di chi è|dogear|fidare|fidarmi|chi siete',
  tongue:
    'lingua*|valuta*|moneta|in inglese|in euro|tradu*|cambiare paese|sterline|dollari|franchi|sito in|versione in',
  accessible:
    'cieco|ciechi|non vedent*|screen reader|lettore di schermo|lettori di schermo|tastiera|disabil*|' +
    'modalità scura|tema scuro|contrasto|dimensione del testo|caratteri più|ingrandire|accessibil*|' +
    'ipovedent*|testo più|mouse',
  catalogue:
    'catalog*|non trovat*|non trov*|sconosciut*|non conoscete|non risulta|non compare|non esce|' +
    "non presente|non c'è nel",
  begin: 'inizia*|comincia*|parte|decorr*|da quando|conta da|inizio|partono|si conta',
  'bought-here':
    'comprato qui|comprato da voi|comprati da voi|acquistato qui|acquistato da voi|acquistati da voi|' +
    'dopo averlo letto|finito di leggere|rivend*|ricomprat*|preso da voi|una volta letto|' +
    'comprato su dogear|comprata da voi|dopo la lettura',
  fail:
    'non funziona|non va|errore|problem*|non legge|non riconosce|sfocat*|non riesco|non si riesce|' +
    'impossibile|nero|nera|buio|buia|fallit*|respinto|non parte|rifiuta|non viene letto|non mi fa|' +
    'illeggibile|tornato indietro|non passa|non andato',
  mean:
    "cos'è|che cos'è|cosa sono|che cosa sono|cosa significa*|significa*|cosa vuol dire|vuol dire|" +
    'vogliono dire|spieg*|differenza|in cosa consiste|a cosa serve|che senso|cosa vuole dire|' +
    'cosa intendete|che vantaggi*',
  'gift-card':
    'carta regalo|carte regalo|buono regalo|buoni regalo|gift card*|buono libro|buoni libro|' +
    'carta da regalare|buono da regalare',
  'e-book':
    'ebook*|e-book*|e book*|libro digitale|libri digitali|digitale|formato digitale|versione digitale|kindle|' +
    'kobo|epub|pdf|audiolibr*|libro elettronico|libri elettronici|scaricare libri|scaricare un libro|ereader|' +
    'lettore digitale',
  'pick-up':
    'ritirare in negozio|ritiro in negozio|ritirarlo|ritirarli|ritirare il libro|ritirare i libri|' +
    "ritirare l'ordine|ritiro a mano|ritiro di persona|di persona|negozio fisico|libreria fisica|" +
    'punto vendita|punti vendita|in negozio|vostro negozio|punto di ritiro|click and collect|' +
    'passare in negozio|passare a prendere|venire a prendere|passo a prender*|vostra sede|una sede a|' +
    'un negozio a',
  student:
    'studente|studenti|studentess*|sconto studenti|sconto studente|sconto per studenti|sconto insegnanti|' +
    'insegnant*|carta del docente|carta docente|18app|pensionat*|tessera fedeltà|fedeltà' +
    "|università|all'università|universitari*|studio all",
  'new-address':
    "indirizzo sbagliato|sbagliato indirizzo|sbagliato l'indirizzo|cambiare indirizzo|cambiare l'indirizzo|" +
    "modificare l'indirizzo|modificare indirizzo|indirizzo di consegna|indirizzo di spedizione|" +
    'altro indirizzo|nuovo indirizzo|un altro indirizzo|mi sono trasferit*|ho traslocato|vecchio indirizzo|' +
    "indirizzo errato|numero civico|errore nell'indirizzo",
};
