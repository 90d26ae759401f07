import type { Words } from './senses';

/** German words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const de: Words = {
  senses: {
    greet: 'hallo|hi|hey|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|tach|hallöchen|grüß dich',
    thanks:
      'danke*|dankeschön|vielen dank|besten dank|merci|herzlichen dank|thx|super geholfen|sehr nett|lieb von|perfekt',
    bye: 'tschüss|tschüs|tschau|ciao|auf wiedersehen|bis bald|gute nacht|schönen tag noch|bis dann|ade',
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
    yes: 'ja|jo|jep|klar|gerne|ok|okay|einverstanden|mach das|machen sie das|bitte ja|sicher|in ordnung|passt|jawohl',
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
      'was zahlt ihr für|was zahlen sie für|wie viel zahlt ihr|wieviel zahlt ihr|wie viel zahlen sie|' +
      'wieviel zahlen sie|was bekomme ich für|was krieg ich für|was kriege ich für|wie viel bekomme ich für|' +
      'wieviel bekomme ich für|wie viel kriege ich für|wieviel krieg ich für|wie viel krieg ich für|' +
      'was gebt ihr für|was geben sie für|was ist mein|was ist das wert|wert|nehmt ihr|kauft ihr|kaufen sie|' +
      'was würdet ihr für|was würden sie für|was bietet ihr|was bieten sie|wie viel gebt ihr|' +
      'wieviel gebt ihr|wie viel bietet ihr|bekäme ich für|würde ich für|loswerden|ich will verkaufen|' +
      'möchte verkaufen|zu verkaufen',
    take:
      'in den warenkorb|in den einkaufswagen|ich nehme|ich nehm|nehme|nehm|nehmen|kaufen|ich kaufe|' +
      'bestellen|bestelle|hätte ich gern*|ich möchte|ich will|her damit',
    give:
      'auf die verkaufsliste|verkaufsliste*|in den stapel|auf den stapel|auf meinen stapel|' +
      'in den verkaufskorb|verkaufen|verkaufe|abgeben|' +
      'gebe ich|geben',
    about: 'über|zum thema|thema|handelt von|spielt in',
    under:
      'unter|bis|bis zu|maximal|max|höchstens|weniger als|nicht mehr als|nicht über|billiger als|' +
      'günstiger als|für höchstens|innerhalb|budget',
    over: 'über|mehr als|mindestens|ab|teurer als|von',
    cheap: 'billig*|günstig*|preiswert*|preisgünstig*|wenig geld|schnäppchen',
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
    sell:
      'verkauf*|loswerden|losbekommen|ankauf*|abgeben|weggeben|ausmisten|aussortier*|entrümpel*|verkloppen|' +
      'verticken|zu geld machen|eintauschen|gebrauchte bücher nehmt',
    buy: 'kauf*|bestell*|erwerb*|einkauf*',
    offer:
      'angebot*|angebots*|wert|preis für mein|ankaufspreis*|bewert*|wie viel zahlt|wieviel zahlt|was zahlt|' +
      'was ihr zahlt|schätzung|so wenig|berechnet|ermittelt|kalkulier*|kommt ihr auf|wie kommen|' +
      'kommen sie auf|zustande|wonach richtet|bemesst|festgelegt|legt ihr fest|bestimmt',
    hold:
      'gültig*|gilt|gelten|halten|garantiert|preisgarantie|bestand hat|stehen|steht|bleibt|bleibt der preis|' +
      'festgeschrieben|haltbar|fest',
    expired: 'abgelaufen*|abläuft|ablaufen|läuft ab|verfall*|verstrichen|vorbei|ausgelaufen|um ist|rum ist',
    declined:
      'ablehn*|abgelehnt*|lehnt ab|lehnt ihr|nicht wollen|wollt ihr nicht|nehmt ihr nicht|nehmen sie nicht|' +
      'kein angebot|null euro|nicht angenommen|nicht haben wollt|0 euro|kein geld für|zurückgewiesen|' +
      'nicht genommen|nicht gewollt|wollen sie nicht',
    accept:
      'nehmt ihr|nehmen sie|annehm*|welche bücher nehm*|was für bücher|zeitschrift*|schulbüch*|dvd*|cds|' +
      'noten|notenheft*|lexika|lexikon|ohne isbn|alte bücher|kinderbücher an|kauft ihr|comics|hörbüch*|' +
      'antiquarisch*|ohne barcode|ohne strichcode',
    book: 'buch|bücher|büchern|buches|buchs|titel|roman|romane|schmöker|lektüre',
    copies:
      'mehrfach|doppelt*|dubletten|gleichen buch*|selben buch*|dasselbe buch|gleiche buch|derselben|' +
      'desselben|gleichen titel*|mal das',
    isbn: 'isbn*|ean|buchnummer',
    barcode: 'barcode*|strichcode*|strichkode*|balkencode*|striche|streifen|strichcodes',
    scan: 'scan*|einscan*|gescannt|abscannen|einlesen|einles*|eintippen|abtippen|einzeln eingeben|eingeben|*tippen',
    camera: 'kamera*|webcam|handykamera|schwarzes bild',
    shelf:
      'regal*|bücherregal*|sammlung|viele bücher|hunderte|massenhaft|liste|excel|csv|tabelle|hochladen|' +
      'auf einmal|nachlass|ganze kiste|große menge*|haufen|bibliothek auflösen|dutzende|alle meine bücher|' +
      'auf einen schlag|gleichzeitig|massen|einzeln|eins nach dem anderen|jede nummer|geerbt*|hinterlassen|' +
      'erbe|haushaltsauflösung|wohnungsauflösung|*regal*|bücherwand',
    offline:
      'offline|ohne internet|kein internet|ohne netz|kein netz|ohne wlan|kein wlan|funkloch|keller|' +
      'dachboden|kein empfang|ohne empfang|ohne verbindung|keine verbindung|internetverbindung|speicher',
    guest:
      'ohne konto|ohne anmeldung|ohne account|als gast|ohne registrierung|ohne mich anzumelden|' +
      'ohne mich zu registrieren|gast|brauche ich ein konto|kein konto|extra registrieren|ohne kundenkonto|' +
      'konto brauch*|konto nötig|account nötig|konto haben',
    account: 'konto|kontos|account*|kundenkonto|benutzerkonto|profil|mitgliedschaft|*konto',
    register:
      'registrier*|anmeldung neu|konto anlegen|konto erstellen|konto eröffnen|account erstellen|' +
      'neu angemeldet|angelegt',
    'sign-in':
      'anmeld*|einlogg*|eingeloggt|login|log in|einwähl*|reinkomm*|komme nicht rein|komm nicht rein|' +
      'nicht mehr rein|angemeldet|logge',
    password: 'passwort*|kennwort*|passwörter|zugangsdaten',
    mail: 'mail*|e-mail*|email*|mailadresse|postfach',
    confirm: 'bestätig*|aktivier*|verifizier*|freischalt*|freigeschaltet',
    passkey:
      'passkey*|zwei faktor*|2fa|fingerabdruck*|face id|biometri*|sicherheitsschlüssel*|zweiter faktor|zweiten faktor',
    device:
      'gerät*|handy gestohlen|handy geklaut|handy verloren|geklaut*|laptop|anderen rechner|fremden rechner|' +
      'fremden computer|überall|ausloggen|ausgeloggt|abmelden|angemeldet bleiben|eingeloggt bleiben|' +
      'sitzung*|gehackt|bleibe ich|internetcafé|auf allen',
    locked:
      'gesperrt*|blockiert*|zu viele versuche|zu oft|fehlversuch*|versuche|warten vor|ausgesperrt|' +
      'mehrmals falsch|zu oft falsch|dreimal falsch|später noch einmal|später wieder|warten bis',
    delete: 'lösch*|gelöscht|schließen|kündig*|entfern*|auflösen|loswerden konto|stilllegen',
    data:
      'daten|dsgvo|gespeichert|speichert|über mich|export*|auskunft|wisst ihr über|wissen sie über|' +
      'persönliche informationen|über mich wisst|alles über mich',
    cookies:
      'cookie*|tracking|trackt|verfolgt|werbung|analyse*|datenkrake|ausspionier*|google analytics|' +
      'drittanbieter|banner|spioniert|verfolgt ihr|ausgespäht',
    library: 'bibliothek*|bücherei*|stempel*|ausgesondert*|leihbücherei|*bücherei*|*bibliothek*|ausgemustert*',
    company:
      'firma|gewerb*|händler*|minderjährig*|unter 18|jahre alt|mein alter|mein sohn|meine tochter|mein kind|' +
      'unternehmen|antiquariat|geschäftlich|volljährig|jugendlich*|17|16|15|taschengeld',
    minimum:
      'mindest*|minimum|untergrenze|nur ein buch|einzelnes buch|ein einziges|einzelne bücher|' +
      'nur ein einzelnes|zu wenig|wenigstens|nur zwei|lohnt|einziges buch|wenige bücher|lohnt sich|lohnen|' +
      'nur zwei bücher|größerer stapel|zu wenige|reicht das|nur 2|nur ein paar',
    condition: 'zustand*|qualität|stufe*|wie neu|sehr gut|akzeptabel|erhalten|note|einstuf*|*zustand*',
    damaged:
      'beschädig*|unterstrich*|markier*|textmarker|randnotiz*|notiz*|angestrichen|fleck*|wasserschad*|' +
      'wasser|schimmel*|kaffee*|zerriss*|gerissen|eselsohr*|vergilbt*|seiten fehlen|fehlende seiten|' +
      'geknickt*|bleistift*|kritzel*|reingeschrieben|hineingeschrieben|riech*|rauch*|lose seiten|' +
      'eingerissen|kugelschreiber|abgegriffen|anstreich*|knick*|gewellt|muffig|*gerissen*|ausgerissen|' +
      'herausgerissen|fallen raus|lose|speckig|*schaden|klebt|vollgekritzelt|ramponiert',
    worse:
      'schlechter|herabgestuft*|runtergestuft*|herabstuf*|abgewertet*|abwert*|niedriger|nicht einverstanden|' +
      'gekürzt|weniger als|schlechteren|strittig|widersprech*|uneinig|anders bewertet|schlimmer|' +
      'weniger zahlt|weniger geld als|anders seht|anders einschätz*|strenger|ramponiert*|abgenutzter|' +
      'mitreden|bekomme ich weniger|weniger geld|runterstuf*|schlechter einschätz*|schlechter find*|' +
      'anderer meinung|schlechter seht|herunter',
    choose:
      'wähle|wählen|welche stufe|welcher zustand|welchen zustand|einschätz*|richtigen zustand|unsicher|' +
      'nicht sicher|entscheid*|woher weiß ich|beurteil*|einordn*|angeben soll|auswähl*',
    described:
      'wie beschrieben|nicht wie beschrieben|beschreibung|beschädigt angekommen|kaputt angekommen|mangel*|' +
      'mängel*|reklam*|anders als|falsches buch bekommen|falsche buch|reklamieren|falsches buch|beschweren|' +
      'fehlerhaft*|kaputt|auseinander|falsche ausgabe|schlechter als beschrieben|statt|' +
      'in schlechtem zustand|das ich bekommen|bekommen habe|erhaltene*|geliefert wurde|kam an mit|ankam|' +
      'stand da|stand bei euch|sollte sein|*beschreibung',
    parcel: 'paket*|päckchen|sendung*|karton*|kiste*|schachtel*|*paket*|*karton*',
    pack:
      'einpack*|verpack*|packe|packen|polster*|luftpolster*|wie schwer|zu schwer|umschlag|gewicht|wiegen|' +
      'kilo*|kg|versandtasche*|schuhkarton',
    postage:
      'porto|versandkosten*|versandgebühr*|versandetikett*|etikett*|paketschein*|paketmarke*|briefmarke*|' +
      'versand|portofrei|versandkostenfrei|lieferkosten|zahlt den versand|kostet der versand|frankier*|' +
      'drucker|ausdrucken|aufkleber|versandlabel|label|liefergebühr|*versandkosten*|*porto*|paketgebühr',
    send:
      'schick*|send*|gesendet|geschickt|einschick*|einsend*|verschick*|abschick*|hinschick*|versend*|' +
      'aufgegeben|abgeben',
    delivery:
      'liefer*|lieferung|lieferzeit|ankommen|angekommen|zustell*|bei mir an|bei mir ist|versanddauer|' +
      'unterwegs|kommt an|eintreffen|da sind|da ist|kommen die bücher|kommt meine bestellung|' +
      'bei mir im briefkasten|wann habe ich|geliefert*',
    country:
      'ausland|länder*|land|international*|schweiz|österreich|deutschland|frankreich|spanien|italien|polen|' +
      'portugal|niederlande|holland|belgien|japan|usa|amerika|kanada|england|großbritannien|schweden|' +
      'norwegen|dänemark|luxemburg|australien|eu|europa|irland|dubai|weltweit|wohnt in|wohne in|lebt in|' +
      'gezogen nach|verschickt ihr nach',
    lost:
      'nicht angekommen|nicht da|nichts angekommen|noch nichts|kam nie|nie angekommen|verloren|verschwunden|' +
      'verspätet|verspätung|sendungsverfolgung|wo bleibt|wo bleiben|fehlt|tracking|nicht erhalten|' +
      'nicht bekommen|warte immer noch|warte noch|immer noch nicht|noch nicht da|noch nicht|nirgends|' +
      'verschollen|stand|status|hängt|was ist mit|wie steht|wie sieht * aus|was macht mein|hätte * da sein|' +
      'sollte * kommen|sollte * da sein|nichts gehört|neuigkeiten|wie weit|nicht aufgetaucht|hätte längst|' +
      'müsste längst|nix da|nix angekommen|nie eingegangen|nicht eingegangen',
    several:
      'mehrere|zwei pakete|zwei kartons|mehrere pakete|mehr als ein paket|aufteilen|verteilen|getrennt*|' +
      'zweites paket|in zwei|drei pakete|zwei kisten|aufgeteilt|zwei päckchen',
    deadline:
      'frist*|bis wann|spätestens|zu spät|wie viel zeit|wieviel zeit|verspätet|zeit habe ich|zeit hab ich|' +
      'zeit bleibt|letzter tag|stichtag|wie lange habe ich|wie lange hab ich|rechtzeitig',
    forgot:
      'vergessen reinzu*|vergessen beizu*|vergessen ein*|fehlt im paket|falsches buch ein*|' +
      'falsches buch rein*|falsches buch ge*|falsches ins|falsches buch in*|nicht im paket|verwechselt|' +
      'aus versehen|versehentlich|falsche ausgabe geschickt|falsche ausgabe|buch vergessen|eins vergessen|' +
      'falsches mitgeschickt|nicht mitgeschickt|falsche eingepackt|falsche buch eingepackt|vertauscht',
    silent:
      'nicht antworte|nicht antworten|keine antwort|nicht reagiere*|mail übersehen|mail verpasst|im urlaub|' +
      'verreist|ignorier*|nicht melde|antworte ich nicht|mail nicht gesehen|nicht rechtzeitig antwort*|' +
      'nicht gelesen|reagiere ich nicht|mich nicht melde|antwort ausbleibt|verpasse',
    grading: 'prüf*|begutacht*|kontroll*|bearbeit*|durchseh*|anschauen|durchgeschaut|check*|gecheckt|nachschau*',
    money: 'geld|kohle|euro|betrag|knete|zahlung',
    paid:
      'auszahl*|ausgezahlt|ausbezahlt|bezahlt ihr|überweis*|überwiesen|mein geld|geld bekommen|das geld|' +
      'bekomme ich geld|kriege ich geld|geld kriegen|vergüt*|wie bezahlt ihr|bezahlt werde|' +
      'bekomme ich bezahlt',
    pay:
      'bezahlen|bezahl*|zahlen|kreditkarte*|paypal|apple pay|google pay|klarna|rechnung|lastschrift|visa|' +
      'mastercard|zahlungsart*|zahlungsmethode*|vorkasse|zahlungsmittel|zahlungsmöglichkeit*|ratenzahlung|' +
      'sofortüberweisung|girokarte|ec karte|banküberweisung',
    bank:
      'bank*|iban|kontonummer|bankverbindung|bankdaten|bankkonto|kontodaten|bank gewechselt|' +
      'neue kontonummer|andere bank',
    change:
      'änder*|wechsel*|umzieh*|aktualisier*|umstell*|anpassen|bearbeiten|neue|neuen|andere|anders|' +
      'tauschen gegen|umgestellt|ändert|korrigier*|ersetzen|eintragen',
    credit:
      'guthaben*|gutschein*|geschenkkarte*|bonus|gutschrift*|aufschlag|oben drauf|obendrauf|stehen lasse|' +
      'stehen lassen|für die nächsten|fürs nächste|statt geld|statt bar|nächste bestellung|bei euch lasse|' +
      'liegen lasse',
    refund:
      'erstatt*|rückerstatt*|geld zurück|rückzahl*|zurückerstatt*|zurückgezahlt|zurück bekomme|geld wieder|' +
      'zurücküberwiesen|gutgeschrieben|wieder auf der karte|zurückgebucht|zurück auf',
    tax: 'steuer*|mehrwertsteuer|mwst|quittung*|rechnung*|zoll*|beleg*|kassenbon|umsatzsteuer',
    discount:
      'rabatt*|durchgestrichen*|reduzier*|sonderangebot*|streichpreis*|buchpreisbindung|gutscheincode*|' +
      'ladenpreis|alter preis|aktionspreis|*durchgestrichen*|zwei preise|echter rabatt|ermäßig*|' +
      'herabgesetzt*|strich durch',
    price: 'preis*|betrag|teurer|billiger|kostet',
    return:
      'zurückgeb*|zurückschick*|zurücksend*|rücksend*|rückgabe|retour*|widerruf*|widerrufen|umtausch*|' +
      'gefällt mir nicht|anders überlegt|nicht gefällt|zurück schicken|zurück geben|rücktritt|zurückgehen|' +
      'geht zurück|zurückkommen|zurück zu mir|doch nicht haben|zurückkommt|zurückbekomm*|zurückgeschickt|' +
      'rückversand',
    cancel: 'stornier*|storno|abbrech*|abbestell*|rückgängig|absag*|annullier*|zurücknehmen|zurückziehen|aufheben',
    swap:
      'tausch*|tauschen|buch gegen buch|eintausch*|umtauschbörse|bücher gegen bücher|verrechn*|' +
      'gegen andere bücher|im gegenzug|dafür andere|statt zu bezahlen|gegen andere|ohne zu zahlen|' +
      'dafür welche',
    trade: 'handel*|bestellung*|auftrag|aufträge|bestellnummer|bestellstatus|transaktion*|vorgang|verkauf ',
    reserved:
      'reserv*|zurückgelegt|zurücklegen|weggeschnappt|wegschnapp*|jemand anderes kauft|vor mir|ausverkauft|' +
      'letztes exemplar|freigehalten|sicher im warenkorb|weggekauft|freihalt*|im warenkorb sicher|' +
      'vor der nase|solange im warenkorb|bleiben die',
    wish:
      'wunsch*|wünsch*|merkzettel|benachrichtig*|bescheid|wieder verfügbar|wieder da|ecke|umgeknickt*|' +
      'favorit*|alarm|merkliste|merken|erinner*|sobald es da|reinkommt|eselsohr|ausverkauft|wieder rein*|' +
      'wieder kommt|sagt mir|meldet euch|bescheid geben|bescheid sagen|benachrichtigt',
    cart: 'warenkorb|einkaufswagen|korb',
    safe: 'sicher|sicherheit|verschlüssel*|betrug|geschützt|schutz|seriös|gehackt',
    contact:
      'kontakt*|erreich*|telefon*|anruf*|hotline|kundenservice|kundendienst|support|schreiben an|sprechen|' +
      'rufnummer|eure nummer|mailadresse von|email von euch|eure e-mail|eure mail|ansprechpartner|' +
      'sprechzeiten|öffnungszeiten|melden bei euch',
    bot: 'bot|roboter|chatbot|ki|künstliche intelligenz|maschine|automat*|chat|assistent*|computer antwort*',
    shop:
      'wer steckt|wer seid ihr|steht hinter|inhaber*|impressum|firmensitz|sitz|eure firma|betreib*|seriös*|' +
      'seriös|vertrauenswürdig|wer betreibt|wer ist dogear|wem gehört|adresse des unternehmens|wo sitzt ihr|' +
      'dogear|abzocker',
    tongue:
      'sprache*|währung*|auf englisch|in euro|in pfund|franken|übersetz*|umstellen|land wechseln|' +
      'land ändern|dollar|englische seite|seite auf',
    accessible:
      'blind*|screenreader*|vorleseprogramm*|tastatur*|behinder*|barrierefrei*|dunkelmodus|dunkler modus|' +
      'kontrast*|schriftgröße|größere schrift|sehbehinder*|dark mode|schrift größer|schrift|sehschwach*|' +
      'sehschwäche|nachtmodus|maus',
    catalogue:
      'katalog*|nicht gefunden|unbekannt*|findet ihr nicht|nicht im|kennt ihr nicht|finde ich nicht|' +
      'nicht gelistet|nicht bekannt',
    begin: 'beginnt|beginn|fängt an|ab wann|läuft|startet|start|zählt|zählen|anfang|los',
    'bought-here':
      'hier gekauft*|bei euch gekauft*|bei ihnen gekauft*|ausgelesen*|nach dem lesen|zurückverkauf*|' +
      'wiederverkauf*|weiterverkauf*|rückkauf|bei ihnen erworben|von euch gekauft|bei dogear gekauft|' +
      'wieder verkaufen|fertig gelesen|gelesen habe|wieder loswerden',
    fail:
      'geht nicht|funktioniert nicht|klappt nicht|fehler|problem|erkennt nicht|nicht erkannt|nicht gelesen|' +
      'liest nicht|unscharf|kaputt|dunkel|schwarz|fehlgeschlagen|kann nicht|lässt sich nicht|zurückgekommen|' +
      'schiefgegangen|gescheitert|geplatzt|falsche iban|will nicht|streikt|spinnt|nicht lesbar|verkratzt',
    mean:
      'was ist|was heißt|was bedeutet|bedeut*|heißt das|was sind|erklär*|unterschied|was soll|wofür|wozu|' +
      'was hat es mit|was meint|was bringt',
  },
  subjects: {
    fiction: 'roman|romane|romanen|belletristik|literatur',
    classics: 'klassiker*|klassisch*',
    crime: 'krimi*|kriminal*|detektiv*|mordfall|cosy crime|kommissar*|regionalkrimi*',
    thriller: 'thriller*|spannung|spannend*|psychothriller*',
    fantasy: 'fantasy*|fantasie*|drachen',
    'science-fiction': 'science fiction*|sci fi|scifi|sf|zukunftsroman*',
    historical: 'historisch*|historisch* roman*|geschichtsroman*|mittelalterroman*',
    romance: 'liebesroman*|liebesgeschicht*|romantisch*|romanze*|was romantisches|liebe',
    horror: 'horror*|grusel*|schauer*',
    'young-adult': 'jugendbuch*|jugendbüch*|für jugendliche|young adult|teenager|jugendroman*',
    children:
      'kinderbuch*|kinderbüch*|bilderbuch*|bilderbüch*|für kinder|kinder|vorlesebuch*|für meine tochter|' +
      'für meinen sohn|jährige*|für mein kind|enkel*',
    comics: 'comic*|manga*|graphic novel*',
    poetry: 'gedicht*|lyrik|poesie|gedichtband',
    drama: 'theaterstück*|drama|dramen|theater',
    'short-stories': 'kurzgeschicht*|erzählung*|novellen',
    biography: 'biografie*|biographie*|lebensgeschichte*',
    memoir: 'memoiren|autobiografie*|autobiographie*|erinnerungen',
    history: 'geschichte|geschichtsbuch*|sachbuch geschichte|weltkrieg',
    politics: 'politik|politisch*|gesellschaft',
    philosophy: 'philosoph*',
    religion: 'religion*|theolog*|spirituell*|glaube',
    psychology: 'psycholog*',
    science: 'wissenschaft*|naturwissenschaft*|physik|biologie|populärwissenschaft*',
    nature: 'natur|tiere|gartenbuch*|garten',
    travel: 'reise*|reiseführer|reisebericht*|reisebuch*',
    food: 'kochbuch*|kochbüch*|kochen|backen|rezept*',
    art: 'kunst|kunstbuch*|kunstbüch*|bildband|fotografie',
    essays: 'essay*',
    business: 'wirtschaft*|management|wirtschaftsbuch*',
    'self-help': 'ratgeber*|selbsthilfe',
    language: 'sprachkurs*|grammatik*|wörterbuch*|sprachbuch|sprachlern*|linguistik',
  },
  languages: {
    en: 'englisch|englische|englischen|englischer|englisches|englischsprachig*|auf englisch',
    de: 'deutsch|deutsche|deutschen|deutscher|deutsches|deutschsprachig*|auf deutsch',
    fr: 'französisch*|auf französisch',
    es: 'spanisch|spanische|spanischen|spanischer|spanisches|spanischsprachig*|auf spanisch',
    it: 'italienisch*|auf italienisch',
    nl: 'niederländisch*|holländisch*|auf niederländisch',
    pl: 'polnisch|polnische|polnischen|polnischer|polnisches|polnischsprachig*|auf polnisch',
    pt: 'portugiesisch*|auf portugiesisch',
    ja: 'japanisch|japanische|japanischen|japanischer|japanisches|auf japanisch',
    ar: 'arabisch*|auf arabisch',
  },
  numbers: '2 zwei|3 drei|4 vier|5 fünf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|12 zwölf|15 fünfzehn|20 zwanzig',
  filler:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|ist|sind|war|bin|bist|sein|' +
    'wird|werden|wurde|hat|haben|habe|hab|hatte|ich|du|er|sie|es|wir|ihr|euch|uns|mich|mir|dich|dir|ihn|' +
    'ihm|ihnen|sich|mein|dein|in|im|an|am|auf|zu|zum|zur|mit|von|vom|bei|beim|für|aus|nach|um|als|wie|so|' +
    'auch|noch|nur|schon|mal|denn|doch|eigentlich|bitte|sehr|gut|gute|guten|gutes|guter|nett|schön|schöne|' +
    'schönes|schönen|spannende|neu|alt|kein|keine|keinen|nicht|etwas|was|welche|welcher|welches|welchen|' +
    'man|wenn|dann|da|hier|dort|dass|ob|weil|kann|können|könnt|kannst|könnte|könnten|soll|sollte|muss|' +
    'möchte|will|würde|würden|darf|gerne|gern|lesen|geschrieben|autor|autorin|namens|buch|ausgabe|' +
    'irgendwas|irgendein*|mehr|viel|viele|alle|alles|jetzt|heute|gestern|morgen|vielleicht|also|na|ach|' +
    'ähm|echt|vor|seit|schon|wieder|über|unter|durch|gegen|ohne|letzte|letzten|woche|wochen|tag|tage|' +
    'tagen|monat|jahr|stunden|frage|mal|eben|einfach|gerade|grad|fürs|ins|übers|meine|meinen|meinem|' +
    'meiner|deine|eure|euren|eurem|euer|ihre|ihren|ihrem|hätte|hätten|wäre|wollte|wollen|mag|kurz|lang|' +
    'lange|lang|frau|mann|mutter|vater|oma|opa|freund|freundin|geburtstag|urlaub|geschenk|schenken|' +
    'bräuchte|brauche|damit|dafür|davon|daran|dazu|darin|darauf|n|nem|ner|nen|ne|mach|machen|mache|macht|' +
    'tun|passiert|sagen|sag|beim|ab|weiß',
};
