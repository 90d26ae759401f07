import type { Words } from './senses';
import { topics } from './topics/pl';

/** Polish words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const pl: Words = {
  senses: {
    ...topics,
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
    chore:
      'napisz wiersz|napisz mi|opowiedz dowcip|opowiedz żart|dowcip|pogoda|pogodę|prognoza pogody|' +
      'przetłumacz*|która godzina|kto wygrał|prezydent*',
    similar: 'coś podobnego do|podobne do|podobna do|podobnego do|coś jak|coś w stylu|w stylu|książki jak',
    recommend: 'polec*|poleć|zaproponuj|co przeczytać|co poczytać|zaskocz mnie',
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
    'syn|syna|syn*|córk*|' +
    'raczej|wolę|jednak|zamiast|coś|ale|' +
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
