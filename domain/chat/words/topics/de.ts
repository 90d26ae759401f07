import type { TopicWords } from '../senses';

/** German words for what questions are about. */
export const topics: TopicWords = {
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
    'nicht genommen|nicht gewollt|wollen sie nicht' +
    '|kein angebot für|krieg ich kein|bekomme ich kein|krieg ich nix',
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
  password: 'passwort*|kennwort*|passwörter|zugangsdaten|pw|passwd',
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
    'beschädig*|unterstrich*|markier*|textmarker|randnotiz*|notiz*|angestrichen|fleck*|wasserschad*|wasser|' +
    'schimmel*|kaffee*|zerriss*|gerissen|eselsohr*|vergilbt*|seiten fehlen|fehlende seiten|geknickt*|' +
    'bleistift*|kritzel*|reingeschrieben|hineingeschrieben|riech*|rauch*|lose seiten|eingerissen|' +
    'kugelschreiber|abgegriffen|anstreich*|knick*|gewellt|muffig|*gerissen*|ausgerissen|herausgerissen|' +
    'fallen raus|lose|speckig|*schaden|klebt|vollgekritzelt|ramponiert|durchnässt|nass|feucht|nasser|nassen|' +
    'gebrochen|verdreckt|schmutzig|stockflecken|durchgeweicht|riss|risse|seiten fehlten|es fehlen seiten|' +
    'fehlen seiten|seite fehlt' +
    '|zerfledder*|zerknickt|zerlesen',
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
    'fehlerhaft*|kaputt|auseinander|falsche ausgabe|schlechter als beschrieben|statt|in schlechtem zustand|' +
    'das ich bekommen|bekommen habe|erhaltene*|geliefert wurde|kam an mit|ankam|stand da|stand bei euch|' +
    'sollte sein|*beschreibung|angeblich|versprochen|stand im angebot|war angegeben|als sehr gut|als wie neu|' +
    'als gut|anders als angegeben|nicht wie angegeben|stimmt nicht mit',
  parcel: 'packet*|paket*|päckchen|sendung*|karton*|kiste*|schachtel*|*paket*|*karton*',
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
    'noch immer nichts|immer noch nichts|noch immer nicht|noch immer kein*|nicht angekommen|nicht da|' +
    'nichts angekommen|noch nichts|kam nie|nie angekommen|verloren|verschwunden|' +
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
    'guthaben*|gutschein*|bonus|gutschrift*|aufschlag|oben drauf|obendrauf|stehen lasse|stehen lassen|' +
    'für die nächsten|fürs nächste|statt geld|statt bar|nächste bestellung|bei euch lasse|liegen lasse',
  refund:
    'erstatt*|rückerstatt*|geld zurück|rückzahl*|zurückerstatt*|zurückgezahlt|zurück bekomme|geld wieder|' +
    'zurücküberwiesen|gutgeschrieben|wieder auf der karte|zurückgebucht|zurück auf',
  tax: 'steuer*|mehrwertsteuer|mwst|quittung*|rechnung*|zoll*|beleg*|kassenbon|umsatzsteuer',
  discount:
    'rabatt*|durchgestrichen*|reduzier*|sonderangebot*|streichpreis*|buchpreisbindung|gutscheincode*|' +
    'ladenpreis|alter preis|aktionspreis|*durchgestrichen*|zwei preise|echter rabatt|ermäßig*|' +
    'herabgesetzt*|strich durch' +
    '|gutscheincode|code',
  price: 'preis*|betrag|teurer|billiger|kostet',
  return:
    'zurückgeb*|zurückschick*|zurücksend*|rücksend*|rückgabe|retour*|widerruf*|widerrufen|umtausch*|' +
    'gefällt mir nicht|anders überlegt|nicht gefällt|zurück schicken|zurück geben|rücktritt|zurückgehen|' +
    'geht zurück|zurückkommen|zurück zu mir|doch nicht haben|zurückkommt|zurückbekomm*|zurückgeschickt|' +
    'rückversand' +
    '|will ich doch nicht|will es nicht mehr|gefällt mir nicht|nicht behalten|will ich nicht mehr|' +
    'möchte ich nicht mehr|doch nicht haben',
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
  'gift-card':
    'geschenkgutschein*|gutscheinkarte*|geschenkkarte*|büchergutschein*|buchgutschein*|gutschein kaufen|' +
    'gutschein verschenken|wertgutschein*',
  'e-book':
    'ebook*|e-book*|e book*|kindle|epub|tolino|e-reader|ereader|hörbuch*|hörbüch*|digital*|pdf|audiobook*|' +
    'zum herunterladen|download|kobo|audible',
  'pick-up':
    'abholen|selbst abholen|abholung|selbstabhol*|vor ort|filiale*|laden vor ort|ladengeschäft|' +
    'geschäft vor ort|vorbeikommen|persönlich vorbei|im laden|in den laden|euer laden|euren laden|' +
    'ihren laden|click and collect|click & collect|abholstation|physischen laden|richtigen laden|laden in|' +
    'stationär*',
  student:
    'studentenrabatt*|studierendenrabatt*|student|studentin|studenten|studierende|schülerrabatt*|' +
    'lehrerrabatt|rabatt für schüler|rabatt für lehrer|rentnerrabatt|stammkundenrabatt|treuerabatt' +
    '|an der uni|uni|studier*|studi|azubi*|schüler*',
  'new-address':
    'falsche adresse|falschen adresse|adresse ändern|adresse falsch|lieferadresse*|andere adresse|' +
    'anderen adresse|neue adresse|neuen adresse|adresse vertippt|umgezogen|umziehe|ich ziehe um|hausnummer|' +
    'falsche hausnummer|alte adresse|alten adresse|versandadresse|anschrift',
};
