import type { TopicWords } from '../senses';

/** Polish words for what questions are about. */
export const topics: TopicWords = {
  sell:
    'sprzeda*|sprzedać|sprzedawać|pozbyć|pozbyc|skup*|odkup*|oddać|oddawać|używan*|opchnąć|upłynnić|zbyć|' +
    'wyprzeda*|pozbędę|przyjmujecie|wystawić',
  buy: 'kup*|kupić|zakup*|zamówi*|zamawia*|nabyć|nabycie',
  offer:
    'ofert*|wycen*|wartość|wartości|wycena|cena skupu|ile płacicie|ile dajecie|tak mało|tak mala|oblicza*|' +
    'liczycie|wyliczacie|ustala*|propozycja ceny|oferujecie|skąd się biorą|proponujecie|kwoty|' +
    'na jakiej podstawie|wyznacza*|skąd ta|skąd te|określacie',
  hold: 'ważn*|obowiązuj*|gwarant*|utrzymuj*|trzym*|trzymacie|ważność|aktualn*|nie zmieni|zachowa*|zamroż*',
  expired:
    'wygas*|upłyn*|przetermin*|minie|minął|minęła|minęło|skończy*|kończy|przepad*|mija|po terminie|' +
    'straci ważność|stracę',
  declined:
    'odrzuc*|odmów*|odmaw*|nie chcecie|nie przyjmujecie|nie bierzecie|brak oferty|zero złotych|nie chcą|' +
    'nie przyjmą|nie ma oferty|nieprzyjęt*|nic za|nie skupujecie|odmow*|nie kupujecie|0 euro|' +
    'nie przyjęli*',
  accept:
    'przyjmujecie|bierzecie|akcept*|jakie książki|jakie ksiązki|jakiego rodzaju|czasopism*|podręcznik*|' +
    'dvd|płyt*|nuty|encyklopedi*|bez isbn|stare książki|starych książek|komiksy|skupujecie|przyjmiecie|' +
    'bez kodu|starocie',
  book: 'książ*|ksiazk*|tytuł*|powieś*|pozycj*|tom|lektur*',
  copies: 'tej samej książki|tego samego|ten sam tytuł|tę samą|te same|dublet*|kilka razy|jednakow*|takich samych',
  isbn: 'isbn*|ean|numer książki',
  barcode:
    'kod kreskow*|kodu kreskow*|kody kreskow*|kodów kreskow*|kodem kreskow*|kod kreskowy|kreskowy|' +
    'kreskow*|kreski|paski|prążki',
  scan: 'skan*|zeskan*|wczyt*|wpisywać|wklepywać|przepisywać|po kolei|jeden po drugim',
  camera: 'kamer*|aparat*|kamerk*|czarny ekran|obiektyw*',
  shelf:
    'półk*|regał*|całą kolekcję|całą bibliotek*|kolekcj*|dużo książek|setki|naraz|na raz|lista|listę|' +
    'excel|csv|wgrać|arkusz*|hurtow*|wiele książek|cały księgozbiór|księgozbi*|wszystkie książki|' +
    'dziesiątki|stert*|za jednym razem|kilkadziesiąt|mnóstwo|plik|biblioteczk*|jednocześnie|' +
    'kartony książek|pudła książek|po kolei|jedną po drugiej|jeden po drugim|odziedzicz*|spadek|spadku|' +
    'każdy numer|po babci|zostawił*|mieszkanie',
  offline:
    'offline|bez internetu|bez sieci|bez zasięgu|brak internetu|brak zasięgu|bez wifi|nie ma internetu|' +
    'piwnic*|strych*|zasięg*|bez połączenia|nie mam internetu|stracę internet|internetu',
  guest:
    'bez konta|bez rejestracji|bez zakładania|jako gość|gość|bez rejestrowania|potrzebuję konta|' +
    'muszę mieć konto|muszę zakładać|konto jest potrzebne|czy potrzebne konto|potrzebne konto|' +
    'trzeba mieć konto|bez logowania|trzeba zakładać|konieczne konto|muszę się rejestrować|' +
    'trzeba się rejestrować|zakładać konto|zakładania konta|konto jest konieczne',
  account: 'kont*|konto|profil',
  register: 'rejestr*|zarejestr*|założyć konto|założyłem konto|założyłam konto|zakładan*|założył*',
  'sign-in': 'zalog*|logow*|logować|login|wejść na konto|dostać się|zaloguj*|loguj*',
  password: 'hasł*|haslo|hasła|hasełko',
  mail: 'mail*|e-mail*|email*|maila|poczt* elektronicz*|adres poczt*|skrzynk*|adres e*',
  confirm: 'potwierdz*|aktywac*|aktywow*|weryfik*|aktywuj*',
  passkey:
    'passkey*|klucz dostępu|klucze dostępu|klucza dostępu|kluczem dostępu|dwuetapow*|dwuskładnik*|2fa|' +
    'odcisk*|face id|biometr*|klucz bezpieczeństwa|drugi składnik',
  device:
    'urządze*|telefon ukradzion*|ukradli mi telefon|ukradziono|zgubiłem telefon|zgubiłam telefon|' +
    'komputer*|wszędzie|wylog*|sesj*|zalogowan*|zhakowan*|włama*|kafejk*|ukradli|ukradł|skradzion*|' +
    'pozostaj*',
  locked:
    'zablokowan*|blokad*|za dużo prób|zbyt wiele prób|prób*|czekać przed|zbyt wiele|zablokow*|odczekać|' +
    'kilka razy|za często|każe czekać|poczekać|spróbuj później|parę razy źle|błędn* hasł*',
  delete: 'usun*|usuw*|skasow*|kasow*|zamknąć konto|likwid*|zrezygnować z konta|zamkn*',
  data: 'dane|danych|rodo|informacje o mnie|wiecie o mnie|przechowuj*|eksport*|zapisane|danymi|o mnie',
  cookies:
    'cookie*|ciastecz*|śledz*|reklam*|analityk*|szpieguj*|baner*|śledzeni*|śledzicie|google analytics|' +
    'szpieg*|podgląd*',
  library: 'bibliotek*|biblioteczn*|pieczątk*|stemp*|wycofan*|pieczęć|pieczęci*',
  company:
    'firm*|działalno*|nieletni*|niepełnoletni*|poniżej 18|lat|mój wiek|mój syn|moja córka|pełnoletn*|' +
    'księgarz*|antykwariat|przedsiębior*|handlarz*|hurtownik*|dziecko|17|16|15|vat ue',
  minimum:
    'minimum|minimaln*|tylko jedną książkę|jedną książkę|jednej książki|kwota minimalna|próg|jedną tylko|' +
    'dwie książki|pojedyncz*|za mało|najmniejsz*|opłaca się|warto|tylko dwie|tylko 2|większy stos|' +
    'większa sterta|dość książek|za mało książek',
  condition: 'stan|stanie|stanu|stany|stanów|jakość|jakości|jak nowa|bardzo dobry|akceptowaln*|kondycj*|ocena stanu',
  damaged:
    'uszkodz*|podkreśl*|zakreśl*|notat*|zaznacz*|plam*|poplam*|podart*|rozdart*|zamoczon*|zalan*|wod*|pleśń|' +
    'pleśni*|spleśn*|kaw*|zagięt*|pożółk*|brak stron|brakuj* stron*|zniszcz*|popisan*|ołówk*|śmierdz*|zapach|' +
    'dym*|pogięt*|naderwan*|porysow*|zapisk*|wilgo*|oderwan*|rogi|długopis*|marker*|papieros*|zawilgoc*|' +
    'wyrwan*|powyrywan*|wypad*|brudn*|obdart*|poszarpan*|mokr*|zamok*|wilgotn*|przemoczon*|porwan*|pognieci*|' +
    'pofalowan*|rozerwan*|brakuje stron|brakujące strony' +
    '|zniszczon*|podart*|rozwalon*',
  worse:
    'gorsz*|gorzej|obniż*|nie zgadzam|niższ*|mniej niż|kwestion*|zaniż*|niżej|spór|sporu|obniżon*|odwoł*|' +
    'inaczej ocen*|zmniejsz*|bardziej zniszcz*|dostanę mniej|mam coś do powiedzenia|gorzej ocen*|uznacie|' +
    'uznają|stwierdzicie|innego zdania|gorsza niż',
  choose:
    'wybrać|wybieram|jaki stan|który stan|nie wiem jaki|skąd mam wiedzieć|ocenić|zdecydow*|określ*|' +
    'nie jestem pew*|wybór|zaznaczyć stan|wpisać|dobrać|ocenić stan',
  described:
    'zgodn* z opisem|niezgodn*|opis*|przyszła uszkodzona|przyszła zniszczona|wad*|reklam*|inna niż|' +
    'zła książka|złą książkę|niewłaściwą|nie taka|skarg*|zły stan|złym stanie|nie ta książka|rozpada|' +
    'inne wydanie|inną książkę|nie tę książkę|pomylon*|fatalnym stanie|gorszym stanie|którą dostał*|' +
    'którą otrzymał*|dostałem książkę|dostałam książkę|miała być|miał być|było napisane|w opisie|przyszła z|' +
    'dostałam|dostałem|obiecan*|opisan*|miało być|sprzedana jako|nie zgadza się|opisie',
  parcel: 'paczk*|przesył*|karton*|pudł*|paczek',
  pack: 'zapakow*|pakow*|owinąć|folia bąbelkowa|waga|waży*|ciężk*|kopert*|kilo*|kg|taśm*|opakow*|spakow*|pudełk*',
  postage:
    'koszt wysyłki|koszty wysyłki|koszt przesyłki|koszt dostawy|koszty dostawy|wysyłk*|opłata pocztowa|' +
    'znaczek|znaczki|etykiet*|darmowa wysyłka|darmowa dostawa|darmowej dostawy|płaci za wysyłkę|' +
    'kosztuje wysyłka|kosztuje dostawa|porto|drukar*|wydruk*|za wysyłkę|za przesyłkę|za paczkę|' +
    'list przewozow*|opłac*|kosztuje przesyłk*|płaci przesyłk*|za dostawę',
  send: 'wysł*|wysyła*|wyślę|nada*|odesł*|posłać|ślę|przesłać|wysylam',
  delivery:
    'dostaw*|dostarcz*|dotrze|dojdzie|dotarł*|przyjdzie|przyjdą|otrzymam|czas dostawy|przychodz*|doręcz*|' +
    'idzie|będzie u mnie|będą u mnie|dojść',
  country:
    'zagranic*|kraj*|międzynarod*|szwajcari*|niemc*|niemiec|francj*|hiszpani*|włoch*|polsk*|portugali*|' +
    'holandi*|japoni*|usa|stany zjednoczone|ameryk*|angli*|wielk* brytani*|austri*|irlandi*|belgi*|czech*|' +
    'ukrain*|słowacj*|europ*|ue|norwegi*|szwecj*|uk|kanad*|litw*|dubaj*|mieszka w|mieszkam w|przeprowadz*|' +
    'wysyłacie do|wyślecie do',
  lost:
    'nadal nic|ciągle nic|wciąż nic|jeszcze nic|dalej nic|nie dotar*|nie przysz*|nie doszł*|zagin*|zgubi*|' +
    'opóźni*|śledzenie|śledzić|nie otrzym*|nie dostał*|' +
    'jeszcze nie|nadal nie|ciągle nie|wciąż nie|gdzie jest|gdzie są|co z moj*|przepadł*|status|' +
    'nadal czekam|ciągle czekam|wciąż czekam|na jakim etapie|nie ma|utknęł*|namierzyć|co z|jak tam|' +
    'jakieś wieści|co słychać|miał* przyjść|miało przyjść|miały przyjść|miał* dotrzeć|powinn* być|' +
    'powinn* przyjść|ani śladu|ani widu|ślad zaginął|wieści|co się dzieje|nie widać|nigdy nie',
  several:
    'kilka|kilku|dwie paczki|dwóch paczk*|kilka paczek|więcej niż jed*|podzielić|rozdzielić|osobno|' +
    'dwa kartony|dwóch karton*|drug* paczk*|trzy paczki|w częściach|w dwóch|oddzieln*|kilku paczkach|' +
    'na raty',
  deadline:
    'termin*|do kiedy|za późno|najpóźniej|ile mam czasu|ile czasu mam|ostatni dzień|ile dni mam|na czas|' +
    'zdążyć|spóźni*|czasu mam|zdążę',
  forgot:
    'zapomnia*|zapomniał*|nie ta książka w|złą książkę w|włożył* złą|pomyłk*|pomylił*|brakuje w paczce|' +
    'brakuje książki|przez pomyłkę|niewłaściwą książkę|inne wydanie w|nie włożył*|nie dorzuci*|' +
    'zapakował* nie|zła książka w|zapomnę|wrzucił*',
  silent:
    'nie odpowie*|nie odpow*|brak odpowiedzi|bez odpowiedzi|nie zauważ*|na urlop*|na wakac*|ignor*|' +
    'przegap*|nie zareag*|nie odpis*|nie przeczytam|przeoczę|nie zobaczę|nie odezwę',
  grading:
    'oceni* książ*|sprawdz*|ocenian*|kontrol*|weryfikacj* książ*|ocena książek|przegląda*|inspekcj*|' +
    'oględz*|ocenia*|ocena trwa|ocenę',
  money:
    'pieniąd*|pieniędzy|kas*|kasę|złotych|kwot*|gotówk*|hajs|forsa|forsę|płatnoś*|zapłat*|przelew' +
    '|czekam na kasę|kasę za|kasa za|pieniądze za|moja kasa|kasiork*|hajs*',
  paid:
    'wypła*|zapłacicie mi|zapłacone|przelew*|przelejecie|moje pieniądze|pieniądze|dostanę pieniądze|' +
    'otrzymam pieniądze|płacicie|wpłynie|wpłyną|wynagrodz*|zapłatę|wypłat*|kasa za',
  pay:
    'zapłacić|zapłat*|płacić|płatnoś*|kart* kredytow*|kart*|kartą|blik|paypal|apple pay|google pay|klarna|' +
    'metod* płatności|sposob* płatności|form* płatności|za pobraniem|pobraniem|przelewem|visa|mastercard|' +
    'na raty|przelewy24|przy odbiorze|faktur*',
  bank:
    'bank*|iban|numer konta|konto bankowe|konta bankowego|rachun*|dane bankowe|danych bankowych|' +
    'zmieniłem bank|zmieniłam bank|nowy bank|nowe konto|inny bank',
  change: 'zmien*|zmian*|aktualiz*|nowy|nowa|nowe|inny|inna|innego|poprawić|edyt*|przestaw*|ustaw*|przełącz*|podmienić',
  credit:
    'kredyt sklepowy|środki|saldo|bon|bony|voucher*|bonus*|premia|na koncie|kredyt*|kupon*|środków|punkty|' +
    'portfel|zostawi* pieniądze|zostawię|na kolejne książki|następne zakupy|zamiast przelewu|' +
    'zamiast pieniędzy|coś ekstra|coś więcej|dodatkowo|na następne',
  refund:
    'zwrot pieniędzy|zwrotu pieniędzy|zwrócicie pieniądze|zwrot kosztów|oddacie pieniądze|odzyska*|' +
    'zwrot środków|zwróc* pieni*|oddadzą pieniądze|zwrot kasy|zwracacie pieniądze|wróci na kartę|' +
    'z powrotem na kart*|na kartę|zwrot na',
  tax: 'podat*|vat|faktur*|paragon*|cło|cła|rachunek|odprawa',
  discount:
    'rabat*|przekreśl*|zniżk*|promocj*|przecen*|obniżk*|stara cena|skreślon*|kod rabatowy|wyprzedaż|' +
    'dwie ceny|kreska|kreską|prawdziwa obniżka|linia|poprzeczn*|skreślenie' +
    '|kod|jakiś kod',
  price: 'cen*|cena|ceny|kwot*|drożej|droższ*|podroż*|kosztuje|podniesi*',
  return:
    'zwrot*|zwróc*|odesła*|odsyła*|odstąpi*|odstęp*|rozmyśli*|nie podoba*|oddać książkę|wymienić|' +
    'zmieniłem zdanie|zmieniłam zdanie|z powrotem|wraca*|wrócą|wróci|zwraca*|rezygn* z zakupu|' +
    'nie spodoba*' +
    '|już nie chcę|nie chcę jej|nie chcę go|nie podoba|rozmyśliłam|rozmyśliłem|jednak nie chcę',
  cancel: 'anul*|odwoła*|wycof*|rezygn*|cofn*|przerwać|zrezygnować|odkręcić|wstrzyma*|odkręc*|wycofać się',
  swap:
    'wymian*|wymieni*|zamian*|zamieni*|książka za książkę|książki za książki|barter*|za inne książki|' +
    'wymiany|w zamian|bez płacenia|tyle samo|nic nie płacę|wybieram inne|wezmę inne',
  trade: 'zamówieni*|transakcj*|wymian*|moja sprzedaż|numer zamówienia|status zamówienia|zlecen*',
  reserved:
    'rezerw*|zarezerw*|odłożon*|odłożycie|ktoś inny|sprzątn*|ostatni egzemplarz|wyprzedan*|' +
    'trzymacie dla mnie|podkupi*|wykupi*|zablokowana dla|ktoś kupi|uprzedzi|zostają moje|znikn*|' +
    'pozostają w koszyku',
  wish:
    'życze*|lista życzeń|listy życzeń|powiadom*|powiadamia*|alert*|znów dostępn*|znowu dostępn*|' +
    'znowu będzie|róg|rogu|rożek|zagięt*|ulubion*|dajcie znać|dać znać|przypomn*|kiedy będzie dostępna|' +
    'gdy się pojawi|zakładk*|wyprzedan*|dostępna ponownie|wróci|pojawi się|dacie znać|zawiadom*|' +
    'znów będzie|dajcie cynk',
  cart: 'koszyk*',
  safe: 'bezpieczn*|bezpieczeństw*|szyfrow*|oszustw*|chronion*|zabezpiecz*|zaufa*|wyciek*',
  contact:
    'kontakt*|skontaktow*|telefon*|zadzwonić|dzwon*|infolini*|obsług* klienta|numer telefonu|napisać do|' +
    'pomoc techniczn*|wasz mail|wasz numer|adres mailowy do|złapać|dodzwonić|godzin* otwarcia|' +
    'biuro obsługi',
  bot: 'bot*|robot*|chatbot*|ai|sztuczn* inteligencj*|maszyn*|automat*|czat*|asystent*|chat',
  shop:
    'kto stoi|stoi za|kto prowadzi|właściciel*|siedzib*|wasza firma|rzetel*|wiarygod*|kim jesteście|' +
    'impressum|czyj|dogear|dogeara|można ufać|do kogo należy|sklep prowadz*|nota prawna|uczciw*',
  tongue:
    'język*|walut*|po angielsku|w euro|tłumacz*|przetłumacz*|zmienić kraj|funt*|dolar*|w złotówkach|' +
    'wersja angielska|wersj* językow*|strony na',
  accessible:
    'niewidom*|czytnik* ekranu|czytnikiem ekranu|klawiatur*|niepełnospraw*|tryb ciemny|ciemny motyw|' +
    'kontrast*|rozmiar czcionki|większa czcionka|większe litery|czcionk*|dostępnoś*|słabowidz*|' +
    'słabo widz*|myszk*|myszy|niedowidz*',
  catalogue:
    'katalog*|nie znaleziono|nieznan*|nie znacie|nie ma w|nie mogę znaleźć|nie znajduje|nie figuruje|' +
    'nie widnieje|nie widać',
  begin: 'zaczyna*|rozpoczyna*|liczy*|liczony|od kiedy|start*|początek|biegnie|biec|od którego',
  'bought-here':
    'kupion* u was|kupion* tutaj|kupiłem u was|kupiłam u was|u was kupi*|po przeczytaniu|przeczytan*|' +
    'odsprzeda*|sprzedać z powrotem|odkupicie książkę|kupion* w dogear|kupioną u was|zakupion* u was|' +
    'przeczytałem|przeczytałam|kupioną tu',
  fail:
    'nie działa|błąd|problem*|nie czyta|nie rozpozna*|rozmazan*|nie mogę|nie da się|czarn*|ciemn*|' +
    'nie udał*|nie przechodzi|zepsut*|nie skanuje|nie wczytuje|niewyraźn*|odrzucon* przelew|nieudan*|' +
    'wywala|nie idzie|nie łapie|nie chce',
  mean:
    'co to|co to jest|co oznacza*|co znacz*|oznacza*|znaczy|co to znaczy|na czym polega|różni*|wyjaśni*|' +
    'czym jest|czym są|do czego służy|co daje|czym się|po co',
  'gift-card':
    'karta podarunkowa|kartę podarunkową|karty podarunkowe|kart podarunkowych|karty podarunkowej|' +
    'bon podarunkowy|bony podarunkowe|bonu podarunkowego|bon upominkowy|bony upominkowe|bon prezentowy|' +
    'kartę prezentową|karta prezentowa|voucher*|bon na książki|bony na książki|kartę upominkową|' +
    'karty upominkowe',
  'e-book':
    'ebook*|e-book*|e book*|ebooki|kindle|kobo|epub|pdf|audiobook*|książki elektroniczne|' +
    'książka elektroniczna|elektroniczn*|cyfrow*|czytnik*|wersja elektroniczna|wersji elektronicznej|legimi|' +
    'do pobrania|słuchowisk*',
  'pick-up':
    'odbiór osobisty|odbioru osobistego|odebrać osobiście|osobiście|odbiór w sklepie|odebrać w sklepie|' +
    'sklep stacjonarny|sklepu stacjonarnego|sklepie stacjonarnym|sklepy stacjonarne|stacjonarn*|' +
    'punkt odbioru|księgarnia stacjonarna|księgarnię stacjonarną|przyjść do sklepu|podjechać|wpaść do|' +
    'przyjechać po|odebrać na miejscu|na miejscu|filia|filię|wasz sklep w|click and collect',
  student:
    'student*|zniżka studencka|zniżki studenckie|zniżkę studencką|zniżki dla studentów|zniżka dla studentów|' +
    'legitymacj*|nauczyciel*|emeryt*|senior*|karta dużej rodziny|stałego klienta|stałych klientów|uczniów' +
    '|na studiach|studiuj*|studenc*|studi*|uczelni*|legitymacj*',
  'new-address':
    'zły adres|złego adresu|zmienić adres|zmiana adresu|zmianę adresu|adres dostawy|adresu dostawy|' +
    'adres wysyłki|inny adres|nowy adres|pomyliłem adres|pomyliłam adres|błędny adres|błąd w adresie|' +
    'przeprowadzi*|przeprowadzk*|stary adres|numer domu|niewłaściwy adres|zmienić jeszcze adres|' +
    'poprawić adres',
};
