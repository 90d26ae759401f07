import type { DistressWords } from '../distress-words';

/** Italian words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const it: DistressWords = {
  sets: {
    someone: 'libri|pratchett|leggere|lettura',
    tellKill: `
      si ammazza|si uccide|uccidersi|ammazzarsi|suicid*|togliersi la vita|non vuole vivere|vuole morire
      farla finita|impiccarsi|buttarsi|si vuole uccidere`,
    mum: 'la mamma|mia madre|i miei figli|i bambini|mia sorella|mio fratello|noi|ci',
    notHere: `
      non esistessi|non ci fossi|fossi mort*|sparissi|morissi|non ci fossi più|non fossi nat*|non fossi mai nat*
      me ne andassi per sempre`,
    easier: 'più facile|meglio|più felici|più semplice|più contenti',
    live: 'di vivere|per vivere|di andare avanti a vivere|di continuare a vivere|di stare al mondo',
    no: `
      non ho più|non ho|senza|ho perso|non trovo più|non trovo|nessuna|non mi resta|ho perso ogni|ho perso la`,
    iWant: `
      voglio|vorrei|ho voglia di|sto per|ho deciso di|penso di|sto pensando di|preferirei|desidero|volevo
      mi viene voglia di|sto pensando a|vorrei solo|voglio solo|ho pensato di|sono pronto a|sono pronta a`,
    killMe: `
      ammazzarmi|uccidermi|suicidarmi|impiccarmi|togliermi la vita|buttarmi sotto|buttarmi giù|tagliarmi le vene
      spararmi|mettere fine alla mia vita|porre fine alla mia vita|sparire per sempre|addormentarmi per sempre
      smettere di vivere|smettere di esistere`,
    killHer: `
      uccidersi|ammazzarsi|suicidarsi|togliersi la vita|farla finita|farsi del male|impiccarsi|si vuole ammazzare
      si vuole uccidere|si taglia|si fa del male|ha tentato il suicidio|parla di suicidio|pensieri suicidi`,
    dead: 'mort*|morire|mai nat*|non essere nat*',
    close: 'mio|mia|un mio amico|una mia amica|un amico|unamica|qualcuno che conosco|nostro|nostra',
    them: `
      marito|fidanzato|ragazzo|compagno|moglie|fidanzata|compagna|ex|padre|papà|madre|mamma|patrigno|matrigna
      fratello|zio|figlio|capo|famiglia|nonno|cugino|ex marito|professore|allenatore|vicino|suocero|partner
      convivente|suocera|suoceri|nonna|zia|figlia|sorella|collega|cognato|coinquilino|padrone di casa|ex moglie`,
    he: `
      mio {them}|mia {them}|il mio {them}|la mia {them}|lui|lei|loro|qualcuno|un uomo|i miei|i miei genitori|papà
      mamma|il mio capo|mia suocera|la suocera`,
    beats: `
      picchia|picchiato|picchiata|picchiano|mena|menato|menata|pesta|pestata|violenta|violentato|violentata|stupra
      stuprata|strangola|strangolata|strangolato|maltratta|maltrattata|aggredisce|aggredita|aggredito|minaccia
      minacciata|minacciato|perseguita|perseguitata|schiaffeggia|chiude in casa|abusa di|prende a calci
      prende a pugni|ricatta|tocca di notte|tocca quando|tocca a letto|mette le mani addosso|accoltellata|presa
      preso|afferra|afferrata|afferrato|morde|morsa|spinge|spinta|strattona|sputa|graffia|tira addosso|lancia
      insulta|calcia|soffoca|soffocata|strozza|strozzata|tira per i capelli|trascina|trascinata`,
    suffered: `
      violentat*|stuprat*|picchiat*|aggredit*|maltrattat*|minacciat*|perseguitat*|abusat*|strangolat*|accoltellat*
      sequestrat*`,
    pills: `
      pastiglie|pasticche|pillole|compresse|farmaci|medicine|sonniferi|tranquillanti|psicofarmaci|antidepressivi
      tachipirina|gocce`,
    many: 'troppe|troppi|tutte le|tutti i|un sacco di|una scatola di|tutta la scatola di|un flacone di|tante',
    poison: `
      candeggina|veleno|varechina|ammoniaca|acido|detersivo|batteria|pila|sgorgante|topicida
      detersivo per i piatti|detersivo dei piatti|detergente|benzina|disinfettante|acetone|prodotto per pulire
      anticalcare|soda`,
    man: 'uomo|qualcuno|tizio|sconosciuto|ladro|ladri|lui|uomini|tipo',
    home: 'in casa|in casa mia|a casa mia|nel mio appartamento|nella mia camera',
    laugh: `
      dal ridere|dalle risate|dalla voglia|dalla curiosità|di noia|di vergogna|di fame|di sonno|di freddo
      di invidia|di stanchezza|dal sonno`,
    force: `
      lavorare|sposarmi|prostituirmi|fare sesso|mendicare|la forza|forza|voglia|la voglia|motivo|motivi|energia
      ragione|coraggio`,
    took: 'ho preso|ha preso|ho ingoiato|ha ingoiato|ho mandato giù|preso',
    drank: 'ha bevuto|bevuto|ha ingoiato|ingoiato|ha mangiato|ha ingerito',
    buys: 'compr*|ordin*|spend*|port*|dimentic*|prend*',
    fiction: `
      libro|libri|romanzo|romanzi|giallo|gialli|thriller|storia|film|testimonianza|racconto|autobiografia`,
    whose: 'in cui|dove|il cui|la cui|nel quale|nella quale|su una donna|su un uomo|su una ragazza|con una',
  },
  life: `
    {iWant} {killMe}|mi ammazzo|mi uccido|mi suicido|mi impicco|mi butto sotto|la faccio finita $
    stasera la faccio finita|oggi la faccio finita|voglio farla finita $|vorrei farla finita $
    farla finita con la vita|farla finita con tutto $|suicidarmi|togliermi la vita|impiccarmi|tagliarmi le vene
    {iWant} morire|voglio solo morire|vorrei essere {dead}|preferirei essere {dead}|era meglio se non nascevo
    vorrei non essere mai nat*|vorrei non svegliarmi|non voglio più vivere|non voglio vivere $
    non voglio più svegliarmi|non voglio più esistere|non ho più voglia di vivere|non ho voglia di vivere
    non voglio più stare al mondo|non voglio continuare a vivere|non voglio vivere così|magari fossi mort*
    meglio mort*|sarebbe meglio morire|meglio se fossi mort*|penso al suicidio|pensando al suicidio
    pensare al suicidio|penso sempre al suicidio|pensieri suicidi|pensieri suicidari|idee suicide
    ho istinti suicidi|la vita non ha senso|la mia vita non ha senso|vita non ha più senso|motivo per vivere
    motivi per vivere|ragione per vivere|ragione di vivere|senso vivere|senso continuare a vivere
    non vale la pena vivere|niente per cui vivere|stanc* di vivere|stuf* di vivere|stanc* della vita
    stanc* di essere viv*|meglio senza di me|meglio se non ci fossi|non mancherò a|non mancherei a
    mancherei a nessuno|a nessuno importerebbe se morissi|letter* daddio|lettera di addio|biglietto daddio
    lettere daddio|sparire per sempre|scomparire per sempre|addormentarmi e non|mi taglio di nuovo
    mi taglio le braccia|mi taglio ancora|mi taglio e non|mi faccio del male|farmi del male|autolesion* e
    pratico autolesionismo|morire senza soffrire|morire senza dolore|come posso morire|come uccidermi
    come ammazzarsi|come suicidarsi|modo per morire|modi per morire|modo di morire|morte indolore|metodi indolori
    morire in fretta|quant* {pills} _ {dead}|buttarmi dal|buttarmi da un|buttarmi sotto|saltare dal ponte
    modo meno doloroso|maniera meno dolorosa|meno doloroso di morire|meno doloroso per morire|morte meno dolorosa
    fa male morire`,
  closeLife: `
    {close} _ {killHer}|{close} _ vuole morire|{close} _ non vuole più vivere|{close} _ non vuole vivere
    {close} _ pensa al suicidio|{close} _ vuole suicidarsi|lei vuole uccidersi|lui vuole uccidersi
    {close} _ {tellKill}|{close} _ dire che {tellKill}|{close} _ dice che {tellKill}
    {close} _ ripete che {tellKill}|{close} minaccia di {tellKill}|{close} _ lettera daddio|{close} _ si taglia
    {close} _ vorrebbe essere mort*|{close} _ vuole buttarsi`,
  violence: `
    {he} mi {beats}|{he} _ mi {beats}|^ mi {beats}|{he} mi ha {beats}|{he} _ mi ha {beats}|mi ha {beats}
    mi hanno {beats}|mi {beats} ogni|mi {beats} quando|{he} ci {beats}|{he} _ mi ammazza|{he} _ mi uccide
    {he} _ uccidermi|{he} _ ammazzarmi|che mi ammazza|che mi uccide|minaccia di uccidermi
    {he} picchia i miei figli|{he} mi fa del male|{he} _ mi fa del male|{he} mi tocca|{he} _ mi segue
    {he} mi segue|{he} _ mi perseguita|sono stat* {suffered}|sono {suffered}|vengo {suffered}|vengo picchiat*
    sono vittima di|subisco violenz*|subisco abusi|subisco maltrattamenti|vittima di violenza
    ho paura di mio {them}|ho paura del mio {them}|ho paura di lui|paura di tornare a casa|ho paura che mi uccida
    paura che mi ammazzi|temo per la mia vita|preso il passaporto|tolto il passaporto|sequestrato il passaporto
    preso i documenti|mi obbligano a|mi obbliga a {force}|mi costringono a|mi costringe a|sposarmi per forza
    matrimonio forzato e|prostituirmi|mi tiene chius*|mi tengono chius*|non mi lascia uscire|con un coltello
    {he} _ di picchiarmi|{he} _ picchiarmi|{he} _ di menarmi|{he} _ violentarmi|{he} _ di maltrattarmi`,
  danger: `
    {took} {many} {pills}|{took} _ {many} {pills}|in overdose|una overdose|unoverdose|overdose aiuto|non respira
    non respiro|non riesco a respirare|ha smesso di respirare|è svenut* e|è incosciente|è priv* di sensi
    non si sveglia|non si sveglia più|avere un infarto|avendo un infarto|ho un infarto|ha un infarto
    mi sta venendo un infarto|ha avuto un infarto ora|ho un ictus|ha un ictus|dolore al petto|mi fa male il petto
    male al petto|perde molto sangue|perdo molto sangue|sanguina tanto|non smette di sanguinare|dissangu*
    la mia casa brucia|mia casa va a fuoco|mia casa sta bruciando|casa mia brucia|casa mia va a fuoco
    va a fuoco la casa|incendio {home}|cè un incendio
    {man} _ entrando {home}|{man} _ entrare {home}|{man} _ cerca di entrare|{man} _ vuole entrare
    {man} _ entrato {home}|{man} mi segue|{man} mi sta seguendo|mi stanno seguendo|sono in pericolo
    siamo in pericolo|in pericolo di vita|la mia vita è in pericolo|chiamate unambulanza|chiamate la polizia
    chiamate i carabinieri|chiamate il 118|chiamate il 112|serve unambulanza|mandate unambulanza
    {drank} la {poison}|{drank} il {poison}|{drank} {poison}|{drank} _ {poison}|fare del male al mio bambino
    fare del male a mio figlio`,
  softLife: `
    non ce la faccio più|non ce la faccio|non ne posso più|mi odio|odio la mia vita|voglio sparire|vorrei sparire
    vorrei scomparire|non vedo via duscita|non cè via duscita|sono disperat*|che tutto finisca|voglio che finisca
    sono un peso|nessuno mi vuole|mi arrendo|a che serve andare avanti|non ha più senso niente|aiuto ho paura
    aiutatemi ho paura|{no} {force} {live}|{no} _ {force} {live}|{easier} _ se {notHere}|addormentarmi e non
    dormire e non svegliarmi|non svegliarmi più|non svegliarmi mai|mi impicco|mi butto dal|mi butto da
    mi butto sotto|mi tolgo la vita|mi sparo $|mi taglio le vene|ho una corda|comprato una corda
    andarmene da questo mondo|lasciare questo mondo|che la mia vita finisca|finire la mia vita|buttarmi dalla
    mi taglio le|mi brucio apposta|non voglio più esserci|non voglio più stare qui $|voglio crepare
    mi faccio del male|il mio ultimo giorno|la mia ultima notte|la mia ultima sera|voglia di ammazzarmi
    voglia di uccidermi|voglia di morire|andarmene per sempre|voglio andarmene per sempre|la vita mi pesa
    mi pesa vivere|vivere mi fa male|vivere fa troppo male|fa male vivere|troppo doloroso vivere|spero di morire
    spero di non svegliarmi|merito di morire|dovrei essere mort*|pront* a morire|farmi qualcosa
    sto per fare una pazzia|fare una sciocchezza|faccio una pazzia|ne ho abbastanza della vita|basta con la vita
    lasciarmi morire|meglio la morte|sono suicida|mi sento suicida|istinti suicidi|non voglio esserci più
    perché continuare a vivere|perché vivere|a che serve vivere|sono sul ponte|sul ponte|sul tetto|sul cornicione
    non merito di vivere|se morissi|se muoio|quando sarò mort*|non posso vivere così|la vita è insopportabile
    la vita è un inferno|la mia vita è finita|la mia vita è rovinata|mi sento vuot* e|non valgo niente
    non valgo nulla|non servo a niente|niente da perdere|fatelo smettere|non voglio esserci|stanotte mi ammazzo
    voglio andarmene $|che finisse tutto|che finisca tutto|finisse tutto|non mi importa di vivere
    niente ha più senso|nulla ha più senso`,
  softViolence: `
    {he} _ picchia {mum}|{he} _ mena {mum}|{he} _ picchia me|{he} _ mi palp*|mi palpeggia|{he} _ mi tocca
    {he} _ mi molesta|{he} _ schiaff*|{he} _ mi sputa|{he} _ mi spinge|{he} _ mi tira i capelli
    {he} _ mi strattona|{he} _ buttata fuori|{he} _ mi chiude|{he} _ mi rinchiude|mi ricatta|farmi sposare
    costringermi a sposare|matrimonio combinato contro|contro la mia volontà|foto di me nuda|mie foto nuda
    {he} _ controlla tutto|{he} _ un coltello|{he} _ una pistola|{he} _ mi obbliga|{he} _ mi costringe
    {he} _ mi ha costretta|{he} mi ha dato uno schiaffo|{he} _ mi ha dato uno schiaffo|{he} _ mi ha dato un pugno
    {he} _ mi ha chiusa fuori|mi ha dato un pugno|{he} _ e picchia _ me|{he} _ picchia _ mamma
    {he} _ mi dà schiaffi|{he} _ mi dà pugni|{he} _ mi ha buttato fuori|per il collo|alla gola|mani al collo
    per la gola|{he} _ mi tira _ addosso|{he} _ mi lancia|mi ha pres* per|mi tira le cose|mi tira addosso
    {he} mi ha rotto|mi ha rotto il|occhio nero|piena di lividi|lividi dappertutto|lividi ovunque
    mi ha dato uno schiaffo|mi ha dato un ceffone|mi ha dato un calcio|nel bicchiere|nel mio bicchiere|nel drink
    mi hanno drogat*|mi ha drogat*|svegliata ferita|svegliato ferito|ha picchiato me|mi ha picchiat*|mi picchia
    mi mena|mi fa paura|non sono al sicuro a casa|mi nascondo|sono nascost*|mi troverà|qualcuno mi fa del male
    mi hanno picchiat*|mi hanno menat*|mi maltratta|mi minaccia`,
  softDanger: `
    {took} _ un sacco di {pills}|ingoiato _ {pills}|preso _ {pills} e|è crollat*|è collassat*|non risponde
    non risponde più|non reagisce|è svenut*|ha perso i sensi|ha perso conoscenza|convulsion*|sta soffocando
    si sta soffocando|gli è andato di traverso e|diventa blu|labbra blu|investit* da una|incidente in macchina ora
    sta annegando|puzza di gas|odore di gas|fuga di gas|bocca storta|shock anafilattico|reazione allergica grave
    è cadut* e non|sangue dappertutto|sangue ovunque|tanto sangue|non si ferma il sangue|perde tanto sangue
    perdendo molto sangue|folgorat*|morso da una vipera|intrappolat* in|bevuto il {poison}|bevuto del {poison}
    non riesce a respirare|fatica a respirare|fa fatica a respirare|gonfiano le labbra|labbra gonfie
    gola si chiude|credo di morire|sto morendo aiuto|sto sanguinando|sta sanguinando|sanguina|sto per svenire
    la polizia presto|chiamate qualcuno|cè il fuoco|al fuoco|spari|un ictus|un infarto|le convulsioni
    tagliat* le vene`,
  notMeant: `
    muoio {laugh}|morire {laugh}|morendo {laugh}|morto {laugh}|morta {laugh}|da morire|mi uccide lattesa
    mi ammazza se _ {buys}|mi uccide se _ {buys}|mi sta uccidendo la|consegna mi sta uccidendo|ammazzare il tempo
    veronika decide di morire|ha ucciso|questo libro mi|questo capitolo mi|lultima pagina mi|si è suicidat*
    vivere senza {someone}`,
  shop: `
    avete|cè qualche|libr*|romanz*|leggere|lettura|volum*|serie|saga|pacc*|ordin*|consegn*|sito|pagin*|account
    prezz*|isbn|scan*|carrello|password|rimbors*|capitol*|edizion*|newsletter|copi*|autor*|offert*|pagamento|mail
    spedizion*|copertin*|app|storia|collana|abbonamento|titol*|thriller*|giall*|aspettare|vendere|vendo|comprare
    comprate|dune|arriva*|ferie|vacanze|profilo|archivi|rispondo|rispost*|domanda|film|finale|linea|telefono`,
  story: '{fiction} {whose}|{fiction} _ {whose}|{fiction} _ dice|testimonianza di',
};
