import type { DistressWords } from '../distress-words';

/** Polish words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const pl: DistressWords = {
  sets: {
    someone: 'książek|pratchetta|czytania',
    tellKill: `
      się zabije|się zabić|się powiesi|samobójst*|nie chce żyć|ze sobą skończy|skończyć ze sobą|chce umrzeć
      odbierze sobie|sobie coś zrobi|coś sobie zrobi|się potnie|odebrać sobie`,
    mum: 'mamę|mame|matkę|nas|dzieci|siostrę|brata|mamy',
    notHere: `
      mnie nie było|mnie nie ma|mnie zabrakło|gdybym nie żył*|nie żyję|umarł*|zniknął|zniknęła|nie istniał*
      mnie już nie było`,
    easier: 'łatwiej|lepiej|prościej|szczęśliwsi',
    live: 'żyć|do życia|dalej żyć|życia|na życie|by żyć',
    force: 'siły|sił|siły już|chęci|ochoty|powodu|odwagi|energii|woli',
    no: 'nie mam|brak mi|straciłem|straciłam|bez|nie mam już|nie znajduję|zero',
    iWant: `
      chcę|chce|chciałbym|chciałabym|zamierzam|planuję|myślę żeby|mam ochotę|pragnę|próbowałem|próbowałam|wolę
      wolałbym|wolałabym|mam zamiar|chcialem|chciałam`,
    killSelf: `
      się zabić|zabić się|się powiesić|powiesić się|skończyć ze sobą|ze sobą skończyć|odebrać sobie życie
      popełnić samobójstwo|się otruć|zniknąć na zawsze|umrzeć|zdechnąć|nie żyć|nie istnieć|nie obudzić się
      się nie obudzić|zasnąć na zawsze|rzucić się pod|skoczyć z mostu|podciąć sobie żyły|przestać istnieć`,
    dead: 'martwy|martwa|umrzeć|nie żył|nie żyła|się nie urodzić|śmierć|śmierci',
    close: `
      mój|moja|moje|mojego|moją|znajomy|znajoma|przyjaciółka|przyjaciel|koleżanka|kolega|nasz|nasza|ktoś kogo znam
      córka|syn|brat|siostra|mama|tata|chłopak|mąż|żona`,
    them: `
      mąż|męża|chłopak|chłopaka|partner|partnera|ojciec|ojca|tata|taty|ojczym|ojczyma|brat|brata|wujek|syn|syna
      szef|były|byłego|żona|żony|matka|matki|rodzice|rodziców|dziadek|narzeczony|narzeczonego|teściu|teść
      konkubent|konkubenta|trener|nauczyciel|sąsiad|macocha|dziewczyna|dziewczyny|córka|teściowa|teściową|babcia
      ciotka|siostra|siostry|szwagier|współlokator|kolega z pracy|była|byłą|szefa|szefowa`,
    he: 'mój {them}|moja {them}|{them}|on|ona|oni|ktoś|facet|jakiś facet|jakiś mężczyzna',
    beats: `
      bije|biją|bił|biła|pobił|pobiła|uderzył|uderza|katuje|katował|gwałci|zgwałcił|dusi|dusił|dusiła|maltretuje
      molestuje|molestował|krzywdzi|skrzywdził|wykorzystuje seksualnie|nęka|prześladuje|śledzi|nachodzi|kopie
      kopnął|szarpie|zamyka|więzi|zastrasza|szantażuje|pobili|napadł|napadli|dźgnął|dotyka w nocy|złapał|złapała
      popycha|popchnął|gryzie|ugryzł|pluje|rzuca|rzucał|wyzywa i|poniża|poniża i|przydusił|wali|policzkuje
      spoliczkował|ciągnie`,
    suffered: `
      zgwałcon*|pobit*|bit*|molestowan*|maltretowan*|napadnięt*|krzywdzon*|wykorzystywan*|prześladowan*|uwięzion*
      duszon*|sprzedan*`,
    pills: `
      tablet*|leków|leki|pigułek|proszków|proszki|nasennych|paracetamolu|apapu|antydepresantów|tabsów
      uspokajających`,
    many: 'za dużo|zbyt dużo|zbyt wiele|za wiele|całe opakowanie|wszystkie|mnóstwo|garść|całą paczkę|pełno|dużo',
    poison: `
      wybielacz*|domestos*|trucizn*|kret|kreta|baterię|kwas|płyn do|detergent|rozpuszczalnik|acetor|żrący
      płynu do naczyń|płyn do naczyń|benzyn*|rozpuszczalnik*|środek czyszczący|środka czyszczącego|detergent*
      odkamieniacz*|płynu do*`,
    man: 'facet|ktoś|mężczyzna|typ|obcy|włamywacz|złodziej|on|jacyś',
    home: 'do mnie|do domu|do mojego domu|do mieszkania|w moim domu|w domu',
    laugh: `
      ze śmiechu|z ciekawości|z nudów|ze wstydu|z głodu|z zimna|z zazdrości|z wrażenia|ze zmęczenia
      z niecierpliwości`,
    took: 'wziąłem|wzięłam|wziął|wzięła|połknąłem|połknęłam|połknęła|zażyłem|zażyłam|łyknęłam|łyknąłem',
    buys: 'kupi*|zamówi*|wyda*|przynios*|zapomn*|kupuj*',
    fiction: `
      książka|książki|książkę|powieść|powieści|thriller|thrillery|kryminał|historia|film|reportaż|wspomnienia
      opowiadanie`,
    whose: 'w którym|w której|gdzie|której|którego|o kobiecie|o mężczyźnie|o dziewczynie|o kimś',
    bride: 'wyjść za|wziąć ślub|poślubić|pracować|się prostytuować|żebrać|do ślubu|do małżeństwa',
  },
  life: `
    {iWant} {killSelf}|{iWant} _ {killSelf}|zabiję się|zabije się|się zabiję|zabijam się|powieszę się|powiesze się
    ze sobą skończę|skończę ze sobą|skoncze ze soba|odbiorę sobie życie|odebrać sobie życie|odbieram sobie życie
    popełnić samobójstwo|popełnię samobójstwo|chcę umrzeć|chce mi się umrzeć|chce mi się umierać|nie chcę już żyć
    nie chce już żyć|nie chcę żyć|nie chce żyć|nie chcę dłużej żyć|już nie chcę żyć|nie chce mi się żyć
    nie chce mi się już żyć|odechciało mi się żyć|nie mam ochoty żyć|nie chcę się obudzić|nie chcę istnieć
    nie mam siły żyć|nie mam już siły żyć|nie mam po co żyć|po co żyć|po co mam żyć|nie warto żyć|nie ma po co żyć
    wolałbym nie żyć|wolałabym nie żyć|wolałbym być {dead}|wolałabym być {dead}|lepiej żebym nie
    lepiej by było gdybym nie|żebym umarł*|gdybym umarł*|żałuję że się urodził*|szkoda że żyję
    myślę o samobójstwie|myśleć o samobójstwie|myśli samobójcze|myślach samobójczych|mysli samobojcze
    myślę o śmierci|jestem samobójcą|myślę żeby się zabić|życie nie ma sensu|życie nie ma już sensu
    moje życie nie ma|sensu życia|nie widzę sensu życia|sensu żyć|sensu dalej żyć|powodu żeby dalej żyć
    powodu żeby żyć|powodu do życia|powodu by żyć|chęci do życia|zmęczon* życiem|dość życia|mam dość życia
    mam dosyć życia|zmęczon* tym życiem|lepiej beze mnie|będzie za mną tęsknił|za mną tęsknić|nikt nie zauważy
    nikt by nie zauważył|list pożegnalny|listy pożegnalne|zniknąć na zawsze|zasnąć i się nie obudzić|tnę się
    się tnę|tne się|się tne|pociąłem się|pocięłam się|się ciąć|okaleczam się|okaleczać się|się okaleczam
    samookalecz*|robię sobie krzywdę|zrobić sobie krzywdę|zrobię sobie krzywdę|zrobić sobie coś|umrzeć bez bólu
    zabić się bez bólu|jak się zabić|jak umrzeć|jak popełnić|bezbolesn* śmierć|bezbolesnych sposob*
    bezbolesny sposób|sposób na śmierć|sposób na samobójstwo|ile {pills} _ {dead}|ile {pills} _ zabić
    rzucę się pod|rzucić się pod|skoczyć z|skoczę z|podciąć żyły|podetnę|najmniej bolesny sposób
    najmniej bolesn* _ umrzeć|sposób żeby umrzeć|czy umieranie boli|bolesna śmierć`,
  closeLife: `
    {close} _ chce się zabić|{close} _ się zabić|{close} _ popełnić samobójstwo|{close} _ odebrać sobie życie
    {close} _ nie chce żyć|{close} _ nie chce już żyć|{close} _ chce umrzeć|{close} _ próbował* się zabić
    {close} _ ma myśli samobójcze|{close} _ mówi o samobójstwie|{close} _ grozi samobójstwem|{close} _ się tnie
    {close} _ próba samobójcza|{close} _ próbę samobójczą|ona chce się zabić|on chce się zabić
    {close} _ {tellKill}|{close} _ list pożegnalny|{close} _ się okalecza|{close} _ okalecza się
    {close} _ tnie się|{close} _ wolałaby nie żyć|{close} _ wolałby nie żyć`,
  violence: `
    {he} mnie {beats}|{he} _ mnie {beats}|{he} {beats} mnie|{he} _ {beats} mnie|^ {beats} mnie|{he} nas {beats}
    {he} bije dzieci|{he} bije matkę|{beats} mnie|{he} _ dotyka w nocy|{he} dotyka mnie|{he} _ dotyka mnie
    {he} _ mnie dotyka|{he} robi mi krzywdę|{he} _ robi mi krzywdę|{he} _ mnie zabije|{he} _ mnie zabić
    {he} _ zabije mnie|że mnie zabije|chce mnie zabić|grozi mi|groził mi|grożą mi|{he} _ mi grozi|{he} _ mi groził
    zostałam {suffered}|zostałem {suffered}|jestem {suffered}|byłam {suffered}|byłem {suffered}|zgwałcono mnie
    pobito mnie|ofiarą przemocy|ofiara przemocy domowej jestem|doświadczam przemocy|doznaję przemocy
    przemoc w domu i|boję się {them}|boje się {them}|boję się mojego {them}|boję się go|boję się wracać do domu
    boję się wrócić do domu|boję się o życie|boję się o swoje życie|boję się że mnie zabije|zabrali mi paszport
    zabrał mi paszport|zabrano mi paszport|każą mi pracować|zmusza mnie do|zmuszają mnie do|każą mi {bride}
    zmuszają mnie|zmusza mnie|nie wypuszcza mnie z domu|trzyma mnie zamkniętą|nożem mnie|{he} ciągle mnie {beats}
    {he} _ ciągle mnie {beats}|nie przestaje mnie bić|przestaje mnie bić|{he} _ mnie bić`,
  danger: `
    {took} {many} {pills}|{many} {pills} wzi*|{took} _ {many} {pills}|przedawkowa*|nałyka* się {pills}
    połkną* {many} {pills}|nie oddycha|przestał oddychać|przestała oddychać|nie mogę oddychać
    nie mogę złapać oddechu|duszę się i|jest nieprzytomn*|straciła przytomność|stracił przytomność|nie budzi się
    nie mogę jej obudzić|nie mogę go obudzić|mam zawał|ma zawał|mam udar|ma udar|dostał zawału|dostaje zawału
    ból w klatce|boli mnie w klatce|boli mnie klatka|mocno krwawi|krwawię|bardzo krwawi|wykrwawia|pali się mój dom
    pali się mieszkanie|pali mi się dom|pali mi się mieszkanie|mój dom się pali|mieszkanie się pali
    pożar w domu|pożar w mieszkaniu|włamuje się do
    się do mnie włamuje|włamują się do|ktoś jest w moim|{man} _ wejść {home}|{man} _ dobija się|{man} za mną idzie
    ktoś mnie śledzi|ktoś za mną|jestem w niebezpieczeństwie|jesteśmy w niebezpieczeństwie
    grozi mi niebezpieczeństwo|moje życie jest zagrożone|w śmiertelnym niebezpieczeństwie|wezwijcie karetkę
    wezwij karetkę|wezwijcie policję|potrzebuję karetki|potrzebna karetka|dzwońcie po|przyślijcie karetkę
    przyślijcie policję|wypiło {poison}|wypił {poison}|wypiła {poison}|połknęło {poison}|połknął {poison}
    zjadło {poison}|krzywdę dziecku|skrzywdzę dziecko`,
  softLife: `
    nie daję już rady|nie daje juz rady|nie daję rady|nie dam rady dłużej|już nie mogę|nie mogę tak dłużej
    nie mam już siły|nie mam siły|nienawidzę siebie|nienawidzę swojego życia|chcę zniknąć|nie widzę wyjścia
    nie ma wyjścia|to nie ma sensu|nic nie ma sensu|poddaję się|jestem ciężarem|nikomu na mnie nie
    niech to się skończy|jestem w rozpaczy|pomocy boję się|mam dość wszystkiego|{no} {force} {live}
    {no} _ {force} {live}|{easier} _ {notHere}|się powieszę|sie powiesze|powieszę się|skoczę z|rzucę się
    podetnę sobie|zastrzelę się|zasnąć i już|zasnąć i nie|nigdy się nie obudzić|więcej się nie obudzić
    już się nie obudzić|się już nie obudzić|mam sznur|kupiłem sznur|kupiłam sznur|odejść z tego świata
    z tego świata|żeby moje życie się|zakończyć swoje życie|zakończyć życie|skończyć z życiem
    skończyć z tym życiem|skończę z życiem|okaleczam|tnę się|samookaleczam|przypalam się|nie chcę tu być $
    nie chcę istnieć|nie zobaczycie mnie więcej|żegnam się ze wszystkimi|koniec ze mną|mój ostatni dzień
    moja ostatnia noc|mój ostatni wieczór|kryzysie samobójczym|jestem w kryzysie sam*|samobójcz*
    nie chcę tu już być|nie chcę tu być|nie chcę już tu być|nie chcę tu dłużej być|odejść na zawsze
    chcę odejść na zawsze|chcę stąd odejść na|życie mnie przerasta|życie za bardzo boli|życie boli|życie mnie boli
    boli mnie życie|mam nadzieję że umrę|mam nadzieję że się nie obudzę|zasługuję na śmierć|powinienem nie żyć
    powinnam nie żyć|gotow* na śmierć|coś sobie zrobię|zrobię sobie coś|boję się że coś sobie|dość mam życia
    rzucić się pod pociąg|pod pociąg|skoczyć pod|z dziesiątego piętra|z mostu|lepsza śmierć|po co mam _ żyć
    po co mi życie|po co ja żyję|stoję na moście|na moście|na dachu|na krawędzi|nie zasługuję na życie
    nie zasługuje na zycie|gdybym umarł*|jak umrę|kiedy umrę|nie mogę tak żyć|życie jest nie do zniesienia
    życie to piekło|moje życie się skończyło|zmarnowałem życie|zmarnowałam życie|jestem bezwartościow*
    jestem nikim|jestem nic niewart*|nie mam nic do stracenia|chcę odejść $|dziś to zrobię|żeby to się skończyło
    niech się skończy|żeby wszystko się skończyło|nic już nie ma sensu|wszystko mi jedno czy żyję`,
  softViolence: `
    {he} _ bije {mum}|{he} _ {beats} {mum}|{he} _ mnie {beats}|{he} mnie obmacuje|obmacuje mnie|mnie obmacuje
    {he} _ mnie uderzył*|{he} mnie uderzył*|mnie spoliczkował*|{he} _ mnie popchnął|{he} _ mnie popycha
    {he} _ mnie opluł|{he} _ szarpie mnie|{he} _ wyrzucił* mnie z|{he} _ ciągnie mnie za włosy|zmusić mnie do
    mnie zmusić do|wydać mnie za mąż|mnie wydać za mąż|wbrew mojej woli|szantażuje mnie|mnie szantażuje
    moje nagie zdjęcia|{he} _ kontroluje wszystko|{he} _ z nożem|{he} _ nożem|{he} _ pistolet|{he} _ mnie dotyka
    {he} mnie dotyka|{he} _ mnie zmusza|{them} mnie uderzył*|{them} mnie pobił*|za gardło|za szyję|ręce na szyi
    {he} mnie bije|{he} _ mnie bije|{he} _ rzuca we mnie|rzuca we mnie|{he} _ złamał mi|złamał mi rękę
    złamał mi nos|podbite oko|siniaki na|cała w siniakach|cały w siniakach|{he} _ wyzywa mnie|{he} _ poniża mnie
    wyzywa mnie i bije|dosypał do drinka|do drinka|wrzucił coś do drinka|odurzył mnie|obudziłam się ranna
    uderzył mnie|uderzyła mnie|mnie uderzył*|bije mnie|mnie bije|przeraża mnie|nie czuję się bezpiecznie w domu
    ukrywam się|chowam się|znajdzie mnie|ktoś mnie krzywdzi|pobili mnie|pobił mnie|zostałam pobita|grozi mi`,
  softDanger: `
    połknęła _ {pills}|połknął _ {pills}|połknęłam _ {pills}|łyknęła _ {pills}|garść {pills}|upadł i nie
    upadła i nie|nie reaguje|zemdlał*|stracił* przytomność|zasłabł* i|drgawki|dusi się|zakrztusił*|sinieje
    sine usta|potrącił* samochód|potrącony przez|wypadek samochodowy przed chwilą|tonie|czuję gaz|ulatnia się gaz
    śmierdzi gazem|czad w|opadł kącik ust|krzywe usta|wstrząs anafilaktyczny|silna reakcja alergiczna
    porażony prądem|spadł ze schodów i|wszędzie krew|krew wszędzie|pełno krwi|dużo krwi|traci krew
    nie przestaje lecieć|nie przestaje krwawić|nie mogę zatamować|napił* się {poison}|wypił* {poison}
    napiło się {poison}|wypiło {poison}|połknęło baterię|ukąsiła żmija|uwięziony w|uwięziona w|nie może oddychać
    ciężko oddycha|trudno mi oddychać|puchną mu usta|puchną usta|puchnie gardło|puchnie mu|chyba umieram
    umieram pomocy|krwawię|krwawi|zaraz zemdleję|dzwoń na policję|wezwij policję|pali się|pożar|strzały|karetk*
    pogotowie|ma udar|ma zawał|dostała udaru|podcięła sobie|podciął sobie|{man} _ próbuje wejść
    {man} _ próbuje się dostać`,
  notMeant: `
    umieram {laugh}|umrzeć {laugh}|umrę {laugh}|mnie zabije jak _ {buys}|mnie zabije jeśli _ {buys}
    zabije mnie jak _ {buys}|żyć nie umierać|żyj i pozwól|dostawa mnie zabije|zabić czas|zabić drozda
    weronika postanawia umrzeć|kto zabił|zostać zabójcą|brat się zabił|bez książek|rozdział mnie|książka mnie
    życie bez|żyć bez {someone}|złapała mnie za gardło`,
  shop: `
    macie|czy jest|książ*|powieść|powieści|powieściach|czyta*|tom|tomy|seri*|paczk*|zamówien*|dostaw*|stron*|konto
    kont*|cen*|isbn|skan*|zeskan*|koszyk*|hasł*|zwrot*|rozdział*|wydan*|newsletter*|egzemplarz*|autor*|ofert*
    płatnoś*|mail*|wysyłk*|okładk*|aplikacj*|histori*|kolekcj*|subskrypcj*|tytuł*|thriller*|kryminał*|czekać
    doczekać|sprzeda*|kupi*|kodu|kod|diun*|urlop*|zdąży|dojdzie|dojść|przyjmiecie|kupicie|poproszę|zakończenie
    film|założy*|aktywacyjn*|loguj*|wiedźmin*|tom*|kwot*|kart*`,
  story: '{fiction} {whose}|{fiction} _ {whose}|{fiction} _ mówi|{fiction} o',
};
