import type { Words } from './senses';

/** Polish words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const pl: Words = {
  senses: {
    greet: 'cześć|dzień dobry|dobry wieczór|hej|witam|witaj|siema|siemka|dzien dobry|czesc|halo|hejka',
    thanks:
      'dziękuję*|dziękuje|dzięki*|dziekuje|dzieki|wielkie dzięki|serdecznie dziękuję|super dzięki|świetnie dzięki|thx',
    bye: 'do widzenia|pa|na razie|do zobaczenia|dobranoc|miłego dnia|żegnam|narazie|do usłyszenia|nara',
    identity:
      'kim jesteś|kim pan jest|kim jestes|czym jesteś|jesteś botem|jesteś robotem|jesteś człowiekiem|' +
      'czy jesteś|z kim rozmawiam|z kim piszę|rozmawiam z|co potrafisz|co umiesz|co możesz|w czym możesz|' +
      'w czym pomagasz|jak masz na imię|jak się nazywasz|przedstaw się|kto tu odpowiada|do czego służysz',
    abuse:
      'idiot*|głup*|debil*|kretyn*|gówn*|kurw*|chuj*|pieprz*|spierdal*|spieprz*|oszust*|oszuści|złodziej*|' +
      'beznadziej*|do dupy|dupa|dupek|dno|bezużyteczn*|zamknij się|cholern*|cholera|szmat*|śmieć|śmieci|' +
      'żenad*|żałosn*|tępy|tępa|matoł*|jebać|jeban*|pojeb*|wał|złodzieje|niekompetent*|porażka|badziew*|' +
      'naciągacz*|kłamc*|spadaj|palant*|naciągani*|frajer*',
    human:
      'człowiek*|człowiekiem|żywy człowiek|prawdziwą osobą|prawdziwa osoba|konsultant*|pracownik*|' +
      'obsługą klienta|rozmawiać z kimś|porozmawiać z kimś|kimś z obsługi|kimś z was|doradc*|kierownik*|' +
      'żywą osobą|kimś żywym|ktoś żywy|ludźmi|kogoś z obsługi|operator*|przełożon*|kimś z zespołu|kolega z|' +
      'z krwi i kości|kogoś od was|kimś od was|kogoś żywego|normalnym człowiekiem',
    yes: 'tak|ok|okej|dobrze|jasne|pewnie|poproszę|zgoda|oczywiście|no pewnie|chętnie|spoko',
    no: 'nie|nie dziękuję|nie teraz|nieważne|nie trzeba|nie dzięki|odpuść',
    more: 'więcej|inne|jeszcze|coś innego|inny|pozostałe|kolejne|jeszcze jakieś',
    that: 'ta|ten|to|tę|tą|tamten|tamta|ją|go|tej|tego',
    first: 'pierwsz*|numer jeden|nr 1',
    second: 'drugi|drugą|druga|drugie|numer dwa|nr 2',
    third: 'trzeci*|numer trzy|nr 3',
    last: 'ostatni*',
    mine:
      'mój|moja|moje|moją|mojego|mojej|moich|mojemu|moim|nasz*|swoj*|zamówiłem|zamówiłam|kupiłem|kupiłam|' +
      'wysłałem|wysłałam|czekam|sprzedałem|sprzedałam|nadałem|nadałam|zamawiałem|zamawiałam',
    want:
      'szukam|szukamy|poszukuję|chcę przeczytać|chciałbym przeczytać|chciałabym przeczytać|' +
      'chętnie przeczytam|polec*|poleć|polecacie|zaproponuj|propozycj*|sugest*|pokaż|coś do czytania|' +
      'co czytać|co przeczytać|co poczytać|coś do poczytania|mam ochotę|potrzebuję|znajdź|chciałbym|' +
      'chciałabym|poproszę o|jakie książki autora|poleciłbyś|poczytać',
    have:
      'macie|mają państwo|masz|czy jest|czy są|sprzedajecie|dostępn*|na stanie|w sprzedaży|macie może|' +
      'w ofercie|posiadacie|jest u was|znajdę|do kupienia|dostanę',
    'pay-for':
      'ile płacicie za|ile zapłacicie|ile dacie|ile dajecie|ile dostanę|ile dostane|ile można dostać|' +
      'ile bym dostał*|ile warta|ile jest warta|ile są warte|ile oferujecie|co dacie za|jaka cena za moj*|' +
      'skupujecie|skup|kupicie|kupujecie|odkupicie|odkupujecie|przyjmiecie|chcę sprzedać|chciałbym sprzedać|' +
      'chciałabym sprzedać|ile za|warta|warte|wezmiecie|po ile|wycen*|ile bym',
    take: 'do koszyka|dodaj|dodaj do koszyka|biorę|wezmę|kupić|kupuję|kupię|zamówić|zamawiam|chcę kupić|chcę',
    give:
      'lista sprzedaży|listę sprzedaży|listy sprzedaży|na stosik|do stosika|oddam|oddać|sprzedać|' +
      'sprzedaję|sprzedam',
    about: 'o|na temat|o tematyce|dotycząc*|dziejąc* się',
    under:
      'poniżej|do|maksymalnie|max|maks|najwyżej|mniej niż|nie więcej niż|tańsz* niż|nie drożej niż|' +
      'nieprzekraczając*|do kwoty|w cenie do|budżet*',
    over: 'powyżej|więcej niż|co najmniej|od|minimum|ponad|droższ* niż',
    cheap: 'tani*|tanio|najtańsz*|tańsz*|niedrog*|w dobrej cenie|okazj*',
    newest: 'najnowsz*|nowośc*|ostatnio wydan*|niedawno wydan*|nowsze|świeżo wydan*',
    popular: 'popularn*|bestseller*|najlepiej sprzedając*|znan*',
    paperback: 'miękka okładka|miękkiej okładce|miękką okładkę|w miękkiej|broszurow*|oprawa miękka',
    hardcover: 'twarda okładka|twardej okładce|twardą okładkę|twarda oprawa|twardej oprawie|w twardej|oprawa twarda',
    pocket: 'kieszonkow*|format kieszonkowy',
    'new-copy': 'nowy egzemplarz|nieczytan*|fabrycznie now*',
    when:
      'kiedy|jak długo|ile trwa|ile czasu|jak szybko|ile dni|w jakim czasie|po jakim czasie|ile tygodni|' +
      'trwa|w ciągu ilu|ile to trwa|ile się czeka|ile muszę czekać|ile potrwa',
    'how-much':
      'ile|ile kosztuje|koszt*|kosztuje|kosztują|opłat*|za darmo|darmow*|drogo|bezpłatn*|jaka cena|cena za|płatn*',
    where: 'gdzie|dokąd|skąd|w którym miejscu',
    why: 'dlaczego|czemu|z jakiego powodu|jak to możliwe|skąd się wzięło',
    who: 'kto|kim|kogo|komu',
    'how-many': 'ile egzemplarzy|ile sztuk|ile książek|limit*|maksymaln* liczb*|ile razy',
    how: 'jak|w jaki sposób|jak to działa|co zrobić|jak działa|krok po kroku|co robić|jak się',
    can:
      'czy mogę|czy można|można|mogę|czy da się|czy muszę|czy trzeba|muszę|trzeba|da się|czy jest możliw*|' +
      'możliw*|czy potrzebuję|wolno|może moj*|czy moj*|czy musze',
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
    password: 'hasł*|haslo|hasła',
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
      'uszkodz*|podkreśl*|zakreśl*|notat*|zaznacz*|plam*|poplam*|podart*|rozdart*|zamoczon*|zalan*|wod*|' +
      'pleśń|pleśni*|spleśn*|kaw*|zagięt*|pożółk*|brak stron|brakuj* stron*|zniszcz*|popisan*|ołówk*|' +
      'śmierdz*|zapach|dym*|pogięt*|naderwan*|porysow*|zapisk*|wilgo*|oderwan*|rogi|długopis*|marker*|' +
      'papieros*|zawilgoc*|wyrwan*|powyrywan*|wypad*|brudn*|obdart*|poszarpan*',
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
      'którą otrzymał*|dostałem książkę|dostałam książkę|miała być|miał być|było napisane|w opisie|' +
      'przyszła z|dostałam|dostałem',
    parcel: 'paczk*|przesył*|karton*|pudł*|paczek',
    pack: 'zapakow*|pakow*|owinąć|folia bąbelkowa|waga|waży*|ciężk*|kopert*|kilo*|kg|taśm*|opakow*|spakow*|pudełk*',
    postage:
      'koszt wysyłki|koszty wysyłki|koszt przesyłki|koszt dostawy|koszty dostawy|wysyłk*|opłata pocztowa|' +
      'znaczek|znaczki|etykiet*|darmowa wysyłka|darmowa dostawa|darmowej dostawy|płaci za wysyłkę|' +
      'kosztuje wysyłka|kosztuje dostawa|porto|drukar*|wydruk*|za wysyłkę|za przesyłkę|za paczkę|' +
      'list przewozow*|opłac*|przesyłkę|za dostawę',
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
      'nie dotar*|nie przysz*|nie doszł*|zagin*|zgubi*|opóźni*|śledzenie|śledzić|nie otrzym*|nie dostał*|' +
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
    money: 'pieniąd*|pieniędzy|kas*|kasę|złotych|kwot*|gotówk*|hajs|forsa|forsę|płatnoś*|zapłat*|przelew',
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
    change:
      'zmien*|zmian*|aktualiz*|nowy|nowa|nowe|inny|inna|innego|poprawić|edyt*|przestaw*|ustaw*|przełącz*|podmienić',
    credit:
      'kredyt sklepowy|środki|saldo|bon|bony|voucher*|kart* podarunkow*|bonus*|premia|na koncie|kredyt*|' +
      'kupon*|środków|punkty|portfel|zostawi* pieniądze|zostawię|na kolejne książki|następne zakupy|' +
      'zamiast przelewu|zamiast pieniędzy|coś ekstra|coś więcej|dodatkowo|na następne',
    refund:
      'zwrot pieniędzy|zwrotu pieniędzy|zwrócicie pieniądze|zwrot kosztów|oddacie pieniądze|odzyska*|' +
      'zwrot środków|zwróc* pieni*|oddadzą pieniądze|zwrot kasy|zwracacie pieniądze|wróci na kartę|' +
      'z powrotem na kart*|na kartę|zwrot na',
    tax: 'podat*|vat|faktur*|paragon*|cło|cła|rachunek|odprawa',
    discount:
      'rabat*|przekreśl*|zniżk*|promocj*|przecen*|obniżk*|stara cena|skreślon*|kod rabatowy|wyprzedaż|' +
      'dwie ceny|kreska|kreską|prawdziwa obniżka|linia|poprzeczn*|skreślenie',
    price: 'cen*|cena|ceny|kwot*|drożej|droższ*|podroż*|kosztuje|podniesi*',
    return:
      'zwrot*|zwróc*|odesła*|odsyła*|odstąpi*|odstęp*|rozmyśli*|nie podoba*|oddać książkę|wymienić|' +
      'zmieniłem zdanie|zmieniłam zdanie|z powrotem|wraca*|wrócą|wróci|zwraca*|rezygn* z zakupu|' +
      'nie spodoba*',
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
  },
  subjects: {
    fiction: 'powieś*|beletrystyk*|proza|literatur*',
    classics: 'klasyk*|klasyczn*',
    crime: 'kryminał*|kryminal*|detektyw*|zagadk*|cosy crime|czarny kryminał|śledcz*|morderstw*',
    thriller: 'thriller*|sensacj*|dreszczowiec|dreszczow*',
    fantasy: 'fantasy|fantasty*|smok*',
    'science-fiction': 'science fiction|sf|sci fi|fantastyk* naukow*',
    historical: 'historyczn*|powieść historyczna|powieści historyczne',
    romance: 'romans*|romantyczn*|miłosn*|obyczajow*|o miłości',
    horror: 'horror*|groz*|straszn*',
    'young-adult': 'młodzież*|dla młodzieży|young adult|nastolat*|dla nastolatk*',
    children: 'dzieci|dziecięc*|dla dzieci|dla dziecka|bajk*|dla córki|dla syna|wnuczk*|wnuk*|dziecka',
    comics: 'komiks*|manga|mangi|powieść graficzna',
    poetry: 'poezj*|wiersz*',
    drama: 'dramat*|sztuk* teatral*',
    'short-stories': 'opowiada*|nowel*',
    biography: 'biografi*',
    memoir: 'wspomnie*|autobiografi*|pamiętnik*',
    history: 'histori*|książka historyczna|wojn* światow*',
    politics: 'polityk*|polityczn*',
    philosophy: 'filozof*',
    religion: 'religi*|teolog*|duchow*',
    psychology: 'psycholog*',
    science: 'nauk*|naukow*|popularnonaukow*|fizyk*',
    nature: 'przyrod*|zwierzęt*|ogrod*',
    travel: 'podróż*|reportaż* z podróży|turysty*',
    food: 'kuchni*|kucharsk*|przepis*|gotowani*',
    art: 'sztuka|sztuce|fotografi*',
    essays: 'esej*',
    business: 'biznes*|ekonomi*|zarządzani*',
    'self-help': 'poradnik*|rozwój osobisty|rozwoju osobistego',
    language: 'gramatyk*|nauka języka|słownik*|językoznaw*',
  },
  languages: {
    en: 'angielsk*|po angielsku|w języku angielskim',
    de: 'niemieck*|po niemiecku|w języku niemieckim',
    fr: 'francusk*|po francusku',
    es: 'hiszpańsk*|po hiszpańsku',
    it: 'włosk*|po włosku',
    nl: 'niderlandzk*|holendersk*|po niderlandzku|po holendersku',
    pl: 'polski|polska|polskie|polskiej|polskich|polskim|polskiego|po polsku|w języku polskim',
    pt: 'portugalsk*|po portugalsku',
    ja: 'japońsk*|po japońsku',
    ar: 'arabsk*|po arabsku',
  },
  numbers:
    '2 dwa|2 dwóch|3 trzy|3 trzech|4 cztery|4 czterech|5 pięć|5 pięciu|6 sześć|6 sześciu|7 siedem|' +
    '7 siedmiu|8 osiem|8 ośmiu|9 dziewięć|9 dziewięciu|10 dziesięć|10 dziesięciu|12 dwanaście|12 dwunastu|' +
    '15 piętnaście|15 piętnastu|20 dwadzieścia|20 dwudziestu',
  filler:
    'i|a|o|w|we|z|ze|na|do|od|po|za|przez|dla|u|przy|pod|nad|przed|między|bez|że|żeby|aby|bo|ale|lub|albo|' +
    'czy|jak|co|to|ten|ta|te|tego|tej|tym|tych|tą|tę|tam|tu|tutaj|jest|są|był|była|było|będzie|będą|być|' +
    'mam|ma|masz|mamy|macie|mają|mieć|ja|ty|on|ona|ono|my|wy|oni|mnie|mi|mną|ciebie|cię|ci|go|jej|jego|ją|' +
    'nam|nas|wam|was|im|ich|się|sobie|siebie|mój|moja|moje|moją|swoją|swoje|swój|wasz|wasza|wasze|waszej|' +
    'waszym|nie|tak|już|jeszcze|też|także|tylko|bardzo|dobry|dobra|dobre|dobrą|dobrego|fajny|fajna|fajne|' +
    'fajnego|ciekawy|ciekawa|ciekawe|ciekawego|jakiś|jakaś|jakieś|jakąś|jakiegoś|jakaś|jakie|jaki|jaka|' +
    'jaką|coś|czegoś|ktoś|kogoś|który|która|które|którą|których|proszę|prosze|można|mogę|może|możecie|' +
    'możesz|chcę|chce|chcemy|chciałbym|chciałabym|chciałem|chciałam|muszę|trzeba|powiedz|powiedzieć|' +
    'powiedzcie|napisana|napisany|autor|autora|autorka|autorki|tytuł|wydanie|książka|książkę|książki|' +
    'książek|no|więc|teraz|dziś|dzisiaj|wczoraj|jutro|tydzień|tygodni|tygodnia|dzień|dni|miesiąc|rok|temu|' +
    'potem|zanim|pytanie|wiedzieć|wiem|właśnie|chyba|raczej|jakby|jeśli|jeżeli|gdy|kiedy|gdzie|skąd|' +
    'dlaczego|ile|prezent|urodziny|mama|tata|żona|mąż|wakacje|jeden|jedna|jedną|jedno|sztukę|zrobić|robić|' +
    'robi|stanie|ze|pan|pani|państwo|państwa|was|lecz|oraz|choć|żadnej|żadnego|nic|wszystko|wszystkie|' +
    'razem|kolega|trochę|parę|ostatnio|cały|całą|całe',
};
