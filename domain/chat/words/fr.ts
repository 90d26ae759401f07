import type { Words } from './senses';

/** French words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const fr: Words = {
  senses: {
    greet: 'bonjour|bonsoir|salut|coucou|hello|bjr|re bonjour|hey',
    thanks: "merci*|merci beaucoup|merci bien|mille mercis|parfait|c'est gentil|super merci|mci|nickel",
    bye: 'au revoir|à bientôt|à plus|bonne journée|bonne soirée|bonne nuit|adieu|ciao|à la prochaine|bye',
    identity:
      "qui es tu|qui êtes vous|tu es qui|vous êtes qui|c'est qui|es tu un|êtes vous un|tu es un|" +
      'vous êtes un|que sais tu faire|que savez vous faire|que peux tu faire|que pouvez vous faire|' +
      "à quoi tu sers|à quoi servez vous|comment tu t'appelles|comment vous appelez|je parle à qui|" +
      "à qui je parle|à qui ai je|un robot ou|suis je en train de parler|qu'est ce que tu sais|" +
      "qu'est ce que tu peux|qu'est ce que vous pouvez|présente toi",
    abuse:
      'idiot*|imbécile*|con|connard*|conne|débile*|stupide*|merde*|nul|nulle|nuls|putain*|enculé*|salaud*|' +
      'salope*|arnaque*|arnaqueur*|escroc*|escroquerie|voleur*|ta gueule|crétin*|abruti*|bouffon*|minable*|' +
      'incapable*|inutile*|ferme la|va te faire|fait chier|chier|foutre|foutez|fous toi|daube|pourri*|' +
      'à la con|bon à rien|tocard*|ordure*|bâtard*',
    human:
      "humain*|vraie personne|une personne|quelqu'un de réel|conseiller*|conseillère|employé*|un agent|" +
      "opérateur|parler à quelqu'un|parler avec quelqu'un|un être humain|membre de l'équipe|responsable|" +
      "interlocuteur|vrai conseiller|personne réelle|joindre quelqu'un|quelqu'un de votre équipe|" +
      "vrai humain|service client humain|collègue*|chair et os|de vos collègues|quelqu'un de chez|" +
      'passez moi',
    yes: "oui|ouais|ok|d'accord|bien sûr|volontiers|allez y|vas y|ça marche|avec plaisir|parfait oui|entendu|okay",
    no: 'non|non merci|pas maintenant|laisse tomber|laissez tomber|tant pis|pas la peine',
    more: "plus de|d'autres|encore|autre chose|autres|montre m'en|encore d'autres|en voir plus",
    that: 'celui ci|celui là|celle ci|celle là|ça|cela|le|la|les|ce livre|celui|lui',
    first: 'premier|première|le premier|la première|1er|numéro un|numéro 1',
    second: 'deuxième|second|seconde|le deuxième|2e|2ème|numéro deux',
    third: 'troisième|le troisième|3e|3ème',
    last: 'dernier|dernière|le dernier',
    mine:
      "mon|ma|mes|notre|nos|j'ai commandé|que j'ai commandé|j'ai envoyé|j'ai acheté|j'attends|j'ai posté|" +
      "j'ai expédié|j'ai vendu|ma commande",
    want:
      "je cherche|cherche|recherche|je recherche|je voudrais lire|j'aimerais lire|envie de lire|envie d'un|" +
      'envie de|conseill*|recommand*|propos*|suggér*|suggestion*|trouve moi|trouvez moi|montre moi|' +
      "montrez moi|une idée de|idée lecture|que lire|quoi lire|quelque chose à lire|je voudrais|j'aimerais|" +
      'je veux lire|il me faut|il me faudrait|quels livres de',
    have:
      'avez vous|vous avez|as tu|tu as|est ce que vous avez|y a t il|il y a|vendez vous|vous vendez|' +
      "en stock|disponible*|dispo|auriez vous|vous auriez|t'as|trouve t on|peut on trouver|proposez vous",
    'pay-for':
      'combien payez vous|vous payez combien|combien vous payez|combien donnez vous|combien vous donnez|' +
      'vous me donnez combien|vous donnez combien|combien pour mon|combien pour ma|combien pour mes|' +
      "combien pour|combien vaut|que vaut|vaut|vaudrait|combien je peux tirer|combien j'aurais pour|" +
      "combien je touche|combien m'offrez vous|combien offrez vous|combien proposez vous|vous rachetez|" +
      "rachetez vous|vous reprenez|reprenez vous|rachat de|vous me reprenez|vous m'en donnez|j'en tire|" +
      "j'en tirerais|combien de me|que me donnez|je voudrais vendre|je veux vendre|j'aimerais vendre|" +
      "combien m'en|combien je peux avoir pour|achetez vous",
    take:
      'au panier|dans mon panier|dans le panier|je prends|prends|je le prends|je la prends|prendre|acheter|' +
      "j'achète|commander|je commande|je voudrais|je veux",
    give: 'liste de vente|dans ma pile|à la pile|dans la pile|à ma pile|je donne|donner|vendre|je vends',
    about: 'sur|au sujet de|à propos de|qui parle de|qui se passe',
    under:
      "moins de|à moins de|sous|sous les|max|maximum|au maximum|au plus|jusqu'à|pas plus de|en dessous de|" +
      'inférieur à|inférieur*|budget',
    over: 'plus de|au moins|à partir de|minimum|au dessus de|supérieur*',
    cheap: 'pas cher|pas chers|pas chère|moins cher*|bon marché|abordable*|petit prix|économique*|peu cher',
    newest: 'récent*|récente*|dernières sorties|nouveauté*|nouveautés|plus récent*|vient de sortir|dernières parutions',
    popular: 'populaire*|best seller*|bestseller*|meilleures ventes|plus vendu*|à la mode',
    paperback: 'broché*|couverture souple|souple',
    hardcover: 'relié*|cartonné*|couverture rigide|grand format',
    pocket: 'poche|format poche|en poche|livre de poche',
    'new-copy': 'neuf|exemplaire neuf|état neuf',
    when:
      'quand|combien de temps|en combien de temps|combien de jours|sous combien|à partir de quand|' +
      'quel délai|quels délais|délai*|délais|rapidement|au bout de combien|dure|prend du temps',
    'how-much': 'combien|coûte*|coûtent|coût*|tarif*|prix de|frais|gratuit*|cher|payant*',
    where: 'où|ou est|ou en est|ou sont|ou je|ou trouver|où en est|où est|où trouver',
    why: 'pourquoi|pour quelle raison|comment ça se fait',
    who: 'qui|quelle société',
    'how-many': "combien d'exemplaires|combien de livres|combien de fois|nombre maximum|limite*",
    how: 'comment|comment faire|de quelle manière|comment ça marche|étapes',
    can:
      "puis je|est ce que je peux|peut on|on peut|je peux|ai je le droit|est il possible|c'est possible|" +
      "possible|dois je|faut il|est ce qu'il faut|obligé|pourrais je|peuvent|autorisé",
    sell:
      'vend*|vendre|revendre|revend*|me débarrasser|débarrasser|rachat|rachet*|reprise|céder|' +
      "bouquins à vendre|repren*|donner des livres|d'occasion|occasion",
    buy: 'achet*|achat*|commander|command*',
    offer:
      'offre*|estimation|estim*|valeur|prix de rachat|prix de reprise|combien vous payez|si peu|calcul*|' +
      "combien payez|évalu*|proposition|cotation|cote|fixez|d'où sort|d'où viennent|comment arrivez|basez|" +
      'déterminez|déterminer',
    hold: 'valable*|valide*|validité|tenir|tient|garanti*|reste*|dure une offre|maintenu*|bloqué*|figé*|gardée',
    expired: 'expir*|expiré*|périmé*|dépassé*|passé*|termin*|échue|échu|fini*',
    declined:
      "refus*|rejet*|décliné*|ne voulez pas|vous n'en voulez|ne prenez pas|pas d'offre|zéro euro|0 euro|" +
      "aucune offre|n'acceptez pas|pas accepté*|ne veut pas|ne rachetez pas|pas voulu|pas repris",
    accept:
      'prenez vous|vous prenez|accept*|quels livres|quel genre de livres|quel type de livres|magazine*|' +
      'revue*|manuel* scolaire*|dvd*|cd|partition*|encyclopédie*|sans isbn|vieux livres|livres anciens|bd|' +
      'livres scolaires|sans code barre*',
    book: 'livre*|bouquin*|roman*|titre*|ouvrage*',
    copies: 'plusieurs fois le même|même livre|même titre|doublon*|identique*|en double',
    isbn: 'isbn*|ean|numéro du livre',
    barcode: 'code barre*|code-barre*|codes barres|code à barres|barres|rayures du code|codes au dos',
    scan: 'scan*|flash*|numéris*|biper|taper|saisir|un par un|une par une|entrer les',
    camera: 'caméra*|appareil photo|webcam|écran noir|objectif',
    shelf:
      'étagère*|bibliothèque entière|toute ma bibliothèque|collection|beaucoup de livres|des centaines|' +
      "d'un coup|en une fois|liste|excel|csv|tableau|téléverser|importer|en masse|en lot|plein de livres|" +
      "grosse quantité|tous mes livres|d'un seul coup|des dizaines|cartons de livres|succession|fichier|" +
      'un par un|une par une|hérité|héritage|chaque numéro|laissé des|grand mère',
    offline:
      "hors ligne|sans internet|sans réseau|pas de réseau|sans connexion|sans wifi|pas d'internet|" +
      'pas de wifi|cave|grenier|pas de connexion|capte pas|ça ne capte|coupure|perdu la connexion|offline',
    guest:
      "sans compte|sans inscription|sans m'inscrire|sans s'inscrire|en invité|invité|besoin d'un compte|" +
      'sans créer de compte|faut il un compte|avoir un compte|pas de compte|créer un compte pour|sans créer',
    account: 'compte*|profil|espace client',
    register: 'inscri*|inscription|créé un compte|créer un compte|enregistr*|ouvert un compte',
    'sign-in':
      'connect*|connexion|me connecter|identifi*|login|logger|accéder à mon compte|rentrer dans mon|entrer dans mon',
    password: "mot de passe|mots de passe|mdp|code d'accès",
    mail: 'mail*|e-mail*|email*|courriel*|adresse mail|adresse électronique|boîte',
    confirm: 'confirm*|activ*|valid*|vérif*',
    passkey:
      "passkey*|clé d'accès|clés d'accès|clef d'accès|double authentification|2fa|deux facteurs|empreinte*|" +
      'face id|biométri*|clé de sécurité|second facteur',
    device:
      'appareil*|téléphone volé|volé mon téléphone|téléphone perdu|perdu mon téléphone|ordinateur|partout|' +
      'déconnect*|rester connecté|reste connecté|session*|pirat*|hacké|cybercafé|volé',
    locked:
      "bloqué*|verrouill*|trop de tentatives|trop d'essais|tentative*|essais|attendre avant|trop de fois|" +
      "plusieurs fois|trop d'erreurs|dit d'attendre|patienter|réessayer plus tard",
    delete: 'supprim*|effac*|fermer mon compte|clôtur*|résili*|désinscri*|suppression|fermeture',
    data:
      'données|rgpd|informations sur moi|savez sur moi|stockez|enregistrées|export*|infos sur moi|conservez|' +
      'gardez sur moi|savez vous de moi|savez de moi|avez sur moi',
    cookies:
      'cookie*|pist*|traç*|publicité*|traqu*|pub|analytics|bandeau|bannière|espionn*|suivi publicitaire|' +
      'suivez|espionnez|surveill*',
    library: 'bibliothèque*|tampon*|cachet*|médiathèque*|désherbé*',
    company:
      'entreprise*|société|professionnel*|mineur*|moins de 18|ans|mon âge|mon fils|ma fille|majeur*|' +
      'libraire|revendeur*|bouquiniste|pro|ado|17|16|15',
    minimum:
      "minimum|un seul livre|qu'un livre|un livre seulement|seuil|montant minimum|seulement un|minimal*|" +
      'que deux livres|juste un livre|un unique livre|trop peu|vaut le coup|vaut la peine|que deux|' +
      'seulement deux|que 2|pile plus grosse|assez de livres|ça suffit',
    condition: 'état*|qualité|comme neuf|très bon état|bon état|acceptable|notation',
    damaged:
      'abîm*|surlign*|soulign*|annot*|tach*|déchir*|eau|moisi*|moisissure*|café|corn*|jaun*|page* manquant*|' +
      'pages qui manquent|usé*|écrit dedans|crayon*|griffonn*|pli*|odeur*|fumée|stabilo*|gribouill*|' +
      'décollé*|humidité|marqué*|endommag*|notes dans la marge|tabac|stylo|fluo|arrach*|détaché*|' +
      'page* arrachée*|sale*|se détache*',
    worse:
      "moins bon*|pire|rétrograd*|déclass*|pas d'accord|contest*|réduit|baissé|plus bas|moins que|" +
      'moins bien|inférieur*|révis*|état moindre|désaccord|dégrad*|sévère*|baisse|dévalu*|plus abîmé|' +
      'moins bien noté|toucher moins|mon mot à dire|sous évalu*|trouvez moins|jugez moins|moins bon que',
    choose:
      'choisir|quel état|quel niveau|quelle catégorie|juger|sais pas quel|hésit*|bon état choisir|évaluer|' +
      'comment savoir|déterminer|pas sûr*|quoi mettre|décider|indiquer',
    described:
      'décrit*|description|pas conforme*|non conforme*|reçu abîmé|arrivé abîmé|défaut*|défectueux|réclam*|' +
      'différent de|mauvais livre|mauvaise édition|en mauvais état|pas le bon livre|ne correspond*|' +
      "correspond pas|plaindre|plainte|tombe en morceaux|que j'ai reçu|reçu avec|reçu un|était annoncé|" +
      'annoncé comme|censé être|arrivé avec|indiqué comme|au lieu de',
    parcel: 'colis|paquet*|carton*|envoi|boîte',
    pack:
      'emball*|empaquet*|protéger|papier bulle|poids|trop lourd|lourd|pèse|enveloppe*|kilo*|kg|' +
      'boîte à chaussures|scotch',
    postage:
      "frais de port|frais d'envoi|frais de livraison|port|affranch*|étiquette*|timbre*|livraison gratuite|" +
      "port gratuit|frais d'expédition|coût de l'envoi|imprim*|bordereau|envoi gratuit|port payé|" +
      "payer l'envoi|paie l'envoi|paye l'envoi|prépayé*",
    send: 'envoy*|envoi*|expédi*|post*|déposer|envoie',
    delivery:
      'livrai*|livrer*|livrez|livreur*|livrée*|été livré|est livré|sera livré|sont livrés|seront livrés|' +
      'arriv*|recevoir|reçois|réception|acheminement|chez moi|expédition',
    country:
      'étranger|pays|international*|suisse|belgique|luxembourg|allemagne|france|espagne|italie|pologne|' +
      'portugal|pays bas|japon|usa|états unis|canada|québec|angleterre|royaume uni|maroc|autriche|irlande|' +
      'ue|europe|dom tom|monde entier|outre mer|suède|algérie|tunisie|réunion|vit au|vit en|habite au|' +
      "habite en|vit à l'étranger|déménagé|j'habite",
    lost:
      'pas arrivé*|pas encore arrivé*|toujours pas|jamais arrivé*|perdu*|égaré*|en retard|retard|suivi|' +
      'pas reçu*|rien reçu|jamais reçu|disparu*|où en est|ou en est|où est passé|manque|suivre|encore rien|' +
      "j'attends toujours|attends encore|statut|bloqué quelque part|introuvable|où en sont|ou en sont|" +
      "des nouvelles|qu'en est il|avance|avancent|devait arriver|aurait dû|devrait être là|auraient dû|" +
      "toujours rien|pas vu la couleur|rien vu|quoi de neuf|que devient|qu'est devenu|jamais vu",
    several:
      'plusieurs|deux colis|deux cartons|plusieurs colis|plusieurs cartons|deux paquets|diviser|séparer|' +
      'répartir|en deux|deuxième colis|trois colis|séparément|séparés',
    deadline:
      "avant quand|date limite|jusqu'à quand|délai*|trop tard|au plus tard|combien de temps ai je|" +
      "temps pour|temps j'ai|j'ai combien de temps|dernier jour|échéance|à temps",
    forgot:
      "oublié de mettre|oublié un livre|oublié d'en|mauvais livre dans|mis le mauvais|par erreur|" +
      "manque dans le colis|trompé de|trompé d'|me suis trompé|mélangé*|pas mis dans|manque un livre|" +
      'livre manque|mauvaise édition|inversé|oublié',
    silent:
      'ne réponds pas|répondre pas|pas répondre|pas de réponse|sans réponse|pas répondu|en vacances|' +
      'raté votre mail|pas vu votre|vu le mail|ignorer|ignore*|rate votre|manqué votre|pas vu le|' +
      'réponds pas',
    grading: 'contrôl*|vérification|vérifier|vérifiez|inspect*|examin*|évaluation|traitement|traiter|expertise|évaluez',
    money: 'argent|sous|fric|euros|paiement*|somme|thune|pognon',
    paid:
      "payé|payée|être payé*|me payez|me payer|versement*|virement*|vir*|verse*|versé*|mon argent|l'argent|" +
      "recevoir l'argent|toucher|touche|rémunér*|suis je payé|sera payé|règlement|encaiss*|réglé",
    pay:
      'carte bancaire|carte de crédit|carte bleue|cb|paypal|apple pay|google pay|klarna|moyens de paiement|' +
      'moyen de paiement|mode de paiement|modes de paiement|régler|payer|payer par|paie|visa|mastercard|' +
      'chèque*|virement|plusieurs fois|facture|en espèces|prélèvement',
    bank:
      'banque|bancaire*|iban|rib|compte bancaire|coordonnées bancaires|changé de banque|nouvelle banque|' +
      'nouveau rib',
    change: 'chang*|modif*|mettre à jour|nouvelle|nouveau|autre|remplac*|corriger|actualis*|passer en',
    credit:
      "avoir|crédit*|bon d'achat|bons d'achat|carte cadeau|cartes cadeaux|bonus|crédit boutique|solde|" +
      "cagnotte|en plus si|laisse l'argent|laisser l'argent|prochains livres|prochaine commande|" +
      "plutôt qu'un virement|au lieu d'un virement|à la place d'un virement|au lieu de l'argent|supplément",
    refund:
      'rembours*|récupérer mon argent|rendre mon argent|être remboursé|recrédit*|retrouver mon argent|' +
      'revoir mon argent|sur ma carte',
    tax: 'taxe*|tva|facture*|reçu fiscal|douane*|ticket|justificatif|un reçu',
    discount:
      'réduction*|barré*|remise*|promo*|solde*|rabais|code promo|prix unique|ancien prix|rayé*|deux prix|' +
      'vraie réduction|vraie remise|traits|trait dessus|ligne dessus|tracé dessus',
    price: 'prix|montant|plus cher|tarif*|coûte*',
    return:
      "retour*|retourner|renvoy*|renvoi*|rendre|rétract*|rétractation|changé d'avis|change d'avis|plaît pas|" +
      'échanger|rapporter|ne me convient|revien*|renvoyez|restituer|pas plu',
    cancel: 'annul*|annulation|arrêter ma commande|interrompre',
    swap:
      "troc|troquer|livre contre livre|contre d'autres livres|livres contre livres|en échange|" +
      "en contrepartie|sans rien payer|contre d'autres|échanger contre|sans payer|échanger|" +
      "échange de livres|système d'échange|échanger des livres|un échange",
    trade:
      'commande*|transaction*|échange en cours|ma vente|numéro de commande|suivi de commande|statut de|' +
      'échanges|échange',
    reserved:
      "réserv*|mis de côté|mettre de côté|quelqu'un d'autre|piqu*|dernier exemplaire|rupture|garde pour moi|" +
      'gardés|gardé pour|me le prendre|prendre avant|restent à moi|restent dans mon panier|disparaître',
    wish:
      "souhait*|liste d'envies|envies|prévenir|prévenez|averti*|alerte*|notif*|de nouveau disponible|" +
      'de retour en stock|coin|corné|favori*|marque page|me dire quand|quand il sera|sera disponible|' +
      "rupture|épuisé*|avertissez|revient|de retour|prévenue|prévenu|faites moi signe|me prévenir|m'avertir|" +
      'rentre à nouveau',
    cart: 'panier',
    safe: 'sécuris*|sécurité|en sécurité|chiffr*|fraude|protég*|sûr|sûres|confiance|vol',
    contact:
      'contact*|joindre|téléphone*|appeler|numéro|service client|assistance|support|vous écrire|hotline|' +
      'votre mail|votre email|votre adresse|joignable*|horaires|parler avec vous',
    bot: 'bot|robot*|chatbot|ia|intelligence artificielle|machine|automat*|chat|tchat|assistant*',
    shop:
      'qui êtes vous derrière|derrière dogear|qui se cache|propriétaire|siège|société derrière|' +
      'mentions légales|fiable*|sérieux|à qui appartient|qui gère|entreprise derrière|votre société|' +
      'votre entreprise|dogear|basés|confiance',
    tongue:
      'langue*|devise*|monnaie|en anglais|en euros|traduire|traduction|changer de pays|livres sterling|' +
      'dollars|francs suisses|site en|version anglaise',
    accessible:
      "aveugle*|lecteur d'écran|lecteurs d'écran|clavier|handicap*|mode sombre|contraste*|taille du texte|" +
      'taille de police|police|malvoyant*|accessib*|grossir|plus gros|non voyant*|thème sombre|souris',
    catalogue:
      'catalogue*|introuvable*|pas trouvé|ne trouve pas|inconnu*|connaissez pas|pas répertorié|' +
      'pas référencé|trouvez pas|ne connaît pas',
    begin: 'commence*|début*|à partir de quand|démarre*|compte à partir|départ|part de',
    'bought-here':
      'acheté chez vous|achetés chez vous|acheté ici|achetés ici|revendre un livre acheté|après lecture|' +
      "fini de lire|après l'avoir lu|revendre après|racheter un livre acheté|acheté sur|acheté chez dogear|" +
      'une fois lu|achetée chez',
    fail:
      'marche pas|fonctionne pas|ne passe pas|erreur|problème*|bug*|échou*|échec|impossible|lit pas|' +
      "ne lit pas|flou*|reconn* pas|reconnaît pas|noir|noire|n'arrive pas|arrive pas à|rejeté|pas passé|" +
      'refuse de|veut pas|raté|illisible',
    mean:
      "c'est quoi|qu'est ce que|qu'est ce qu'un|signifi*|veut dire|veulent dire|expliqu*|différence|" +
      "que veut|à quoi sert|à quoi correspond*|correspondent|ça veut dire|quel intérêt|qu'apporte|" +
      'définition',
  },
  subjects: {
    fiction: 'roman*|fiction|littérature',
    classics: 'classique*',
    crime:
      'polar*|policier*|roman policier|romans policiers|roman noir|romans noirs|enquête*|mystère*|' +
      'cosy crime|cosy mystery|cosy',
    thriller: 'thriller*|suspense',
    fantasy: 'fantasy|fantastique*|héroïc fantasy',
    'science-fiction': 'science fiction|sf|sci fi|anticipation',
    historical: 'roman historique|romans historiques|historique*',
    romance: "romance*|romantique*|roman d'amour|romans d'amour|histoire d'amour|histoires d'amour|feel good",
    horror: 'horreur|épouvante|qui fait peur',
    'young-adult': 'young adult|ados|adolescent*|pour ado|roman ado',
    children: 'jeunesse|enfant*|pour enfants|album*|livre* pour enfant*|pour ma fille|pour mon fils|pour mon enfant',
    comics: 'bd|bande dessinée|bandes dessinées|manga*|roman graphique|romans graphiques',
    poetry: 'poésie*|poème*',
    drama: 'théâtre|pièce* de théâtre|drame*',
    'short-stories': 'nouvelles|recueil de nouvelles|contes',
    biography: 'biographie*',
    memoir: 'mémoires|autobiographie*|témoignage*|récit de vie',
    history: "histoire|livre d'histoire|livres d'histoire|guerre mondiale",
    politics: 'politique*',
    philosophy: 'philosoph*|philo',
    religion: 'religion*|religieu*|théolog*|spiritu*',
    psychology: 'psycholog*|psycho',
    science: 'science*|scientifique*|physique|vulgarisation',
    nature: 'nature|animaux|jardin*',
    travel: 'voyage*|récit* de voyage',
    food: 'cuisine*|recette*|pâtisserie',
    art: "art|beaux arts|livre d'art|photographie",
    essays: 'essai*',
    business: 'économie|business|management|entreprise',
    'self-help': 'développement personnel',
    language: 'grammaire*|apprendre une langue|dictionnaire*|linguistique|méthode de langue',
  },
  languages: {
    en: 'anglais|anglaise|anglaises|en anglais|vo anglaise',
    de: 'allemand*|en allemand',
    fr: 'français|française|françaises|francais|en français',
    es: 'espagnol*|en espagnol',
    it: 'italien*|en italien',
    nl: 'néerlandais*|hollandais*|en néerlandais',
    pl: 'polonais*|en polonais',
    pt: 'portugais*|en portugais|brésilien*',
    ja: 'japonais*|en japonais',
    ar: 'arabe*|en arabe',
  },
  numbers: '2 deux|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|9 neuf|10 dix|12 douze|15 quinze|20 vingt',
  filler:
    'le|la|les|l|un|une|des|du|de|d|et|ou|mais|donc|or|ni|car|est|sont|suis|es|êtes|être|était|ai|as|a|' +
    'avez|avons|ont|avoir|je|j|tu|il|elle|on|nous|vous|ils|elles|me|m|te|t|se|s|lui|leur|y|en|ce|c|cet|' +
    'cette|ces|ça|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|vos|nos|à|au|aux|dans|sur|pour|par|avec|' +
    'sans|chez|vers|entre|qui|que|qu|quoi|dont|où|quel|quelle|quels|quelles|ne|n|pas|plus|très|trop|bien|' +
    "bon|bonne|bons|beau|belle|joli|si|comme|aussi|encore|déjà|alors|svp|s'il|plaît|plait|stp|peux|peut|" +
    'peuvent|pouvez|pourriez|pourrais|voudrais|voudrait|aimerais|veux|veut|voulez|dois|doit|faut|faire|' +
    'fait|font|fais|quelque|quelques|chose|petit|petite|grand|lire|écrit|écrite|auteur|autrice|appelé|' +
    'intitulé|édition|version|livre|bah|ben|euh|alors|là|ici|tout|tous|toute|toutes|même|jusque|depuis|' +
    'hier|aujourd|hui|demain|semaine|semaines|jour|jours|mois|an|après|avant|pendant|lors|sinon|peut-être|' +
    "vraiment|juste|seulement|question|savoir|sais|dire|dites|moi|toi|soit|sera|serait|c'est|est-ce|" +
    'cadeau|anniversaire|mère|père|femme|mari|ami|amie|vacances|quand|comment|combien|mettre|mis|met|' +
    'passe|passé|arrive|bouquin|genre|plein|peu|rien|désolé|monsieur|madame|cher|chère',
};
