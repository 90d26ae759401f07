import type { ConversationWords } from '../senses';

/** Italian words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'scrivi una poesia|scrivimi|scrivi mi|mi scrivi|scrivere una poesia|una poesia su|una poesia sul|' +
    'raccontami una barzelletta|una barzelletta|che tempo fa|che tempo farà|tempo domani|il meteo|meteo|' +
    'previsioni del tempo|pioverà|piove domani|traduci*|mi traduci|che ore sono|che ora è|chi ha vinto|' +
    "chi vince|la partita|partita di ieri|serie a|il mondiale|champions league|la juve|il milan|l'inter|" +
    'il presidente|presidente del consiglio|le elezioni|per chi votare|per chi voto|la meloni|la borsa oggi|' +
    'bitcoin|oroscopo|i numeri del lotto|ricetta della|ricetta del|ricetta per|ricetta dei|ricetta delle|' +
    'una ricetta|dammi la ricetta|come si cucina|come si fa la carbonara|come cucino|i compiti|miei compiti|' +
    'il tema di|risolvi|equazione|radice quadrata|capitale della|capitale del|capitale di|codice python|' +
    'prenotare un volo|prenotare un albergo|biglietto del treno|ordinare una pizza|mal di testa|mi ami|' +
    'sposami|senso della vita|cantami|testo della canzone|notizie di oggi' +
    '|wifi|wi fi|prenota un tavolo|prenotare un tavolo|prenotami|tavolo per due|tavolo per 2' +
    '|metti musica|metti della musica|metti un po di musica|metti una canzone|mettimi una canzone' +
    '|fammi sentire una canzone|canta una|calcolami|moltiplicato per|diviso per|sei fidanzata' +
    '|sei fidanzato|sei single|sei sposata|sei sposato|hai la ragazza|hai il ragazzo|hai il fidanzato' +
    '|hai la fidanzata|esci con me|vuoi uscire con me|fammi i compiti|fare i compiti|scrivi il mio' +
    '|scrivi la mia|fammi il tema|scrivimi un tema|chiama un taxi|chiamami un taxi|metti una sveglia' +
    '|metti un timer|chi ha segnato',
  'all-read':
    'già letti|già letto|già letta|letti tutti|lette tutte|letto tutto|letti già|li ho tutti|tranne|' +
    'a parte|eccetto|ma non|altro autore|altri autori|altra autrice|qualcun altro',
  'same-author':
    'stesso autore|stessa autrice|stesso scrittore|stessa scrittrice|di lui|di lei|suo|suoi|sua|sue|' +
    "di questo autore|di questa autrice|di quell'autore|dell'autore|dell'autrice|ha scritto|i suoi altri|" +
    'altri suoi|altro di suo|dello stesso|della stessa' +
    '|suoi altri|altre sue|sempre di lui|sempre di lei',
  'next-volume':
    'prossimo volume|volume successivo|volume seguente|libro successivo|prossimo libro|il seguito|seguito|' +
    'il sequel|secondo volume|secondo libro|seconda parte|volume 2|volume due|libro 2|terzo volume|' +
    'terzo libro|volume 3|terza parte|il successivo|successivo della serie|successivo della saga|' +
    'prossimo della serie|come continua|resto della serie|continuazione|parte 2|puntata successiva' +
    '|il prossimo|quello dopo|quello successivo|prossimo per favore|e dopo',
  shorter:
    'più corto|più corta|più corti|più corte|più breve|più brevi|meno lungo|meno lunga|meno pagine|' +
    'più sottile|più piccolo|qualcosa di corto|qualcosa di breve|non troppo lungo|non troppo lunga|' +
    'non così lungo|troppo lungo|troppo lunga|troppo grosso|veloce da leggere|che si legge in fretta|' +
    'poche pagine',
  cheapest:
    'il più economico|la più economica|i più economici|quello più economico|quello che costa meno|' +
    'che costa di meno|il meno caro|la meno cara|quello meno caro|prezzo più basso|il più conveniente|' +
    'più economico di tutti',
  pages: 'pagina|pagine|pag',
  arrived:
    'è arrivato|è arrivata|sono arrivati|sono arrivate|mi è arrivato|mi è arrivata|arrivato oggi|' +
    'arrivato ieri|arrivato con|arrivata|arrivati|arrivato|ricevuto|ricevuta|ho ricevuto|consegnato|' +
    'consegnata|mi avete mandato|mi avete spedito|mi avete venduto|aperto il pacco|ho comprato|' +
    'comprato da voi|ho acquistato|acquistato da voi|acquistato|il mio ordine|che ho ordinato',
  'you-are': "sei|è lei|siete|sto parlando|sto scrivendo|sto chattando|parlo con|c'è qualcuno|con chi parlo|è un|è una",
};
