import type { Words } from './senses';
import { conversationWords } from './conversation/pl';
import { topics } from './topics/pl';

/** Polish words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const pl: Words = {
  senses: {
    ...topics,
    ...conversationWords,
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
    similar:
      'coś podobnego do|podobne do|podobna do|podobnego do|coś jak|coś w stylu|w stylu|książki jak' +
      '|coś podobnego|podobnego|podobne|podobną|podobnych|w podobnym stylu|w podobnym klimacie' +
      '|w tym stylu|w tym klimacie' +
      '|w klimacie|w typie|klimaty jak',
    recommend:
      'polec*|poleć|zaproponuj|co przeczytać|co poczytać|zaskocz mnie|propozycj*|jakiś pomysł|coś na wieczór|' +
      'co polecacie|lekkiego',
    yes: 'tak|ok|okej|dobrze|jasne|pewnie|poproszę|zgoda|oczywiście|no pewnie|chętnie|spoko|super|świetnie|dobra',
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
    take:
      'do koszyka|dodaj|dodaj do koszyka|biorę|wezmę|kupić|kupuję|kupię|zamówić|zamawiam|chcę kupić|chcę' +
      '|to poproszę|poproszę ten|poproszę tę|chcę ten|chcę tę',
    give:
      'lista sprzedaży|listę sprzedaży|listy sprzedaży|na stosik|do stosika|oddam|oddać|sprzedać|' +
      'sprzedaję|sprzedam',
    about: 'o|na temat|o tematyce|dotycząc*|dziejąc* się|dzieje się|rozgrywa',
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
      'trwa|w ciągu ilu|ile to trwa|ile się czeka|ile muszę czekać|ile potrwa' +
      '|ile czekam|ile trzeba czekać|ile będę czekać|jak długo czekam',
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
    fiction: 'powieś*|beletrystyk*|proza|literatur*|literatura piękna|fikcj*|prozy|prozę',
    classics: 'klasyk*|klasyczn*|lektur*|literatura klasyczna|klasyce',
    crime:
      'kryminał*|kryminal*|detektyw*|zagadk*|cosy crime|czarny kryminał|śledcz*|morderstw*|detektywistyczn*|' +
      'zabójst*|zabójc*|morderc*|śledztw*|komisarz*|zbrodni*|seryjn* morderc*|kryminałów|policyjn*',
    thriller:
      'thriller*|sensacj*|dreszczowiec|dreszczow*|trzymając* w napięciu|w napięciu|szpiegowsk*|szpieg*|' +
      'wciągając*|emocjonując*|z dreszczykiem',
    fantasy: 'fantasy|fantasty*|smok*|magi*|czarodziej*|czarownic*|smoki|czary|czarach',
    'science-fiction':
      'science fiction|sf|sci fi|fantastyk* naukow*|kosmos*|kosmit*|kosmiczn*|statk* kosmiczn*|dystopi*|' +
      'podróż* w czasie|futurystyczn*|o przyszłości',
    historical:
      'historyczn*|powieść historyczna|powieści historyczne|w średniowieczu|średniowiecz*|z epoki|' +
      'powieść z historią w tle',
    romance:
      'romans*|romantyczn*|miłosn*|obyczajow*|o miłości|romantycz*|miłość|miłości|o miłosci|wyciskacz łez|' +
      'wzruszając*|do płakania|żeby popłakać|popłakać|zakochan*|romansid*|romansów',
    horror:
      'horror*|groz*|straszn*|przerażając*|strasznego|straszne|strasząc*|coś strasznego|duchy|duchach|' +
      'o duchach|wampir*|zombie|nawiedzon*|ciarki|koszmar*|mrożąc*|halloween|wystraszy*|bać się|do bania|' +
      'przestraszy*|straszliw*|przeraż*|żebym się bał*',
    'young-adult':
      'młodzież*|dla młodzieży|young adult|nastolat*|dla nastolatk*|nastolatk*|młodzieżow*|dla nastolatków|' +
      'młodych dorosłych|licealist*|gimnazjalist*',
    children:
      'dzieci|dziecięc*|dla dzieci|dla dziecka|bajk*|dla córki|dla syna|wnuczk*|wnuk*|dziecka|dziecięcy*|' +
      'najmłodszych|dla najmłodszych|maluch*|maluszk*|niemowl*|przedszkolak*|przedszkol*|przedszkolu|' +
      'pierwszoklasist*|bajeczk*|bajki|baśnie|baśni|na dobranoc|do poduszki|siostrzeń*|siostrzenic*|bratan*|' +
      'chrześnia*|dziewczynk*|chłopca|chłopczyk*|dzieciak*|dzieciom|dziecku|dziecko|wnuczce|wnuczka|wnuczki|' +
      'podstawówk*|obrazkow*|pierwsze czytanki|dla siedmiolatk*|dla ośmiolatk*|siedmiolat*|ośmiolat*|' +
      'dziewięciolat*|dziesięciolat*|sześciolat*|pięciolat*|czterolat*|trzylat*|jedenastolat*',
    comics: 'komiks*|manga|mangi|powieść graficzna|superbohater*|komiks|mangę|mang*',
    poetry: 'poezj*|wiersz*|wierszach|wierszy|poet*|tomik*|liryk*',
    drama: 'dramat*|sztuk* teatral*|sztuka teatralna|sztuki teatralne|teatr*|tragedi*|komedi*',
    'short-stories': 'opowiada*|nowel*|krótkie historie|krótkich form|opowiadań|zbiór opowiadań',
    biography:
      'biografi*|życiorys*|o życiu|prawdziwa historia|prawdziwą historię|prawdziwej historii|na faktach|' +
      'prawdziwe historie|prawdziwych wydarzeniach|oparte na faktach',
    memoir: 'wspomnie*|autobiografi*|pamiętnik*|dziennik*|autobiograficzn*|pamiętnik',
    history:
      'histori*|książka historyczna|wojn* światow*|ii wojn*|druga wojna|drugiej wojnie|wojna|wojnie|wojenn*|' +
      'prl|średniowiecze|starożytn*|rzym starożytny|historyczne fakty|okupacj*' +
      '|holocaust*|holokaust*|szoa|shoah|zagład*|nazi*|auschwitz|obóz koncentracyjny|obozach|' +
      'powstani*|wikingowie|stan wojenny',
    politics: 'reportaż*|reporter*|polityk*|polityczn*|demokracj*|geopolityk*',
    philosophy: 'filozof*|stoic*|etyk*|sens życia książki|egzystencjaln*',
    religion: 'religi*|teolog*|duchow*|bibli*|bóg|bogu|buddyz*|islam*|chrześcija*|wiara|wierze',
    psychology: 'psycholog*|psychik*|umysł*|zachowani* ludzk*|mózg*|traum*|emocj*',
    science:
      'nauk*|naukow*|popularnonaukow*|fizyk*|wszechświat*|astronomi*|gwiazd*|matematyk*|chemi*|biologi*|' +
      'ewolucj*|kwantow*|medycyn*|fizyce',
    nature:
      'przyrod*|zwierzęt*|ogrod*|zwierzak*|zwierząt*|zwierzę|ptak*|drzew*|roślin*|ekologi*|klimat*|psach|psy|' +
      'psie|kot|koty|kotach|koni*|konie|koniach',
    travel: 'podróż*|reportaż* z podróży|turysty*|podróżnicz*|podróże|przewodnik*',
    food:
      'kuchni*|kucharsk*|przepis*|gotowani*|gotować|gotowania|książka kucharska|książkę kucharską|' +
      'wegetariańsk*|wegańsk*|pieczeni*|wypiek*|wino|winie|kulinarn*',
    art: 'sztuka|sztuce|fotografi*|malarstw*|malarz*|fotograf*|architektur*|rysun*|rysować|muzeum|artyst*',
    essays: 'esej*',
    humour:
      'śmieszn*|zabawn*|humor*|do śmiechu|śmiech*|pośmiać|uśmiać|śmiać|komiczn*|komedi*|wesoł*|' +
      'rozśmiesz*|satyr*|rozbaw*|na poprawę humoru|dowcipn*|z jajem|' +
      'feel good|podnosząc* na duchu|podniesie na duchu|poprawi humor|poprawiając* humor|krzepiąc*',
    business:
      'biznes*|ekonomi*|zarządzani*|finans*|inwestow*|giełd*|przedsiębior*|marketing*|przywództw*|pieniądz* i|' +
      'startup*',
    'self-help':
      'poradnik*|rozwój osobisty|rozwoju osobistego|nawyk*|motywac*|szczęści*|samorozwój|samorozwoju|' +
      'pewność siebie|pewności siebie|uważnoś*',
    language:
      'gramatyk*|nauka języka|słownik*|językoznaw*|nauki języka|nauczyć się angielskiego|nauka angielskiego|' +
      'nauki angielskiego|słówka|podręcznik do',
  },
  languages: {
    en: 'angielsk*|po angielsku|w języku angielskim|po ang',
    de: 'niemieck*|po niemiecku|w języku niemieckim|po niem',
    fr: 'francusk*|po francusku',
    es: 'hiszpańsk*|po hiszpańsku',
    it: 'włosk*|po włosku',
    nl: 'niderlandzk*|holendersk*|po niderlandzku|po holendersku',
    pl: 'polski|polska|polskie|polskiej|polskich|polskim|polskiego|po polsku|w języku polskim|po pl',
    pt: 'portugalsk*|po portugalsku',
    ja: 'japońsk*|po japońsku',
    ar: 'arabsk*|po arabsku',
  },
  numbers:
    '2 dwa|2 dwóch|3 trzy|3 trzech|4 cztery|4 czterech|5 pięć|5 pięciu|6 sześć|6 sześciu|7 siedem|' +
    '7 siedmiu|8 osiem|8 ośmiu|9 dziewięć|9 dziewięciu|10 dziesięć|10 dziesięciu|12 dwanaście|12 dwunastu|' +
    '15 piętnaście|15 piętnastu|20 dwadzieścia|20 dwudziestu' +
    '|20 dwóch dych|20 dwie dychy|20 dwie dychę|10 dychę|10 dycha|10 dychy',
  filler:
    'syn|syna|syn*|córk*|raczej|wolę|jednak|zamiast|coś|ale|i|a|o|w|we|z|ze|na|do|od|po|za|przez|dla|u|przy|' +
    'pod|nad|przed|między|bez|że|żeby|aby|bo|lub|albo|czy|jak|co|to|ten|ta|te|tego|tej|tym|tych|tą|tę|tam|tu|' +
    'tutaj|jest|są|był|była|było|będzie|będą|być|mam|ma|masz|mamy|macie|mają|mieć|ja|ty|on|ona|ono|my|wy|oni|' +
    'mnie|mi|mną|ciebie|cię|ci|go|jej|jego|ją|nam|nas|wam|was|im|ich|się|sobie|siebie|mój|moja|moje|moją|' +
    'swoją|swoje|swój|wasz|wasza|wasze|waszej|waszym|nie|tak|już|jeszcze|też|także|tylko|bardzo|dobry|dobra|' +
    'dobre|dobrą|dobrego|fajny|fajna|fajne|fajnego|ciekawy|ciekawa|ciekawe|ciekawego|jakiś|jakaś|jakieś|' +
    'jakąś|jakiegoś|jakie|jaki|jaka|jaką|czegoś|ktoś|kogoś|który|która|które|którą|których|proszę|prosze|' +
    'można|mogę|może|możecie|możesz|chcę|chce|chcemy|chciałbym|chciałabym|chciałem|chciałam|muszę|trzeba|' +
    'powiedz|powiedzieć|powiedzcie|napisana|napisany|autor|autora|autorka|autorki|tytuł|wydanie|książka|' +
    'książkę|książki|książek|no|więc|teraz|dziś|dzisiaj|wczoraj|jutro|tydzień|tygodni|tygodnia|dzień|dni|' +
    'miesiąc|rok|temu|potem|zanim|pytanie|wiedzieć|wiem|właśnie|chyba|jakby|jeśli|jeżeli|gdy|kiedy|gdzie|' +
    'skąd|dlaczego|ile|prezent|urodziny|mama|tata|żona|mąż|wakacje|jeden|jedna|jedną|jedno|sztukę|zrobić|' +
    'robić|robi|stanie|pan|pani|państwo|państwa|lecz|oraz|choć|żadnej|żadnego|nic|wszystko|wszystkie|razem|' +
    'kolega|trochę|parę|ostatnio|cały|całą|całe|wolałbym|wolałabym|wolałem|wolelibyśmy|najlepiej|lepiej|' +
    'może być|to może|a po|uwielbia|kocha|lubi|lubią|fan|fanka|interesuje się|kończy|skończy|lat|mam już|' +
    'już czytałem|już czytałam|czytałem|czytałam|znam|znam już|naprawdę|innego|a w|nie lubi|czytać|gruba|' +
    'na długie wieczory|historia' +
    '|uwielbiam|uwielbiał*|podobał*|spodobał*|zachwycił*|kocham|lubię|lubie|nie lubię|nie lubie' +
    '|nie podoba|nie dla mnie|to samo|samo|tak samo|świetny|świetna|świetne|super|skończył*' +
    '|przeczytał*|cos|jakies|jakas' +
    '|grubą|grube|grubego|prosta|cienki|cienka|cienką',
};
