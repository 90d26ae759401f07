import type { DistressWords } from '../distress-words';

/** German words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const de: DistressWords = {
  sets: {
    so: 'so|nur',
    floor: 'dritten|vierten|fünften|sechsten|siebten|achten|neunten|zehnten',
    tellKill: `
      sich umzubringen|sich umbringen|bringt sich um|sich was antun|sich was anzutun|sich etwas anzutun
      sich zu töten|sich erhängen|nicht mehr leben|sich das leben|von selbstmord|vom sterben|vom selbstmord`,
    mum: 'mama|meine mutter|uns|die kinder|meine kinder|meine schwester|meinen bruder|meine mama|mich und',
    notHere: 'es mich nicht|ich nicht mehr|ich weg|ich tot|ich nicht da|ich gar nicht|ich sterbe|ich nie',
    easier: 'leichter|besser|einfacher|glücklicher|am besten',
    live: 'leben|weiterleben|zu leben|weiterzuleben|weiterzumachen im leben',
    force: 'kraft|mut|lust|willen|bock|sinn|grund|energie|antrieb',
    no: 'keine|kein|keinen|nicht mehr|null|ohne|verloren',
    iWant: `
      ich will|ich möchte|ich mag|ich würde|ich werde|will ich|möchte ich|ich wollte|i will|ich wünsche mir
      wünsche mir`,
    kill: `
      umbringen|umzubringen|töten|zu töten|erhängen|aufhängen|erschießen|vergiften|ertränken|abstechen|umbring`,
    myself: 'mich|mi',
    anymore: 'nicht mehr|nimmer|nicht länger|nich mehr|net mehr|nicht weiter|nie mehr',
    dead: `
      tot|tod|gestorben|nicht mehr da|nicht mehr am leben|nie geboren|nicht geboren|einfach weg|für immer weg
      unter der erde`,
    close: `
      mein|meine|meiner|meinem|meinen|ein freund von mir|eine freundin von mir|jemand den ich kenne|unser|unsere`,
    them: `
      mann|freund|partner|frau|freundin|ex|vater|papa|mutter|mama|stiefvater|stiefmutter|bruder|onkel|sohn|chef
      verlobter|familie|eltern|opa|großvater|cousin|trainer|lehrer|ehemann|exmann|exfreund|lebensgefährte|nachbar
      schwiegervater|typ|schwiegermutter|schwiegereltern|oma|tante|tochter|kollege|vermieter|exfrau|exfreundin
      mitbewohner|zuhälter|schwester`,
    he: 'mein {them}|meine {them}|er|sie|jemand|ein mann|der typ|papa|mama|vater|mutter',
    beats: `
      schlägt|schlagt|schlug|geschlagen|verprügelt|prügelt|haut|hauen|tritt|getreten|würgt|gewürgt|misshandelt
      vergewaltigt|missbraucht|quält|gequält|angegriffen|verletzt|erpresst|belästigt|bedroht|bedrohen|begrapscht
      eingesperrt|sperrt|stalkt|schlagen|packt|gepackt|schubst|geschubst|beißt|gebissen|zwickt|schüttelt
      geschüttelt|gestoßen|stößt|ohrfeigt|geohrfeigt|haute|gehauen|gestochen|bespuckt`,
    suffered: `
      misshandelt|vergewaltigt|missbraucht|geschlagen|verprügelt|gestalkt|bedroht|erpresst|angegriffen|überfallen
      gewürgt|zwangsverheiratet|eingesperrt|verfolgt`,
    pills: `
      tablette*|pille*|schlaftablette*|medikament*|paracetamol|ibuprofen|antidepressiva|tropfen|schmerzmittel
      schlafmittel`,
    many: `
      zu viel*|zuviel*|alle|ganze packung|eine packung|so viele|ganz viele|haufen|viel zu viele|meine ganzen`,
    house: 'haus|wohnung|zimmer|küche|garten|bude|keller|dach',
    man: 'mann|jemand|wer|typ|einbrecher|fremder|kerl|männer|er',
    drank: 'getrunken|geschluckt|verschluckt|gegessen|trunken',
    poison: `
      putzmittel|gift|bleiche|chlor|batterie|säure|reiniger|rohrreiniger|frostschutz|spülmittel|waschmittel
      geschirrspüler|entkalker|benzin|allesreiniger|desinfektionsmittel`,
    laugh: 'lachen|neugier|langeweile|scham|hunger|spannung|kälte|lache',
    fiction: `
      buch|bücher|roman|romane|krimi|krimis|thriller|geschichte|film|erfahrungsbericht|autobiografie|biografie`,
    whose: 'in dem|in der|in denen|wo|dessen|deren|über eine|über einen|über ein|worin',
    painless: 'schmerzlos*|schmerzfrei*|ohne schmerzen|sanft*|schnell*|einfach*|leicht*|am besten|friedlich',
    can: 'kann|könnte|soll|muss',
    lethal: 'sterben|tot|tod|tödlich|umbringen|umzubringen',
    buys: 'kauf*|bestell*|vergess*|mitbring*|heimbring*|ausgeb*|schlepp*',
    last: 'heute|heut|heute nacht|heute abend|jetzt|bald|morgen',
  },
  life: `
    {iWant} {myself} _ {kill}|ich {myself} _ {kill}|{myself} selbst {kill}|{myself} selber {kill}
    ^ {myself} {kill}|daran {myself} {kill}|versucht {myself} {kill}|ich _ {myself} umzubringen
    bring ich {myself} um|bringe ich {myself} um|bring {myself} um|bringe {myself} um|bring i mi um
    ich häng mich auf|{iWant} {anymore} leben|{iWant} {anymore} weiterleben|{anymore} leben $|{anymore} leben will
    {anymore} leben möchte|{anymore} am leben|{anymore} weiterleben|{anymore} weiterzuleben|{anymore} aufwachen
    {anymore} existieren|{anymore} da sein $|{anymore} hier sein $|{iWant} _ sterben|sterben will ich
    {iWant} _ tot sein|ich will tot|{iWant} den tod|lieber sterben|wäre ich _ {dead}|wär ich _ {dead}
    ich wäre _ {dead}|ich wär _ {dead}|ich _ lieber tot|am liebsten tot|ich wünsch* _ {dead}|wünschte _ {dead}
    wünsch* _ tot|wünsch* mir den tod|wünsch* ich wäre nie|selbstmordgedanken|suizidgedanken|denk* _ an selbstmord
    denk* _ an suizid|selbstmord zu begehen|suizid zu begehen|selbstmord begehen|suizid begehen|selbstmord machen
    ich bin _ suizidal|bin suizidal|ich bin lebensmüde|bin _ lebensmüde|mir das leben nehmen
    mir das leben zu nehmen|mir _ das leben nehm*|nehm* mir das leben|mein leben beenden|mein leben zu beenden
    beende _ mein leben|beende mein leben|meinem leben ein ende|schluss mit meinem leben|schluss mit dem leben
    dem leben ein ende|{last} mach ich schluss $|{last} mach ich dem ein ende|allem ein ende setzen
    sinn mehr im leben|leben hat keinen sinn|leben keinen sinn|grund mehr weiterzuleben|grund mehr zu leben
    grund zu leben|keinen grund _ leben|leben ist nicht mehr lebenswert|nichts mehr wofür|lebenswillen mehr
    keinen lebenswillen|keine lust mehr zu leben|kein bock mehr zu leben|bock mehr auf leben|lust mehr auf leben
    bock mehr auf mein leben|müde vom leben|satt zu leben|leben satt|ohne mich _ besser|besser ohne mich
    besser wenn ich _ {dead}|vermisst mich _ keiner|mich vermisst _ keiner|vermisst mich niemand
    mich vermisst niemand|mich _ keiner vermissen|mich _ niemand vermissen|abschiedsbrief* _ geschrieben
    meinen abschiedsbrief|abschiedsbriefe|einfach nur noch weg sein|für immer weg sein|für immer verschwinden
    für immer einschlafen|einfach einschlafen und nicht|ich ritz* {myself}|ritz* {myself} wieder
    {myself} wieder ritz*|{myself} zu ritzen|{myself} selbst verletz*|{myself} selber verletz*
    ich verletze mich selbst|ich verletze mich absichtlich|mir selbst _ weh tun|mir selbst _ wehtun|mir was antun
    mir etwas antun|mir etwas anzutun|wie {can} ich {myself} _ umbring*|wie sterbe ich
    wie {can} ich _ {painless} sterben|{painless} sterben kann|{painless} zu sterben|{painless} umbring*
    {painless} umzubringen|wieviel* _ {pills} _ {lethal}|wie viel* _ {pills} _ {lethal}|welche {pills} _ {lethal}
    vor den zug|von der brücke springen|pulsadern|vom dach springen|aus dem fenster springen
    bring ich {myself} _ um|bring {myself} _ um|ich bring {myself} _ um|ich bringe {myself} _ um|schmerzlos* art
    art zu sterben|methode zu sterben|weg zu sterben|am wenigsten weh _ sterben|tut sterben weh|will _ sterben $
    will nur sterben|{iWant} dass mein leben`,
  closeLife: `
    {close} _ sich _ umbringen|{close} _ sich _ umzubringen|{close} _ sich das leben nehmen
    {close} _ sich das leben zu nehmen|{close} _ sich _ töten|{close} _ will {anymore} leben
    {close} _ will _ sterben|{close} _ er will {anymore} leben|{close} _ {anymore} leben|{close} _ ist suizidal
    {close} _ selbstmordgedanken|{close} _ suizidgedanken|{close} _ selbstmordversuch|{close} _ suizidversuch
    {close} _ ritzt sich|{close} _ selbstmord|{close} _ suizid|{close} _ sich etwas antun|{close} _ sich was antun
    er will sich umbringen|sie will sich umbringen|{close} _ {tellKill}|{close} _ davon {tellKill}
    {close} _ die ganze zeit _ umzubringen|{close} _ redet _ davon sich|{close} _ spricht _ davon sich
    {close} _ droht _ umzubringen|{close} _ abschiedsbrief|{close} _ hat sich _ geritzt|{close} _ ritzt
    {close} _ will sterben|{close} _ wünscht sich den tod`,
  violence: `
    {he} _ {beats} mich|{he} {beats} mich|{he} hat mich _ {beats}|{he} _ mich _ {beats}|{he} tut mir _ weh
    {he} _ mir _ weh $|{he} _ mir _ weh und|{he} _ bringt mich um|{he} _ bringt uns um|{he} _ mich umbringen
    {he} _ mich umzubringen|{he} _ mich töten|{he} _ mich umbring*|{he} _ fasst mich _ an|{he} _ mich angefasst
    {he} _ begrapscht mich|{he} _ verfolgt mich|{he} _ lauert mir|{he} _ droht mir|{he} _ mir gedroht
    {he} _ schlägt _ kinder|{he} _ schlägt unsere|{he} _ schlägt meine|ich wurde _ {suffered}
    ich werde _ {suffered}|ich bin _ {suffered} worden|wurde ich _ {suffered}|ich wurd _ {suffered}
    werd _ {suffered}|opfer von gewalt|opfer häuslicher gewalt|opfer von häuslicher|erlebe gewalt
    gewalt zuhause erlebe|angst vor meinem {them}|angst vor meiner {them}|angst vor ihm|angst heimzugehen
    trau mich nicht heim|trau mich nicht nach hause|angst nach hause|angst um mein leben|den pass weggenommen
    meinen pass weggenommen|pass abgenommen|ausweis abgenommen|ausweis weggenommen|pass weggenommen|zwingt mich
    zwingen mich|muss für sie arbeiten|muss für die arbeiten|muss anschaffen|zwangsheirat* mich|muss ihn heiraten
    will mich zwangsverheiraten|lässt mich nicht raus|lässt mich nicht gehen|hält mich fest|werde festgehalten
    eingesperrt und|{he} _ auf mich zu schlagen|{he} _ mich zu schlagen|hört nicht auf mich zu schlagen
    {he} _ mich zu verprügeln|schlägt mich immer`,
  danger: `
    {many} _ {pills} _ genommen|{many} {pills} geschluckt|{many} {pills} eingenommen|{many} {pills} intus
    {pills} _ genommen und|überdosis genommen|hat _ überdosis|habe _ überdosis|hab _ überdosis
    eine überdosis _ hilfe|atmet nicht|atmet nich|atmet kaum|nicht mehr atmen|bekomme keine luft|krieg keine luft
    kriege keine luft|krieg ka luft|ist bewusstlos|liegt bewusstlos|wacht nicht auf|wacht nicht mehr auf
    ist zusammengebrochen|ist umgekippt und|krampfanfall hat|hat _ krampfanfall|ich _ einen herzinfarkt
    hat _ herzinfarkt|habe _ schlaganfall|hat _ schlaganfall|schmerzen in der brust|brustschmerzen
    herzschmerzen und|blutet stark|blute stark|hört nicht auf zu bluten|verblute*|blutet so|brennt bei mir
    es brennt bei|meine {house} brennt|mein {house} brennt|unser {house} brennt|unsere {house} brennt
    die {house} brennt|bricht _ bei mir ein|bei mir _ eingebrochen wird|bricht gerade ein|einbrecher im
    jemand in meiner {house}|jemand im {house}|{man} _ rein will|{man} _ reinkommen|{man} vor meiner tür
    {man} vor der tür und|vor _ tür _ {man}|verfolgt mich gerade|werde verfolgt|werd verfolgt|ich bin in gefahr
    bin in gefahr|sind in gefahr|in lebensgefahr|in großer gefahr|ruf* den notarzt|ruf* einen krankenwagen
    brauche einen krankenwagen|brauche einen notarzt|rufen sie die polizei|ruft die polizei|holt die polizei
    {poison} {drank}|{poison} _ {drank}|meinem kind _ antun|meinem baby _ antun`,
  softLife: `
    ich kann nicht mehr|i kann nimmer|kann einfach nicht mehr|ich will nicht mehr|ich mag nicht mehr
    ich mag nimmer|ich hasse mich|ich hasse mein leben|ich halte es nicht mehr aus|halt das nicht mehr aus
    ich will verschwinden|keinen ausweg|kein ausweg|keinen sinn mehr $|hat alles keinen sinn|es soll aufhören
    es soll einfach aufhören|hilfe ich hab angst|ich bin am ende|bin nur eine last|allen zur last|ich gebe auf
    niemand würde mich|will einfach weg sein|alles sinnlos|{no} _ {force} mehr zum {live}|{no} {force} _ {live}
    {easier} _ wenn {notHere}|{easier} für alle _ {notHere}|häng mich _ auf|hänge mich _ auf|erhäng* mich
    erschieß* mich|einschlafen und nie|einschlafen und nicht mehr|nie wieder aufwachen|nicht mehr aufwach*
    spring* vom|spring* von der|vor den zug werf|vorn zug|mit dem auto gegen|stürz* mich|mach* meinem leben
    mein leben wegwerfen|mein leben soll|aus der welt|von der welt gehen|strick _ gekauft|hab einen strick
    schlaf* für immer|ich will einfach nicht mehr da|werde bald nicht mehr leben|morgen nicht mehr da
    will nicht mehr auf der welt|ich geh _ von der brücke|ich verletz* mich|fügt mir _ schmerzen|mein letzter tag
    meine letzte nacht|das ist mein letzter|suizidgefährdet|bin suizid*|bin _ suizid*|bin suizidal
    nicht mehr da sein|nicht mehr hier sein|nicht mehr auf dieser welt|für immer gehen|für immer weg
    das leben ist zu schwer|leben zu schwer|leben tut {so}? weh|leben tut nur|zu schmerzhaft zu leben
    hoffentlich wache ich nicht|hoffentlich sterbe ich|ich sollte tot sein|ich verdiene es zu sterben
    verdiene den tod|bereit zu sterben|tu mir was an|tue mir was an|tu mir etwas an|tue mir etwas an
    dass ich mir was antue|vor mir selbst angst|trau mir selbst nicht|ich habe genug vom leben|genug vom leben
    will raus aus dem leben|nimmer leben|mag nimmer leben|nicht mehr auf der welt sein|vom {floor} stock
    warum soll ich _ leben|warum soll ich weiterleben|wozu _ leben|wozu noch leben|warum lebe ich
    steh* auf der brücke|auf der brücke|auf dem dach|verdien* es nicht zu leben|nicht verdient zu leben
    wenn ich sterbe|wenn ich tot bin|kann so nicht weiterleben|ertrage das leben nicht|ertrag das nicht mehr
    leben ist unerträglich|leben ist die hölle|hasse es zu leben|nichts mehr zu verlieren|fühle mich wertlos
    bin wertlos|bin nichts wert|mein leben ist kaputt|leben ist vorbei|mein leben ist vorbei|ich will raus
    macht dass es aufhört|ich will nicht mehr hier|heute ist es so weit|ich bin innerlich tot|lohnt sich das leben
    will sterben|alles vorbei ist|will dass es vorbei|dass alles aufhört|ist mir egal ob ich lebe
    ob ich lebe oder sterbe|nichts hat mehr sinn|mein leben hat keinen`,
  softViolence: `
    {he} _ {beats} {mum}|{he} _ haut {mum}|{he} _ schlägt {mum}|{he} kommt besoffen|{he} _ mich _ ausgesperrt
    {he} _ mir _ eine runter|{he} _ ohrfeig* mich|{he} _ mich geohrfeigt|{he} _ packt mich|{he} _ schubst mich
    {he} _ bespuckt mich|{he} _ wirft _ nach mir|{he} _ an den haaren|{he} _ mich zwangsverheirat*
    mich zwangsverheiraten|soll _ zwangsverheiratet|soll einen _ heiraten den|gegen meinen willen
    {he} _ mich erpress*|nacktbilder von mir|{he} _ kontrolliert alles|{he} _ nicht aus dem haus|{he} _ messer
    {he} _ pistole|{he} _ waffe|angrapscht|begrapscht mich|grapscht mich|{he} _ bedrängt mich|{he} _ nötigt mich
    zum sex gezwungen|{he} _ wehgetan|{he} _ weh getan|{he} _ und haut _ mich|{he} _ und schlägt _ mich
    {he} _ haut mama|{he} _ schlägt mama|{he} _ und verprügelt _ mich|am hals gepackt|an der kehle|an der gurgel
    hände um meinen hals|{he} _ {beats} mich|{he} hat mich _ {beats}|{he} _ wirft mit _ nach mir
    {he} _ bewirft mich|{he} _ blaues auge|überall blaue flecken|blaue flecken von|{he} _ mir _ gebrochen
    hat mir den arm gebrochen|hat mir die nase gebrochen|tritt mich|ins glas getan|in meinem getränk
    ins getränk getan|k o tropfen|ko tropfen|verletzt aufgewacht|{he} macht mir angst|{he} _ macht mir angst
    zuhause nicht sicher|daheim nicht sicher|verstecke mich|versteck mich im|er findet mich|jemand tut mir weh
    wurde zusammengeschlagen|bin zusammengeschlagen|haut mich|schlägt mich|hat mich geschlagen|verprügelt mich
    würgt mich`,
  softDanger: `
    {many} _ {pills} geschluckt|{pills} _ geschluckt|{pills} geschluckt und|reagiert nicht mehr|reagiert nicht
    antwortet nicht mehr und|zusammengebrochen|umgekippt und|ist ohnmächtig|läuft blau an|blaue lippen
    verschluckt und kriegt|erstickt|krampft|hat einen anfall und|vom auto angefahren|autounfall und
    schwer gestürzt|die treppe runtergefallen|ertrinkt|riecht nach gas|gasgeruch|mundwinkel hängt
    kann nicht mehr sprechen und|schwere allergische|allergischer schock|alles voller blut|überall blut
    blut überall|so viel blut|viel blut verloren|verliert viel blut|hört nicht auf zu bluten|stromschlag
    von einer schlange|eingeklemmt und|kriegt kaum luft|bekommt kaum luft|kriegt keine luft|bekommt keine luft
    lippen schwellen|hals schwillt|zungen schwillt|ich glaube ich sterbe|ich verblute|ich blute|er blutet
    sie blutet|ich werde ohnmächtig|ruf die polizei|polizei rufen|notarzt|krankenwagen|es brennt
    feuer in der wohnung|schüsse|ist einer in meiner|einen schlaganfall|einen herzinfarkt|einen anfall
    die pulsadern`,
  notMeant: `
    lach* mich tot|totgelacht|lache mich tot|lachen sterben|lach mich kaputt|sterben vor {laugh}
    sterbe vor {laugh}|vor {laugh} sterben|zum sterben|sterben für|könnte sterben|stirb langsam|der mann der
    bringt mich um wenn ich _ {buys}|bringt mich um wenn wir _ {buys}|bringt mich um den verstand
    bringt mich noch um|bringt mich zum|bringt mich zur|bringt mich um den schlaf|schlägt mich beim
    schlägt mich im|umgebracht hat|veronika beschließt zu sterben|ich will nicht mehr sein wie|leben ohne bücher
    ohne bücher|verfolgt mich der|verfolgt mich dieses|verfolgt mich das`,
  shop: `
    haben sie|habt ihr|gibt es|buch*|büch*|roman*|lesen|lese|band|bände|reihe|paket*|bestell*|liefer*|website
    webseite|seite|konto|preis*|isbn|scan*|korb|warenkorb|kasse|login|passwort|erstattung|kapitel|ausgabe
    newsletter|exemplar*|autor*|angebot*|karton|zahlung|mail|email|versand|porto|einband|app|geschichte|sammlung
    abo|titel|krimi*|thriller*|stornier*|rückgabe|warten|anmelden|einloggen|zugreifen|verkauf*|kaufen|warte*
    kommt es|kommt das|rechtzeitig|urlaub*|profil|archiv|kundin|kunde|dune|held|ende|film|serie|stücke|vorrätig
    zettel`,
  story: '{fiction} {whose}|{fiction} _ {whose}|{fiction} _ sagt|erste satz',
};
