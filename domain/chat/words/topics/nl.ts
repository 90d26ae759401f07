import type { TopicWords } from '../senses';

/** Dutch words for what questions are about. */
export const topics: TopicWords = {
  sell:
    'verkop*|verkoop*|verkocht|kwijt|van af|vanaf raken|weg doen|wegdoen|inleveren|opruim*|tweedehands|' +
    'gebruikte boeken|overdoen|opkop*|inkop*|terugkoop|van de hand',
  buy: 'kop*|koop*|gekocht|bestel*|aanschaf*|aankoop*|aankop*',
  offer:
    'bod*|aanbod|biedt|bieden|biedprijs|waarde|waard|prijs voor mijn|schatting|taxatie|berekend|berekenen|' +
    'hoeveel betalen jullie|zo weinig|bepaald|bepalen|inkoopprijs|komen jullie aan|hoe komen|' +
    'komen jullie op|gebaseerd|vastgesteld|stellen jullie vast',
  hold:
    'geldig*|geldt|gelden|blijft|blijven|gegarandeerd|garantie|vast|vaststaan|staan|bewaard|prijsgarantie|' +
    'houdbaar|aangehouden|gehandhaafd',
  expired: 'verlop*|verstrek*|voorbij|afgelopen|te laat|loopt af|loopt * af|verval*|afloop*',
  declined:
    'geweigerd|weiger*|afgewezen|afwijz*|willen jullie niet|niet willen|nemen jullie niet|geen bod|' +
    'nul euro|0 euro|niet aangenomen|niet geaccepteerd|wil je niet|niet wilt|krijg ik niks|niet hebben',
  accept:
    'nemen jullie|accepteren|accepteer*|aannemen|welke boeken|wat voor boeken|welk soort|tijdschrift*|' +
    "schoolboek*|studieboek*|dvd*|cd's|bladmuziek|encyclopedie*|zonder isbn|oude boeken|stripboeken|" +
    'zonder barcode|neemt u',
  book: 'boek|boeken|roman|romans|titel*|boekje*',
  copies: 'hetzelfde boek|zelfde boek|zelfde titel|dubbel*|dubbele|keer hetzelfde',
  isbn: 'isbn*|ean|boeknummer',
  barcode: 'barcode*|streepjescode*|streepjeskode*|streepjes|strepen|streepjescodes',
  scan: 'scan*|gescand|inscannen|intikken|intypen|overtypen|een voor een|één voor één|invoeren',
  camera: 'camera*|webcam|zwart beeld|zwart scherm',
  shelf:
    'plank*|boekenkast*|hele kast|hele verzameling|verzameling|veel boeken|honderden|in één keer|' +
    'in een keer|tegelijk|lijst*|excel|csv|uploaden|spreadsheet|bulk|stapels|tientallen|al mijn boeken|' +
    'dozen vol|hele collectie|heleboel|bestand|hele boekenkast|massa|een voor een|één voor één|nagelaten|' +
    'erfenis|geërfd|elk nummer|alle nummers|huis vol|inboedel|stuk of',
  offline:
    'offline|zonder internet|zonder netwerk|zonder verbinding|zonder wifi|geen internet|geen bereik|' +
    'kelder|zolder|geen wifi|geen verbinding|geen netwerk|zonder bereik|internet wegvalt',
  guest:
    'zonder account|zonder registr*|zonder aanmelden|als gast|gast|account nodig|een account hebben|' +
    'zonder inloggen|account aanmaken om|moet ik een account|account verplicht|zonder me te|' +
    'account maken om',
  account: 'account*|profiel|klantaccount|lidmaatschap|*rekening',
  register:
    'registr*|geregistreerd|account aanmaken|account aangemaakt|account gemaakt|inschrij*|aangemeld als|' +
    'aanmaken|aangemaakt',
  'sign-in':
    'inlog*|ingelogd|aanmeld*|aangemeld|login|log in|inkomen|niet in mijn|kom er niet in|kom niet in|' +
    'binnenkomen|toegang tot',
  password: 'wachtwoord*|paswoord*|ww|w8woord|wachtw*',
  mail: 'mail*|e-mail*|email*|mailadres*|mailbox|inbox',
  confirm: 'bevestig*|activer*|activat*|verifi*|geactiveerd',
  passkey:
    'passkey*|tweestaps*|twee factor*|2fa|tweefactor*|vingerafdruk*|face id|biometri*|beveiligingssleutel|' +
    'toegangssleutel*',
  device:
    'apparaat|apparaten|telefoon gestolen|gestolen telefoon|telefoon kwijt|telefoon verloren|' +
    'mobiel gestolen|computer|andere computer|overal|uitlog*|uitgelogd|ingelogd blijven|blijf ik ingelogd|' +
    'sessie*|gehackt|internetcafé|gestolen|laptop',
  locked:
    'geblokkeerd|blokkade|te veel pogingen|te vaak|poging*|wachten voor|buitengesloten|teveel|' +
    'een paar keer|te vaak fout|keer verkeerd|moet wachten|later opnieuw|keer fout',
  delete: 'verwijder*|opzegg*|opheffen|sluiten|wissen|wis|weghalen|stopzetten|afmelden|beëindig*',
  data: 'gegevens|avg|data|over mij|weten jullie|bewaren jullie|export*|opgeslagen|informatie over|opslaan|inzage',
  cookies:
    'cookie*|tracking|volgen|gevolgd|reclame|advertentie*|analytics|bespioneer*|banner|tracken|' +
    'volgen jullie|bespioneren',
  library: 'bibliotheek*|bieb*|stempel*|afgeschreven|*bibliotheek*|*bieb*',
  company:
    'bedrijf*|zakelijk|minderjarig*|onder de 18|jaar oud|mijn leeftijd|mijn zoon|mijn dochter|mijn kind|' +
    'handelaar*|volwassen*|boekhandelaar|kvk|antiquariaat|17|16|15|winkelier',
  minimum:
    'minimum*|minimaal|maar één boek|slechts één|één boek|een enkel boek|enkel boek|minste|drempel|' +
    'ondergrens|maar een boek|één enkel|twee boeken|te weinig|los boek|de moeite|heeft het zin|maar twee|' +
    'slechts twee|maar 2|grotere stapel|genoeg boeken|loont',
  condition: 'staat|conditie|kwaliteit|toestand|als nieuw|zeer goed|redelijk|acceptabel|beoordeling',
  damaged:
    'beschadig*|onderstreep*|onderstreept|aantekening*|gemarkeerd*|markeer*|vlek*|gescheurd*|scheur*|nat|' +
    "water*|schimmel*|koffie*|ezelsor*|vergeeld*|ontbrekende pagina*|pagina's ontbreken|pagina's missen|" +
    'missende|gekreukt|potlood*|gekrabbeld|krabbel*|geschreven in|erin geschreven|ruikt*|stinkt|rook*|' +
    'geplooid|losse|ezelsoren|kapot|stift|pen|vochtschade|*gescheurd*|uitgescheurd|los|smerig|vies|stuk|' +
    "beduimeld|natte|vochtig*|doorweekt*|gegolfd|golft|kapotte|gebroken|bevlekt*|ontbreken pagina's|" +
    'ontbreken bladzijden|missende bladzijden' +
    '|stuk|kapot',
  worse:
    'slechter*|lager|verlaagd|afgewaardeerd|niet mee eens|oneens|minder dan|betwist*|gekort|slechtere|' +
    'naar beneden|afwaarder*|streng*|minder krijg|meer versleten|krijg ik minder|inspraak|slechter vinden|' +
    'anders over denken|slechter dan|tegenvalt|afkeuren|lager inschat*',
  choose:
    'kiezen|kies|welke staat|welke conditie|welke kwaliteit|weet niet welke|hoe weet ik|bepaal|beslis*|' +
    'beoordelen|beoordeel|twijfel*|niet zeker|inschat*|invullen|aangeven',
  described:
    'beschreven|beschrijving|niet zoals|beschadigd aangekomen|kapot aangekomen|gebrek*|klacht*|klagen|' +
    'reclam*|anders dan|verkeerd boek|verkeerde boek|klopt niet|slechte staat|verkeerde editie|' +
    'valt uit elkaar|andere editie|defect|dat ik kreeg|ik ontving|ontvangen boek|kreeg ik|er stond|' +
    'stond erbij|zou zijn|gekregen met|*beschrijving|beloofd*|zou moeten zijn|verkocht als|stond dat|' +
    'klopt niet met|omschreven',
  parcel: 'pakket*|pakje*|doos|dozen|zending*|pak|*pakket*|*doos',
  pack:
    'inpak*|verpak*|ingepakt|bubbeltjesplastic|noppenfolie|gewicht|te zwaar|zwaar|weeg*|envelop*|kilo*|kg|' +
    'schoenendoos|plakband',
  postage:
    'verzendkosten|portokosten|porto|verzendlabel*|label*|etiket*|postzegel*|gratis verzend*|' +
    'betaalt de verzending|betaalt het verzenden|kost verzend*|bezorgkosten|frankeer*|printen|printer|' +
    'gefrankeerd|kost het verzenden|verzending betal*|betaalt het porto|leveringskosten|verzending gratis|' +
    '*verzendkosten*|*portokosten*',
  send: 'stuur*|stuurt|sturen|verzend*|verstuur*|verstur*|opstur*|opstuur*|gestuurd|insturen|versturen',
  delivery: 'lever*|bezorg*|levertijd|bezorgd|aankom*|aangekomen|ontvang*|thuis|binnen is|binnenkom*|komt mijn',
  country:
    'buitenland|land|landen|internationaal|zwitserland|duitsland|frankrijk|spanje|italië|polen|portugal|' +
    'belgië|nederland|japan|vs|usa|amerika|engeland|groot brittannië|verenigd koninkrijk|oostenrijk|' +
    'ierland|luxemburg|europa|eu|vlaanderen|curaçao|suriname|zweden|canada|wereldwijd|waddeneilanden|' +
    'woont in|woon in|verhuisd naar|sturen jullie naar',
  lost:
    'nog steeds niks|nog steeds niets|nog niks|niet aangekomen|niet gekomen|nooit aangekomen|kwijt|zoek|' +
    'verdwenen|vertraagd|vertraging|te laat|' +
    'volgen|track*|niet ontvangen|nog niets|nog niet|nog steeds niet|nog steeds|waar blijft|waar is|' +
    'ontbreekt|niks ontvangen|verloren|status|nog altijd|niet binnen|onderweg|spoorloos|hoe staat het|' +
    'hoe gaat het met|hoe zit het met|nieuws over|hoe ver|had er al|had al|zou komen|zou er al|had moeten|' +
    'nergens te bekennen|wat is er met|hoe loopt|niks gezien|niet te zien|nooit gekregen',
  several:
    'meerdere|twee pakketten|twee dozen|meer dan één pakket|verdelen|splitsen|apart|aparte|in tweeën|' +
    'tweede pakket|verschillende pakketten|twee pakjes|drie dozen|over twee|los van elkaar|in delen',
  deadline:
    'deadline|termijn|tot wanneer|uiterlijk|te laat|hoeveel tijd heb|hoe lang heb ik|laatste dag|uiterste|' +
    'tijd heb ik|hoelang heb ik|op tijd',
  forgot:
    'vergeten|verkeerd boek in|verkeerde boek in|verkeerd boek ge*|per ongeluk|ontbreekt in het pakket|' +
    'verwisseld|vergis*|verkeerde editie|niet in de doos|niet in het pakket|boek mist|een boek te weinig|' +
    'verkeerde ingepakt|verkeerde opgestuurd|verkeerd boek opgestuurd',
  silent:
    'niet antwoord*|niet reageer*|geen antwoord|geen reactie|niet gezien|op vakantie|negeer*|mail gemist|' +
    'niet op tijd antwoord*|over het hoofd|niet beantwoord|mail mis|niets laat horen|niet gelezen|' +
    'reageren',
  grading:
    'controle|controler*|beoordeling duurt|inspecti*|nakijk*|bekijken|beoordelen jullie|verwerk*|keuring|' +
    'keuren|nagekeken|check*',
  money: "geld|centen|euro's|bedrag|betaling*|poen|cash",
  paid:
    'betaald|uitbetal*|uitbetaald|mijn geld|het geld|geld krijgen|geld ontvangen|overmak*|overgemaakt|' +
    'betaling ontvangen|uitbetaling*|gestort|storten|krijg ik betaald|betalen jullie uit|wordt er betaald',
  pay:
    'betalen|betaal|creditcard*|ideal|paypal|apple pay|google pay|klarna|betaalmethode*|betaalwijze*|' +
    'betaalmogelijkheden|afrekenen|afrekening|visa|mastercard|bancontact|op rekening|achteraf|factuur|pin|' +
    'termijnen|overschrijving|automatische incasso',
  bank: 'bank*|iban|rekeningnummer|bankgegevens|bankrekening*|rekening|andere bank|nieuwe bank|overgestapt',
  change: 'wijzig*|verander*|aanpas*|nieuw|nieuwe|ander|andere|bijwerk*|omzett*|bewerken|switchen|instellen',
  credit:
    'tegoed*|winkeltegoed|bonus|voucher*|krediet|saldo|extra procent|extra als|laat staan|laten staan|' +
    'volgende boeken|volgende bestelling|in plaats van geld|in plaats van overmaken|bovenop|erbovenop',
  refund:
    'terugbetal*|terugbetaald|geld terug|restitut*|terugstort*|teruggestort|terugkrijgen van geld|' +
    'teruggeboekt|terug op mijn|op mijn kaart|terugkrijg',
  tax: 'belasting*|btw|factuur|facturen|bon|kassabon|douane*|invoerrecht*|bonnetje',
  discount:
    'korting*|doorgestreept*|doorgehaald*|afgeprijsd*|aanbieding*|actie|vaste boekenprijs|oude prijs|' +
    'kortingscode|streep door|uitverkoop|twee prijzen|streep|streepje|echte korting|*streept|verlaagde' +
    '|kortingscode|code',
  price: 'prijs*|prijzen|bedrag|duurder|kost',
  return:
    'retour*|terugstur*|teruggev*|herroep*|bedenktijd|van gedachten|bedacht|bevalt niet|niet bevalt|' +
    'ruilen bij|terugzend*|terug|terugsturen|ontbinden|terugbrengen|herroeping*' +
    '|wil het niet meer|wil hem niet meer|toch niet houden|bevalt niet|niet houden|bedacht',
  cancel: 'annul*|afbestel*|stopzetten|ongedaan|afzegg*|afbrek*|intrekken|terugdraai*',
  swap:
    'ruil*|ruilen|omruil*|boek voor boek|boeken voor boeken|inruil*|uitwissel*|ruilhandel|' +
    'tegen andere boeken|in ruil|zonder te betalen|andere terug|voor andere|ervoor terug|evenveel',
  trade: 'bestelling*|deal*|order*|transactie*|mijn verkoop|bestelnummer|ordernummer|orderstatus|ruil',
  reserved:
    'gereserveerd|reserver*|apart gelegd|voor me houden|iemand anders|weggekaapt|voor mijn neus|' +
    'laatste exemplaar|uitverkocht|vastgehouden|voor mij bewaard|wegkap*|vastgelegd|blijven in mijn|' +
    'verdwijnen|van mij',
  wish:
    'verlanglijst*|wens*|wensen|melding*|waarschuw*|bericht krijgen|seintje|weer op voorraad|' +
    'weer beschikbaar|hoekje|hoek|ezelsoor|favoriet*|laat weten wanneer|laten weten|herinner*|omgevouwen|' +
    'bladwijzer|uitverkocht|alert|weer binnen|terugkomt|weer komt|laat het weten|laat me weten|' +
    'waarschuwen',
  cart: 'winkelmandje|winkelwagen*|mandje',
  safe: 'veilig*|veiligheid|versleutel*|fraude|beschermd|beveilig*|betrouwbaar|vertrouwen|stelen',
  contact:
    'contact*|bereik*|telefoon*|bellen|belt|klantenservice|klantendienst|helpdesk|telefoonnummer|mailen|' +
    'jullie mail|jullie nummer|schrijven naar|openingstijden|support|spreken met jullie|opbellen',
  bot: 'bot|robot*|chatbot|ai|kunstmatige intelligentie|machine|automatisch*|chat|assistent*|computer die',
  shop:
    'wie zit|achter dogear|zit achter|wie is eigenaar|eigenaar|gevestigd|vestiging|jullie bedrijf|' +
    'betrouwbaar*|wie zijn jullie|colofon|van wie is|dogear|serieus bedrijf|wie runt|te vertrouwen',
  tongue:
    'taal|talen|valuta|munt|in het engels|in euro|vertaal*|vertaling|land wijzigen|ander land|dollars|' +
    'ponden|franken|site in|taal van',
  accessible:
    'blind*|schermlezer*|voorleessoftware|toetsenbord*|handicap|beperking|donkere modus|dark mode|' +
    'contrast*|lettergrootte|grotere letters|slechtziend*|toegankelijk*|letters groter|tekst groter|' +
    'screenreader*|muis|groter lettertype',
  catalogue:
    'catalogus*|niet gevonden|onbekend*|kennen jullie niet|niet vinden|staat er niet|niet in jullie|' +
    'vind ik niet|niet te vinden',
  begin: 'begint|beginnen|start|gaat in|vanaf wanneer|telt|tellen|ingaan|loopt vanaf|begin',
  'bought-here':
    'hier gekocht|bij jullie gekocht|bij u gekocht|uitgelezen|na het lezen|terugverkop*|doorverkop*|' +
    'wederverkoop|gelezen heb|bij dogear gekocht|van jullie gekocht|weer verkopen|uit heb|hier kocht',
  fail:
    'werkt niet|doet het niet|lukt niet|fout*|probleem|herkent|niet herkend|leest niet|niet gelezen|wazig|' +
    'kapot|donker|zwart|mislukt|kan niet|gaat niet|geweigerd|krijg ik niet|onscherp|niet lukken|' +
    'teruggekomen|misgegaan|pakt de|storing|onleesbaar',
  mean:
    'wat is|wat betekent|betekent|betekenen|wat houdt|wat zijn|uitleg*|verschil|wat bedoel*|waar dient|' +
    'waarvoor|houdt in|wat heb ik aan|wat stelt',
  'gift-card':
    'cadeaubon*|cadeaukaart*|boekenbon*|geschenkbon*|cadeaucard*|giftcard*|gift card*|waardebon*|kadobon*|' +
    'kadokaart*|bon om cadeau',
  'e-book':
    'ebook*|e-book*|e book*|kindle|kobo|epub|pdf|luisterboek*|audioboek*|digitaal|digitale|e-reader|ereader|' +
    'downloaden|elektronische boeken|elektronisch boek',
  'pick-up':
    'ophalen|afhalen|zelf ophalen|zelf afhalen|komen ophalen|afhaalpunt*|langskomen|langs komen|in de winkel|' +
    'fysieke winkel|echte winkel|filiaal|filialen|winkel in|jullie winkel|click and collect|click & collect|' +
    'op locatie|boekwinkel in de buurt|persoonlijk langs|in het echt',
  student:
    'student*|studentenkorting|studenten|korting voor studenten|lerarenkorting|leraar*|docent*|cjp|65 plus|' +
    'ouderenkorting|klantenkaart' +
    '|op de uni|studeer|studeren|studie|scholier*',
  'new-address':
    'verkeerd adres|verkeerde adres|adres wijzigen|adres veranderen|adres aanpassen|ander adres|nieuw adres|' +
    'nieuwe adres|bezorgadres|afleveradres|verzendadres|adres fout|fout adres|fout in het adres|verhuisd|' +
    'ik verhuis|oude adres|oud adres|huisnummer|adres klopt niet',
};
