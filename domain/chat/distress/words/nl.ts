import type { DistressWords } from '../distress-words';

/** Dutch words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const nl: DistressWords = {
  sets: {
    someone: 'boeken|pratchett|lezen',
    tellKill: `
      van kant|zelfmoord|zelfdoding|dood wil|dood te willen|zichzelf*|zich ophang*|niet meer leven
      niet meer wil leven|er een eind|van het leven|iets aan te doen|iets aandoen`,
    mum: 'mama|mijn moeder|ons|de kinderen|mijn kinderen|mijn zus|mijn broer|mijn broertje|mijn zusje',
    notHere: `
      ik er niet was|ik er niet meer|ik dood|ik er niet ben|ik niet bestond|ik niet leefde|ik weg was|ik nooit`,
    easier: 'makkelijker|beter|eenvoudiger|gelukkiger',
    live: 'te leven|leven|verder te leven|door te leven|door te gaan met leven',
    force: 'kracht|moed|zin|wil|reden|energie|de wil|levenslust|puf',
    no: 'geen|niet meer de|zonder|verloren|nul|niet genoeg',
    iWant: 'ik wil|ik wou|ik ga|wil ik|ik zou|ik moet|ik wil gewoon|ik wil alleen nog|ik wilde|k wil|kwil',
    myself: 'mezelf|mijzelf|me zelf|me|mij',
    self: 'mezelf|mijzelf|me zelf',
    kill: `
      doden|vermoorden|van kant maken|ophangen|verhangen|doodmaken|iets aandoen|wat aandoen|van het leven beroven
      van het dak gooien|doodschieten|verdrinken|te doden`,
    anymore: 'niet meer|nie meer|niet langer|nooit meer|niet verder',
    dead: 'dood|er niet meer|nooit geboren|weg voor altijd|doodgaan|gestorven',
    close: 'mijn|mn|een vriend van me|een vriendin van me|een vriend van mij|iemand die ik ken|onze',
    them: `
      man|vriend|partner|vrouw|vriendin|ex|vader|pa|papa|moeder|mama|stiefvader|stiefmoeder|broer|oom|zoon|baas
      familie|ouders|opa|neef|verloofde|trainer|leraar|buurman|echtgenoot|exman|schoonvader|schoonmoeder
      schoonouders|oma|tante|dochter|zus|collega|huisbaas|huisgenoot|exvrouw|zwager`,
    he: 'mijn {them}|mn {them}|hij|zij|ze|iemand|een man|die man|die gast|papa|mama',
    beats: `
      slaat|sloeg|geslagen|mept|schopt|geschopt|mishandelt|mishandeld|verkracht|verkrachtte|misbruikt|wurgt
      gewurgd|bedreigt|bedreigd|stalkt|gestalkt|aangevallen|pakt|neergestoken|opgesloten|sluit|dwingt|gedwongen
      aangerand|vernedert en|achtervolgt|volgt overal|volgt|greep|grijpt|gegrepen|duwt|geduwd|bijt|gebeten|schudt
      knijpt|geknepen|trekt aan|gooit|gegooid|spuugt|gestompt|stompt|sleurt|schreeuwt en|trapt|getrapt|wurgde`,
    suffered: `
      mishandeld|verkracht|misbruikt|geslagen|aangerand|bedreigd|gestalkt|aangevallen|gewurgd|uitgehuwelijkt
      opgesloten|achtervolgd|neergestoken`,
    pills: `
      pillen|tabletten|slaappillen|medicijnen|paracetamol|antidepressiva|slaapmiddelen|pijnstillers|ibuprofen
      kalmeringsmiddelen`,
    many: 'te veel|teveel|alle|al mijn|een hele strip|een doos|heel veel|een pot|zoveel|veel te veel',
    poison: `
      bleek|chloor|gif|ontstopper|batterij|zuur|schoonmaakmiddel|antivries|wasmiddel|afwasmiddel|allesreiniger
      benzine|terpentine|vaatwasmiddel|dettol|ammoniak|wc eend`,
    man: 'man|iemand|vent|kerel|inbreker|onbekende|hij|mannen|ze',
    house: 'huis|woning|flat|kamer|appartement|keuken',
    laugh: `
      lachen|van het lachen|van nieuwsgierigheid|van verveling|van schaamte|van de honger|van de kou|van ellende`,
    buys: 'koop*|bestel*|uitgeef|thuiskom met|meeneem|vergeet',
    fiction: 'boek|boeken|roman|romans|thriller|thrillers|verhaal|film|detective|getuigenis|autobiografie',
    whose: 'waarin|waar|wiens|wier|over een vrouw|over een man|over een meisje|met een',
    painless: 'pijnloos|pijnloze|zonder pijn|snel|makkelijk|rustig',
  },
  life: `
    {iWant} {myself} _ {kill}|{self} {kill}|{self} _ van kant maken|zelfmoord plegen|ik pleeg zelfmoord
    {iWant} er een eind*|mezelf ophangen|{iWant} {anymore} leven|{anymore} leven $|{anymore} wil leven
    {anymore} verder leven|{anymore} verder wil*|wil ik {anymore} leven|{anymore} wakker worden|{anymore} bestaan
    {iWant} dood|{iWant} _ dood zijn|{iWant} _ doodgaan|{iWant} _ sterven|ik wil _ dood $|laat me sterven
    wil ik dood|was ik maar dood|ik wou dat ik _ {dead}|wou dat ik dood|wou dat ik nooit|liever dood
    ik was liever dood|was ik er maar niet|denk _ aan zelfmoord|denken aan zelfmoord|zelfmoordgedachten
    suïcidale gedachten|suicidale gedachten|gedachten aan zelfmoord|ik ben suïcidaal|ik ben suicidaal
    zelfdoding denk|denk _ aan zelfdoding|denk _ aan de dood|maak ik er een eind aan|maak er een eind* aan
    een eind* aan mijn leven|eind aan mn leven|eind* aan mijn leven te maken|uit het leven stappen
    stap ik uit het leven|leven heeft geen zin|geen zin meer in het leven|geen zin meer om te leven
    zin van het leven niet meer|reden meer om te leven|geen reden om te leven|niets meer om voor te leven
    leven niet meer waard|het leven niet meer|moe van het leven|levensmoe|klaar met leven|klaar met het leven
    het leven zat|zat van het leven|beter af zonder mij|beter zonder mij|beter als ik er niet|beter als ik dood
    zal me missen|zou me missen|mist me toch niet|gaat me missen|afscheidsbrief*|voor altijd verdwijnen
    voor altijd slapen|voorgoed verdwijnen|ik snij {myself}|{myself} snijd*|{myself} weer snijden
    ik doe {myself} pijn|{myself} pijn doen|ik beschadig {myself}|{myself} beschadig*|automutil* weer
    {painless} doodgaan|{painless} sterven|{painless} dood|{painless} zelfmoord|hoe kan ik _ doodgaan
    hoe kan ik sterven|hoe pleeg je zelfmoord|manier om dood te gaan|manieren om dood|{painless} manieren
    hoeveel {pills} _ {dead}|hoeveel {pills} _ dood te gaan|voor de trein|van de brug springen|polsen doorsnijden
    dat ik zelfmoord pleeg|ik _ zelfmoord pleeg|zelfmoord ga plegen|zelfmoord wil plegen|minst pijnlijke manier
    minst pijnlijk* _ sterven|pijnlijke manier om te sterven|manier om te sterven|manier om dood|doet sterven pijn
    wil sterven`,
  closeLife: `
    {close} _ zelfmoord plegen|{close} _ wil zelfmoord|{close} _ wil dood|{close} _ {anymore} wil leven
    {close} _ wil {anymore} leven|{close} _ zelfmoordpoging|{close} _ zichzelf iets aandoen
    {close} _ zichzelf _ doden|{close} _ suïcidaal|{close} _ zelfmoordgedachten|{close} _ snijdt zichzelf
    {close} _ zichzelf van kant|{close} _ praat over zelfmoord|{close} _ er een eind aan maken|ze wil zelfmoord
    hij wil zelfmoord|ze wil dood|hij wil dood|{close} _ {tellKill}|{close} _ zelfmoord
    {close} _ over dat _ {tellKill}|{close} heeft het _ over _ {tellKill}|{close} zegt _ {tellKill}
    {close} praat _ over _ {tellKill}|{close} dreigt _ {tellKill}|dat hij zich van kant|dat ze zich van kant
    hij zich van kant wil|ze zich van kant wil|{close} _ afscheidsbrief|{close} _ snijdt zich|{close} _ krast
    {close} _ wil sterven|{close} _ voor de trein`,
  violence: `
    {he} {beats} me|{he} _ {beats} me|{he} heeft me _ {beats}|{he} _ me _ {beats}|{he} {beats} mij
    {he} _ {beats} ons|{he} slaat de kinderen|{he} slaat mijn kinderen|{he} doet me pijn|{he} _ doet me pijn
    {he} heeft me pijn gedaan|{he} _ me vermoordt|{he} _ vermoordt me|{he} _ me vermoorden|{he} _ me doodt
    {he} maakt me dood|{he} _ me dood|{he} _ zit _ aan me|{he} _ raakt me _ aan|{he} _ bedreigt me
    {he} _ stalkt me|{he} _ me opgesloten|ik ben _ {suffered}|ik word _ {suffered}|ik werd _ {suffered}
    ben _ {suffered} door|word _ {suffered} door|slachtoffer van huiselijk|slachtoffer van geweld
    slachtoffer van mensenhandel|ik ben bang voor mijn {them}|bang voor mn {them}|bang voor hem
    durf niet naar huis|bang om naar huis|bang voor mijn leven|vrees voor mijn leven|paspoort afgepakt
    paspoort afgenomen|mijn paspoort ingenomen|dwingen me|dwingt me|moet voor ze werken|moet voor hem werken
    gedwongen te trouwen|moet met hem trouwen|mag niet naar buiten van|houdt me vast|laat me niet gaan|met een mes
    {he} blijft me slaan|{he} _ blijft me slaan|{he} _ me slaan|{he} _ me te slaan|{he} _ me mishandelen`,
  danger: `
    {many} {pills} genomen|{many} {pills} geslikt|{many} {pills} ingenomen|{many} {pills} op|overdosis genomen
    een overdosis|{many} {pills} gehad|ademt niet|ademt niet meer|ademt nauwelijks|krijg geen lucht
    kan niet ademen|kan geen adem|is bewusteloos|wordt niet wakker|is flauwgevallen en|reageert niet meer
    een hartaanval heb|ik heb een hartaanval|heeft een hartaanval|krijgt een hartaanval|heb een beroerte
    heeft een beroerte|pijn op de borst|pijn op mijn borst|pijn in mijn borst|bloedt heel erg|bloed heel erg
    bloedt hevig|stopt niet met bloeden|bloedt dood|bloedt leeg|mijn {house} staat in brand|{house} staat in brand
    er is brand in mijn|brand in huis|breekt iemand in|iemand breekt in|inbreker in|iemand in mijn {house}
    {man} _ naar binnen wil|{man} _ binnen te komen|{man} _ probeert binnen|{man} volgt me|{man} achtervolgt me
    word gevolgd|word achtervolgd|ik ben in gevaar|we zijn in gevaar|in levensgevaar|mijn leven is in gevaar
    is in gevaar|bel een ambulance|bel 112|bel de politie|ambulance nodig|politie nodig|stuur een ambulance
    stuur de politie|{poison} gedronken|{poison} ingeslikt|{poison} doorgeslikt|{poison} binnengekregen
    {poison} gegeten|mijn kind iets aandoen|mijn baby iets aandoen`,
  softLife: `
    ik kan niet meer|ik kan nie meer|ik trek het niet meer|ik hou het niet meer vol|ik haat mezelf
    ik haat mijn leven|ik wil verdwijnen|geen uitweg|zie geen uitweg|ik geef het op|het heeft geen zin meer
    heeft allemaal geen zin|laat het ophouden|ik ben een last|niemand geeft om mij|ik ben radeloos|ik ben wanhopig
    help ik ben bang|{no} {force} _ {live}|{no} _ {force} meer om {live}|{easier} _ als {notHere}|hang ik me
    hang me op|ik hang me|ik schiet me|ik spring van|ik spring voor|spring voor de trein|ik gooi me
    slapen en nooit meer|slapen en niet meer wakker|inslapen en nooit|nooit meer wakker|ik heb een touw
    touw gekocht|van de wereld|deze wereld verlaten|dat mijn leven stopt|mijn leven beëindigen
    mijn leven beeindigen|een einde aan mn leven|automutileer|ik snij in|ik kras|ik brand mezelf
    ik wil er niet meer zijn|er niet meer zijn|niet meer hier zijn $|uit het leven|mijn laatste dag
    mijn laatste nacht|mijn laatste avond|ben suïcidaal|ben suicidaal|ben _ suïcidaal|suïcidaal|voor altijd weg
    voor altijd gaan|het leven is te zwaar|leven is te zwaar|te zwaar om te leven|doet pijn om te leven
    leven doet pijn|hoop dat ik doodga|hoop dat ik niet wakker|ik verdien het om dood|ik hoor dood te zijn
    klaar om te sterven|iets aandoen vannacht|doe ik mezelf iets|mezelf iets aan|bang dat ik mezelf
    vertrouw mezelf niet|genoeg van het leven|het is genoeg geweest met leven|beter dood|waarom zou ik _ leven
    waarom nog leven|waarom leef ik|sta op de brug|op de brug|op het dak|op de rand|verdien het niet om te leven
    verdien niet te leven|als ik doodga|als ik sterf|als ik dood ben|kan zo niet verder|kan zo niet leven
    leven is ondraaglijk|leven is een hel|mijn leven is voorbij|mijn leven is kapot|ik voel me waardeloos
    ben waardeloos|ben niks waard|niets te verliezen|laat het stoppen|ik wil weg $|vannacht is het
    dat alles ophoudt|dat het ophoudt|alles stopt|kan me niet schelen of ik leef|niets heeft nog zin
    niks heeft nog zin`,
  softViolence: `
    {he} _ slaat {mum}|{he} _ mept {mum}|{he} _ slaat _ en mij|{he} _ me _ buitengesloten|{he} _ betast me
    {he} _ grijpt me|{he} _ zit steeds aan me|{he} _ zit aan me|{he} _ spuugt|{he} _ trekt aan mijn haar
    {he} _ duwt me|{he} _ gooit _ naar me|me uithuwelijken|uitgehuwelijkt worden|wil me uithuwelijken
    moet trouwen met|tegen mijn wil|{he} _ chanteert me|naaktfoto* van me|{he} _ controleert alles|{he} _ een mes
    {he} _ een pistool|{he} _ een wapen|{he} _ me gedwongen|mag niet naar buiten|{he} _ me _ aangeraakt|me knijpt
    knijpt me|{he} _ en slaat {mum}|{he} _ en slaat _ mij|{he} _ thuis en slaat|{he} _ en slaat me|bij mijn keel
    bij mn keel|bij de keel|handen om mijn nek|bij mijn nek|{he} gooit _ naar me|{he} _ scheldt me _ uit en
    {he} _ mijn arm gebroken|blauw oog|blauwe plekken|onder de blauwe|{he} {beats} me|{he} _ {beats} me
    in mijn drankje|in mn drankje|gedrogeerd|gewond wakker|heeft hij mij geslagen|hij mij geslagen|mij geslagen
    me geslagen|slaat me|slaat mij|mishandelt me|{he} maakt me bang|niet veilig thuis|thuis niet veilig
    ik verstop me|hij vindt me|iemand doet me pijn|ben in elkaar geslagen|in elkaar geslagen|bedreigt me
    doet me pijn`,
  softDanger: `
    {many} _ {pills} geslikt|hoop {pills} geslikt|{pills} geslikt|in elkaar gezakt|ingestort en
    reageert niet meer $|reageert niet meer|geeft geen antwoord en|is buiten bewustzijn|wordt blauw|blauwe lippen
    stikt|verslikt en|heeft een aanval en|heeft een epileptische|aangereden|auto ongeluk net|van de trap gevallen
    verdrinkt|ruik gas|gaslucht|gaslek|scheve mond|allergische shock|anafylactisch*|ernstige allergische
    overal bloed|bloed overal|zoveel bloed|veel bloed verloren|verliest veel bloed|blijft bloeden
    het bloeden stopt niet|geëlektrocuteerd|gebeten door een slang|zit vast in|{poison} gedronken|niet goed ademen
    kan niet goed ademen|kan moeilijk ademen|lippen zwellen|keel zwelt|ik denk dat ik doodga|ik ga dood help
    ik bloed|hij bloedt|zij bloedt|ik val flauw|bel de politie|bel iemand|er is brand|brand in|ambulance
    een beroerte|een hartaanval|polsen doorgesneden`,
  notMeant: `
    lach me dood|lachen me dood|lach mij dood|doodgaan van het lachen|ga dood {laugh}|sterven {laugh}
    sterf {laugh}|vermoordt me als ik _ {buys}|vermoord me als ik _ {buys}|maakt me dood als ik _ {buys}|mijn dood
    veronika besluit te sterven|slaat bladzijden|slaat de spijker|slaat op|ga dood van|leven en laten sterven
    ik wil dit doodgraag|zelfmoord pleegde|doodgraag|pakt me dit boek|dit boek pakt me|volgt me op
    leven zonder {someone}`,
  shop: `
    heb je|hebben jullie|hebt u|boek*|roman*|lezen|lees|deel|delen|reeks|serie|pakket*|bestelling*|levering*
    website|site|pagina*|account|prijs|prijzen|isbn|scan*|winkelwagen|wachtwoord|terugbetaling|hoofdstuk*|uitgave*
    nieuwsbrief|exempla*|auteur*|aanbod|bod|betaling|mail|verzending|kaft|app|verhaal|collectie|abonnement|titel*
    thriller*|wachten|inloggen|verkopen|kopen|kocht|koop|thuisbezorg*|dune|vakantie*|op tijd|komt het|stift
    gemarkeerd|bankrekening|betaling*|einde|film|archief|nemen jullie`,
  story: '{fiction} {whose}|{fiction} _ {whose}|{fiction} _ zegt|{fiction} van een vrouw',
};
