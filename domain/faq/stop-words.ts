import { foldLetters } from '../catalogue/words';
import type { Language } from '../language';

/**
 * Words that occur in any question, by language; index and query leave them out. Japanese has none: `terms.ts` weights
 * its pairs of characters instead. Remove a word that a topic of the shop needs ("return"), and add one that leads to
 * wrong hits; `faq.test.ts` measures how many questions are found.
 */
const lists: Readonly<Record<Language, string>> = {
  en: `a about again all already also always am an and any anyone anything are aren as at be because been before
    being both but by can cannot could d did didn do does doesn doing don done even ever for from get gets getting
    give given go goes going gonna got had has have haven having he hello help her here hey hi his how i if in
    into is isn it its just know let like ll m many may maybe me might mine more most much must my need no not now
    of off ok on once one only or other our out over please possible put re really s say says shall she should so
    some somebody someone something still such t take tell than thank thanks that the their them then there these
    they thing things this those to too up us use ve very wanna want was wasn way we well were what when where
    whether which while who whom why will with won work works would you your yours`,
  de: `aber alle allen alles als also am an andere anderen auch auf aus bei beim bekomme bekommen bin bis bitte da
    dabei damit dann das dass dein deine dem den denn der des dessen die dies diese diesem diesen dieser dieses
    doch dort du durch eigentlich ein eine einem einen einer eines er es etwas euch euer eure fur gar geben gegen
    geht genau gerade gern gerne gibt gut habe haben habt hallo hat hatte hatten hier hin ich ihm ihn ihnen ihr
    ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem
    keinen konnen konnt konnte konnten lassen machen mal man mehr mein meine meinem meinen meiner mich mir mit
    mochte moglich muss mussen nach nehmen nicht nichts noch nun nur ob oder ohne passiert schon sehr sei seid
    sein seine seit sich sie sind so soll sollte sonst tun uber um und uns unser unsere unter vom von vor wann war
    warum was wegen weil welche welchem welchen welcher welches wenn wer werde werden wie wieso will wir wird wo
    wofur woher wohin wollen wurde wurden zu zum zur zwei`,
  fr: `a ai alors apres as au aucun aussi autre aux avant avec avez avoir avons bien bonjour c ca car ce ceci cela
    celle celui ces cet cette ceux chez comme comment d dans de deja depuis des doit dois donc du elle elles en
    encore entre es est et etait etes etre eu faire fais fait faites faut fois ici il ils j je jour l la le les
    leur leurs lors lui m ma mais me meme merci mes met mettre moi moins mon n ne ni nos notre nous on ont ou par
    parce pas pendant peu peut peuvent peux plus pour pourquoi pouvez prendre puis puisje qu quand que quel quelle
    quelles quelqu quels qui quoi s sa sans se sera ses si sil soit son sont sous suis sur t ta te tes toi ton
    tous tout toute toutes tres tu un une va vais vers veux voici voila vont vos votre voudrais vous y`,
  es: `a al algo alguien algun alguna ahora alli ante antes aqui asi aun aunque bien cada como con cual cuales cuando
    cuanto de debo del desde donde dos e el ella ellas ellos en entre era es esa esas ese eso esos esta estaba
    estan estar estas este esto estos estoy fue gracias ha haber hace hacer hacia han hasta hay he hemos hola la
    las le les lo los mas me mi mis mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro para pasa
    pero poder podria por porque puede pueden puedo pues que quien quiero se sea ser si sin sobre solo son soy su
    sus tal tambien tan tanto te teneis tener tengo ti tiene tienen toda todas todo todos tu tus u un una unas uno
    unos usted va vais van vosotros voy vuestra vuestras vuestro vuestros y ya yo`,
  it: `a ad adesso ai al alla alle allo anche ancora avere avete bene c che chi ci ciao cio come con cosa cose cui d
    da dagli dai dal dalla dalle dei del dell della delle dello deve devo di dopo dove due e ed era esiste essere
    fa faccio fai far fare fate fatto fra gia gli grazie ha hai hanno ho i il in io l la le lei li lo loro lui ma
    me meno mi mia mie miei mio molto ne nel nella nelle nello nessuno niente no noi non nostra nostro o ogni
    oppure ora per perche piu po posso possono potete puo qual quale quali qualcosa qualcuno quando quanto quella
    quelle quelli quello questa queste questi questo qui sara se sei senza si sia siamo siete solo sono sta stato
    su sua sue sui sul sulla suo suoi ti tra troppo tu tua tue tuo tuoi tutte tutti tutto un una uno va vai viene
    voglio voi vorrei vostra vostre vostri vostro`,
  nl: `aan al alle alleen alles als altijd andere ben bent bij daar dan dat de deze die dit doe doen door dus echt
    een eens en er even ga gaan gaat geef geen geven goed graag haar had heb hebben heeft hem hen het hier hij hoe
    hoi hun iemand iets ik in is ja je jij jou jouw jullie kan kon kunnen kunt laat maar maken me meer men met
    mezelf mij mijn misschien moet moeten mogelijk naar nee niet niets nog nu of om omdat ons onze ook op over per
    s t te toch toe tot u uit uw van vanaf veel voor waar waarom wanneer want waren was wat we weer wel welk welke
    werd wie wij wil willen worden wordt zal ze zelf zich zij zijn zo zonder zou`,
  pl: `a aby ale albo az bardzo bez bo by byc byl byla bylo byly chce chcialbym chcialabym ci cie co cos cos czego
    czemu czy czyli dla dlaczego do dobry dzien gdy gdzie go i ich ile im inne innych ja jak jaka jaki jakie
    jakich jako je jego jej jest jestem jesli jeszcze juz kazdy kiedy kim kto ktora ktore ktorych ktory lub ma mam
    maja mi mial mnie moge moga mogl moglbym moj moja moje moich mojej moze mozna mozecie mu musi musze my na nad
    nam nas nasz nasza nasze nawet nia nic nich nie nim niz no o od on ona one oni oraz pan pani po pod poniewaz
    prosze przed przez przy robic sa sie sobie soba swoj swoja swoje ta tak taka taki takie tam te tego tej ten
    tez to tu tych tylko tym u w wam was we wedlug wiec wszystko wy z za ze zeby zrobic`,
  pt: `a ao aos as ate alguem algum alguma com como da das de dela dele depois do dos e ela elas ele eles em entre
    era essa essas esse esses esta estao estar estas este estes estou eu faco fazem fazer faz foi fora ha isso
    isto ja lhe lhes mais mas me mesmo meu meus minha minhas muito na nao nas nem nenhum no nos nossa nosso num
    numa o obrigado obrigada ola onde os ou outra outro para pela pelo pode podem poder posso por porque porquê
    pois qual quais quando quanto que quem quero se sem ser sera seu seus sao so sobre sua suas tambem tao te tem
    tenho ter teu toda todas todo todos tu tudo um uma umas uns vai vao voces vos vossa vossas vosso vossos vou`,
  ja: '',
  ar: `أن إن أنا أنت أنتم أو أي أين إذا إلا إلى أيضا ان انا او اي اين اذا الا الى التي الذي الذين اللي اما ايش بعد
    بعض بل بين تم تكون ثم جدا حتى حين حيث شو شيء عن عند عندما عندي عندكم على عليه عليها علي غير في فيه فيها قبل قد
    كان كانت كل كم كما كيف لا لدي لديكم لديه لكن لكم له لها لي ليس لم لماذا لن ليش لو ما ماذا متى مثل مع ممكن من
    منذ منه منها منكم نعم هذا هذه هل هم هنا هناك هو هي و وين وهو وهي يا يجب يمكن يمكنني يكون السلام عليكم شكرا`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** Returns the stop words of a language, folded as by `domain/catalogue/words.ts`. */
export function stopWords(language: Language): ReadonlySet<string> {
  const kept = sets.get(language);
  if (kept) return kept;
  const made = new Set(foldLetters(lists[language]).split(/\s+/).filter(Boolean));
  sets.set(language, made);
  return made;
}
