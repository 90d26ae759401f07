import type { DistressWords } from '../distress-words';

/** French words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const fr: DistressWords = {
  sets: {
    someone: 'mes livres|pratchett|livres|lecture|toi mon livre',
    tellKill: `
      se foutre en lair|se tuer|se suicider|se pendre|suicide|den finir|mourir|va se tuer|sen aller pour toujours
      se faire sauter|se jeter`,
    mum: 'maman|ma mère|mes enfants|les enfants|ma sœur|mon frère|nous',
    notHere: `
      jexistais pas|je nexistais pas|jétais pas là|je nétais pas là|jétais {dead}|je nétais plus|jétais plus là
      je disparaissais|je mourais|je nétais pas née|jétais jamais né*`,
    easier: 'plus simple|plus facile|mieux|plus heureux|plus tranquille*',
    live: 'de vivre|à la vie|pour vivre|de continuer à vivre|de rester en vie',
    no: 'plus|pas|aucune|sans|perdu|perdu toute|plus aucune',
    iWant: `
      je veux|jveux|je voudrais|jvoudrais|jai envie de|jai juste envie de|je vais|jvais|jai failli|je souhaite
      jaimerais|je pense à|jai décidé de|je compte|je suis prêt à|je suis prête à|envie de|je voulais
      javais envie de`,
    kill: `
      me tuer|me suicider|me pendre|me foutre en lair|me flinguer|me noyer|mempoisonner|me buter|me supprimer
      me zigouiller`,
    killHer: `
      se tuer|se suicider|se pendre|se foutre en lair|se faire du mal|mettre fin à ses jours|sôter la vie|en finir`,
    notLive: 'plus vivre|plus être là|plus exister|plus être en vie|pas vivre|plus me réveiller',
    dead: 'mort|morte|mourir|plus là|crever|jamais né|jamais née|pas né|pas née',
    close: 'mon|ma|un ami|une amie|un copain à moi|une copine à moi|quelquun que je connais|un proche|notre',
    them: `
      mari|copain|compagnon|conjoint|mec|père|papa|mère|maman|beau père|beaupère|beau-père|frère|oncle|ex|fils
      patron|fiancé|femme|copine|compagne|famille|grand père|cousin|prof|voisin|ex mari|ex copain|petit ami|chéri
      homme|belle mère|bellemère|belle famille|grand mère|tante|fille|sœur|soeur|collègue|propriétaire|ex femme
      beaufrère|beau frère|coloc`,
    he: `
      mon {them}|ma {them}|mes parents|il|elle|ils|quelquun|un homme|un mec|on|papa|maman|mon père|ma mère
      ma belle mère|mon beau père`,
    beats: `
      frappe|frappé*|bat|battu*|cogne|cogné*|tape|tapé*|viole|violé*|étrangle|étranglé*|maltraite|maltraité*
      agresse|agressé*|harcèle|harcelé*|menace|menacé*|séquestre|séquestré*|tabasse|tabassé*|gifle|giflé*
      insulte et|enferme|enfermé*|blesse|poignardé*|suit partout|attrapé*|attrape|griffe|griffé*|mord|mordu*
      pousse|poussé*|secoue|secoué*|bouscule|bousculé*|insulte|étouffe|étouffé*|crache|tire les cheveux|lance des
      jette des|tire par`,
    suffered: `
      violé*|battu*|frappé*|agressé*|maltraité*|étranglé*|harcelé* par|séquestré*|abusé*|menacé*|poignardé*
      mariée de force`,
    pills: `
      médicament*|médoc*|cachet*|comprimé*|somnifère*|pilule*|doliprane*|paracétamol|antidépresseur*|anxiolytique*
      xanax|plaquette*`,
    many: `
      trop de|toute la boîte de|tous les|tous mes|plein de|une boîte de|la boîte de|beaucoup trop de
      toute la plaquette de`,
    poison: `
      javel|poison|pile|acide|détergent|produit ménager|déboucheur|lessive|antigel|produit toxique
      produit vaisselle|liquide vaisselle|white spirit|essence|ammoniaque|produit de nettoyage|produit wc
      anticalcaire|soude`,
    drank: 'avalé|bu|mangé|ingéré|boit|avale',
    man: 'homme|mec|quelquun|type|gars|inconnu|voleur|ils|il',
    home: 'chez moi|dans ma maison|dans mon appartement|dans mon appart|chez nous',
    laugh: 'rire|denvie|dennui|de honte|de faim|de fatigue|de froid|de curiosité|de peur|impatience|dimpatience',
    fiction: 'livre|livres|roman|romans|polar|thriller|histoire|film|témoignage|récit|bd|policier',
    whose: `
      où|dans lequel|dans laquelle|dont|qui raconte|avec une|avec un|sur une femme|sur un homme|sur une fille`,
    force: `
      coucher|me marier|travailler|me prostituer|avoir des rapports|mendier|me vendre|la force|le courage|lenvie
      envie|force|raison|énergie|goût|de force|de raison|denvie`,
    buys: `
      jachète*|jen achète*|je commande*|je dépense*|je ramène*|joublie*|achète*|commande*|dépense*|ramène*|oublie*
      prends encore`,
    night: 'la nuit|le soir|au lit|quand|sous|entre|sexuellement|dans mon lit',
  },
  life: `
    {iWant} {kill}|me suicider|me pendre|me foutre en lair|me flinguer|je me tue ce soir|je me tue|je me suicide
    jme suicide|suicide moi|{iWant} mourir|{iWant} juste mourir|{iWant} crever|{iWant} vraiment mourir
    envie de crever|jvx mourir|je veux être mort|je veux être morte|veux {notLive}|ne veux {notLive}
    voudrais {notLive}|{iWant} ne {notLive}|veux plus de cette vie|envie {notLive}|plus envie de vivre
    pas envie de vivre|je voudrais être {dead}|jaimerais être {dead}|jaimerais mieux être {dead}
    je préfère* être {dead}|préfère mourir|préférerais mourir|si seulement jétais mort*|être mort ce serait
    jaurais préféré ne pas naître|jaurais dû ne jamais naître|je pense _ au suicide|pense au suicide
    penser au suicide|pensées suicidaires|idées suicidaires|envies suicidaires|je suis suicidaire|idées noires
    jen finis avec la vie|en finir avec la vie|en finir avec ma vie|en finir ce soir|en finir pour de bon
    jveux en finir $|je veux en finir $|mettre fin à mes jours|mettre fin à ma vie|mettre un terme à ma vie
    môter la vie|me donner la mort|me faire sauter|la vie na plus de sens|ma vie na plus de sens
    la vie na pas de sens|plus de raison de vivre|pas de raison de vivre|aucune raison de vivre
    raison de rester en vie|la vie ne vaut|plus goût à la vie|plus le goût de vivre|plus la force de vivre
    à quoi bon vivre|fatigué* de vivre|marre de vivre|marre de la vie|ras le bol de vivre|lassé* de vivre
    jen ai assez de vivre|marre dêtre en vie|mieux sans moi|mieux si jétais {dead}|mieux si je nétais
    je manquerai* à personne|je ne manquerai* à personne|personne me regrettera|personne ne me regrettera
    personne ne remarquera* mon absence|lettre dadieu|lettres dadieu|lettre de suicide|disparaître pour toujours
    disparaître à jamais|mendormir pour toujours|plus jamais me réveiller|ne jamais me réveiller|je me scarifie
    jme scarifie|me scarifier|je me coupe _ bras|je me coupe encore|je me mutile|me mutiler|me faire du mal $
    {iWant} me faire du mal|je me fais du mal|mourir sans souffrir|mourir sans douleur|se tuer sans souffrir
    se suicider sans|comment mourir|comment me tuer|comment se tuer|comment se suicider|façon de mourir
    moyen de mourir|mort sans douleur|mourir rapidement|méthode* pour mourir|combien de {pills} _ {dead}
    quel* {pills} pour {dead}|me jeter sous|me jeter du|sauter du pont|mouvrir les veines
    façon la moins douloureuse|manière la moins douloureuse|moyen le moins douloureux|moins douloureuse de mourir
    moins douloureux pour mourir|manière de mourir|veux mourir|ça fait mal de mourir`,
  closeLife: `
    {close} _ veut {killHer}|{close} _ va {killHer}|{close} _ {killHer}|{close} _ veut mourir
    {close} _ ne veut plus vivre|{close} _ veut plus vivre|{close} _ ne veut {notLive}
    {close} _ tentative de suicide|{close} _ est suicidaire|{close} _ parle de suicide|{close} _ parle de mourir
    {close} _ idées suicidaires|{close} _ pense au suicide|{close} _ se scarifie|elle veut se tuer|il veut se tuer
    elle veut se suicider|il veut se suicider|{close} _ {tellKill}|{close} _ parle _ de {killHer}
    {close} _ parle _ de se|{close} _ dit _ {killHer}|{close} _ menace de {killHer}
    {close} _ arrête pas de dire _ {killHer}|{close} _ lettre dadieu|{close} _ se coupe|{close} _ se mutile
    {close} _ voudrait être mort*|{close} _ veut en finir`,
  violence: `
    {he} me {beats}|{he} _ ma {beats}|{he} ma {beats}|{he} _ me {beats}|{he} nous {beats}|{he} _ mont {beats}
    {he} frappe mes enfants|{he} bat mes enfants|{he} _ me tuer|{he} _ nous tuer|{he} _ va me buter
    {he} me fait du mal|{he} _ me fait du mal|{he} ma fait du mal|{he} me fait mal et|{he} me touche {night}
    {he} _ me touche {night}|{he} _ ma touché* {night}|attouchements|{he} me suit|{he} _ me harcèle
    {he} me fait peur|jai été {suffered}|jai ete {suffered}|je me suis fait {suffered}|je me suis faite {suffered}
    je suis {suffered} par|je me fais {suffered}|jsuis {suffered}|me fais frapper|me fais battre|me fais violer
    fait violer|fait agresser|faite agresser|je subis des violences|je subis des viols|je subis des coups
    je suis victime|victime de violence*|jai peur de mon {them}|jai peur de lui $|peur de rentrer|peur pour ma vie
    peur quil me tue|jai peur de ma {them}|pris mon passeport|pris mes papiers|confisqué mon passeport
    confisqué mes papiers|garde mon passeport|{he} mobligent à|{he} moblige à|forcée à me marier|mariage forcé* et
    me marier de force|me forcent à|me force à {force}|me prostituer|menferme|empêche de sortir|mempêche de partir
    sous la menace dun|avec un couteau|{he} _ de me frapper|{he} _ de me battre|{he} _ de me taper
    {he} _ me frapper|{he} _ me taper`,
  danger: `
    {many} {pills}|pris une surdose|fait une overdose|faire une overdose|en overdose|overdose aid*|surdose de
    respire plus|ne respire pas|respire pas|arrive plus à respirer|arrive pas à respirer|plus respirer
    est inconscient*|se réveille pas|se réveille plus|a perdu connaissance|perdu connaissance|fait un malaise
    fait une crise cardiaque|fais une crise cardiaque|fais un infarctus|fait un infarctus|fais un avc|fait un avc
    mal à la poitrine|douleur à la poitrine|douleurs à la poitrine|saigne beaucoup|arrête pas de saigner
    hémorragie et|perd beaucoup de sang|perds beaucoup de sang|ma maison brûle|mon appartement brûle|le feu {home}
    feu dans ma|il y a le feu|{man} _ entrer {home}|{man} _ dentrer {home}|{man} _ entre {home}
    {man} _ entré {home}|{man} _ force ma porte|{man} derrière ma porte|{man} me suit|on me suit|je suis suivie
    suis en danger|sommes en danger|est en danger de mort|en danger de mort|appelez une ambulance|appelez le samu
    appelez la police|appelez les secours|appelez les pompiers|besoin dune ambulance|besoin de la police
    {drank} de la {poison}|{drank} du {poison}|{drank} de l{poison}|{drank} une {poison}|{drank} _ {poison}
    faire du mal à mon bébé|faire du mal à mon enfant`,
  softLife: `
    jen peux plus|je nen peux plus|jen peu plus|je peux plus continuer|jarrive plus à vivre|je me déteste
    je me hais|je veux disparaître|je déteste ma vie|je craque|je tiens plus|je suis au bout|plus aucun espoir
    plus despoir|à quoi bon|je suis un poids|je suis une charge|que ça sarrête|que tout sarrête
    personne men voudrait|aidez moi jai peur|jai peur aidez moi|aucune issue|je suis perdu aidez
    {no} {force} {live}|{no} _ {force} {live}|{easier} _ si {notHere}|{easier} sans moi|mendormir et jamais
    mendormir et ne plus|mendormir et ne jamais|plus jamais me réveiller|ne plus me réveiller|vais me pendre
    veux me pendre|me jeter sous|me jeter par|me jeter dans|jai une corde|acheté une corde|plus être de ce monde
    quitter ce monde|quitter la vie|que ma vie sarrête|que ma vie finisse|sauter par la fenêtre|sauter du
    marrêter de vivre|arrêter de vivre|je me taillade|je me fais des entailles|je me brûle exprès|jveux mourir
    veux crever|veux mourir|mon dernier jour|ma dernière nuit|ma dernière soirée|suicidaire|chui suicidaire
    plus envie dêtre|pas envie dêtre en vie|partir pour toujours|partir à jamais|la vie est trop dure je
    la vie cest trop dur|trop dur de vivre|trop mal pour vivre|vivre me fait mal|vivre fait trop mal
    ça fait trop mal de vivre|jespère mourir|jespère ne pas me réveiller|je mérite de mourir|je devrais être mort*
    prêt* à mourir|me faire quelque chose ce|peur de me faire|faire une bêtise ce soir|je vais faire une bêtise
    jai peur de faire une bêtise|plus être là|plus être ici|plus de ce monde|assez de la vie|me laisser mourir
    finir mes jours|quitter cette vie|pourquoi _ continuer à vivre|pourquoi vivre|à quoi bon continuer
    à quoi sert de vivre|sur le pont|sur le toit|au bord du pont|je ne mérite pas de vivre|mérite pas de vivre
    si je mourais|si je meurs|quand je serai mort*|je ne peux plus vivre|peux plus vivre comme ça
    vie est insupportable|la vie est un enfer|ma vie est finie|ma vie est foutue|je suis vide|je ne vaux rien
    je vaux rien|je suis nul* je|plus rien à perdre|faites que ça sarrête|je veux partir $|jai tout raté
    plus envie de rien|tout sarrête|que ça finisse|men fous de vivre|peu importe si je meurs|plus rien na de sens
    rien na de sens`,
  softViolence: `
    {he} _ frappe {mum}|{he} _ bat {mum}|{he} _ tape {mum}|{he} _ cogne {mum}|{he} _ me {beats}|{he} _ me tripote*
    {he} _ me pelote|{he} _ me touche|{he} _ ma touché*|{he} ma giflé*|{he} _ me pousse|{he} _ me crache
    {he} _ mattrape|{he} _ me tire les cheveux|{he} _ menferme|{he} _ me marier|me marier de force
    veulent me marier|veut me marier|mariée de force|contre ma volonté|contre mon gré|{he} _ me fait chanter
    photos de moi nue|{he} _ contrôle tout|{he} _ un couteau|{he} _ une arme|{he} _ mise dehors
    {he} _ lancé _ dessus|{he} _ mobligé|{he} _ moblige|{he} _ ma forcé*|{he} _ et frappe {mum}
    {he} _ et me {beats}|{he} _ et nous {beats}|{he} _ et bat {mum}|{he} _ et tape {mum}|à la gorge|par la gorge
    par le cou|mains autour du cou|{he} _ me lance|{he} _ me jette|{he} _ mattrapé*|{he} _ ma attrapé*
    {he} ma attrapé*|{he} ma cassé|ma cassé le|ma cassé la|{he} _ un œil au beurre|des bleus partout
    couverte de bleus|couvert de bleus|mattrapé* à|matrappé*|mattrapée|{he} mattrape|dans mon verre
    quelque chose dans mon verre|drogué*|me suis réveillé* blessé*|{he} ma {beats}|il ma tapé*|ma tapée|ma tapé
    ma frappé*|me fait peur|pas en sécurité chez|je me cache|cachée dans|caché dans|il va me retrouver
    quelquun me fait du mal|on ma tabassé*|on ma frappé*|je me suis fait taper|me frappe|me cogne|me bat
    me tape dessus`,
  softDanger: `
    {drank} _ {pills}|avalé plein de {pills}|sest effondré*|sest écroulé*|répond plus|ne répond plus|réagit plus
    ne réagit plus|est tombé* et|perd connaissance|évanoui*|convulsion*|fait une crise d|sétouffe
    en train de sétouffer|devient bleu*|lèvres bleues|renversé* par une voiture|accident de voiture à linstant
    se noie|odeur de gaz|sent le gaz|bouche qui tombe|choc allergique|réaction allergique grave
    choc anaphylactique|du sang partout|plein de sang|sarrête pas de saigner|arrête pas de saigner|perd du sang
    beaucoup de sang|bu du {poison}|bu de l{poison}|bu du produit|avalé du produit|avalé une pile|électrocuté*
    mordu* par un serpent|coincé* dans|perdu beaucoup de sang|arrive pas à respirer|arrive plus à respirer
    lèvres gonflent|gorge gonfle|gorge se serre et|je vais mévanouir|je crois que je meurs
    je suis en train de mourir|je saigne|il saigne|elle saigne|appelez quelquun|la police vite|au feu
    il y a le feu|coups de feu|ya le feu|fait un avc|un avc|une crise cardiaque|un infarctus|souvert les veines
    {man} _ essaie dentrer|{man} _ essaye dentrer`,
  notMeant: `
    meurs {laugh}|mourir {laugh}|mort de {laugh}|morte de {laugh}|meurs d{laugh}|mourir de {laugh}|morts de rire
    à mourir de rire|mourir sur scène|me prendre|veronika décide de mourir|me tuer si _ {buys}|me tue si _ {buys}
    me tue ce prix|tuer le temps|cette livraison me tue|pas envie de mourir bête|ce livre me tue|me frappe par
    ma frappé par|ce chapitre ma|ce roman ma|ce livre ma|vivre vite|à en mourir|vivre sans {someone}`,
  shop: `
    vous avez|avez vous|livre*|roman*|lire|lecture|tome*|série|colis|commande*|livraison*|site|compte|prix|isbn
    scan*|panier|mot de passe|rembourse*|page*|chapitre*|édition*|newsletter|exemplaire*|auteur*|offre*|paiement
    mail|frais de port|couverture|appli|histoire|collection|abonnement|titre*|polar*|thriller*|dune|profil
    vacances|à temps|arrive*|troc|film|fin|annule*|attendre|vendre|acheter|poche`,
  story: '{fiction} {whose}|{fiction} _ {whose}|{fiction} _ dit',
};
