import type { ConversationWords } from '../senses';

/** Polish words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'napisz wiersz|napisz wierszyk|napisz mi|ułóż wiersz|wierszyk o|wiersz o|opowiedz dowcip|opowiedz żart|' +
    'opowiedz kawał|dowcip|kawał|jaka pogoda|jaka będzie pogoda|pogoda|pogodę|prognoza pogody|' +
    'czy będzie padać|będzie padało|przetłumacz*|która godzina|kto wygrał|kto wygra|wynik meczu|mecz|meczu|' +
    'liga mistrzów|ekstraklas*|mundial*|lewandowsk*|wybory|wyborach|na kogo głosować|premier*|prezydent*|' +
    'kurs akcji|kurs euro|bitcoin|horoskop*|numery lotto|lotto|przepis na|podaj przepis|daj przepis|' +
    'jak ugotować|jak upiec|jak zrobić pierogi|zadanie domowe|zadania domowego|praca domowa|pracę domową|' +
    'rozwiąż|równanie|pierwiastek z|stolica|stolicą|napisz program|napisz kod|zarezerwuj|bilet na pociąg|' +
    'zamów pizzę|boli mnie|kochasz mnie|wyjdź za mnie|sens życia|zaśpiewaj|tekst piosenki|' +
    'wiadomości z dzisiaj' +
    '|wifi|wi fi|zarezerwować stolik|zarezerwuj stolik|stolik dla|stolik na dwie|włącz muzykę' +
    '|puść muzykę|puść piosenkę|włącz piosenkę|zagraj|policz mi|oblicz|pomnóż|podziel przez' +
    '|masz dziewczynę|masz chłopaka|jesteś singlem|jesteś singielką|jesteś wolna|jesteś wolny' +
    '|jesteś zamężna|jesteś żonaty|umów się ze mną|napisz wypracowanie|napisz referat' +
    '|napisz rozprawkę|odrób zadanie|zrób zadanie|zamów taksówkę|wezwij taksówkę|nastaw budzik' +
    '|ustaw minutnik|kto strzelił',
  'all-read':
    'już czytał*|już przeczyta*|przeczytał* wszystk*|czytał* wszystk*|wszystko czytał*|wszystko mam|' +
    'wszystkie mam|mam wszystk*|znam wszystk*|oprócz|poza|byle nie|ale nie|tylko nie|inny autor|' +
    'innego autora|inna autorka|innej autorki|kogoś innego|inni autorzy',
  'same-author':
    'tego samego autora|tej samej autorki|ten sam autor|ta sama autorka|tego autora|tej autorki|tego pisarza|' +
    'tej pisarki|jego autorstwa|jej autorstwa|tego samego pisarza|tej samej pisarki|jego inne|jego innych|' +
    'jej inne|inne jego|inne jej|innego jego|innego jej|coś jego|coś jej|napisał jeszcze|napisała jeszcze|' +
    'jeszcze napisał|jeszcze napisała|od niego|od niej' +
    '|napisał|napisała',
  'next-volume':
    'następny tom|następnego tomu|kolejny tom|kolejnego tomu|następna część|następną część|następnej części|' +
    'kolejna część|kolejną część|kolejnej części|dalszy ciąg|ciąg dalszy|kontynuacj*|sequel|tom 2|tom drugi|' +
    'tomu 2|drugi tom|drugiego tomu|druga część|drugą część|część 2|część druga|tom 3|trzeci tom|' +
    'trzecia część|trzecią część|następna książka z serii|kolejna z serii|kolejna książka z|reszta serii|' +
    'co dalej' +
    '|następny proszę|następną proszę|poproszę następn*|poproszę kolejn*|a następny|a następna' +
    '|a kolejny|a kolejna|i następny|i kolejny|daj następn*|daj kolejn*|ten następny|tę następną',
  shorter:
    'krótsz*|najkrótsz*|najcieńsz*|nie tak długi*|nie tak dług*|nie za dług*|mniej stron|cieńsz*|' +
    'nie tak grub*|nie za grub*|coś krótkiego|krótką|krótkie|mniej grub*|zbyt dług*|za długa|za długie|' +
    'za gruba|za grube|szybko się czyta|niezbyt grub*|niezbyt dług*',
  cheapest: 'najtańsz*|najmniej kosztuje|najniższa cena|najniższej cenie',
  pages: 'stron*|str',
  arrived:
    'przyszła|przyszedł|przyszło|przyszły|dotarła|dotarł|dotarło|dotarły|doszła|doszedł|doszło|doszły|' +
    'dostałem|dostałam|otrzymałem|otrzymałam|otrzyman*|dostarczon*|kupiłem|kupiłam|kupiona|kupioną|kupionej|' +
    'zamówiona|przysłaliście|wysłaliście mi|rozpakował*|otworzyłem|otworzyłam|odebrałem|odebrałam|zakupion*',
  'you-are': 'jesteś|czy to|rozmawiam|piszę z|gadam z|jest tam|jest tu|siedzi tam|czy pan|czy pani|odpowiada mi',
};
