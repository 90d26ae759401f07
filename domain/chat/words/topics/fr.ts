import type { TopicWords } from '../senses';

/** French words for what questions are about. */
export const topics: TopicWords = {
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
    'livres scolaires|sans code barre*' +
    '|partition*|vieilles partitions|revues|encyclopédie*',
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
    'pages qui manquent|usé*|écrit dedans|crayon*|griffonn*|pli*|odeur*|fumée|stabilo*|gribouill*|décollé*|' +
    'humidité|marqué*|endommag*|notes dans la marge|tabac|stylo|fluo|arrach*|détaché*|page* arrachée*|sale*|' +
    'se détache*|mouillé*|trempé*|humide|gondolé*|cassé*|sale|sales|taché*|arraché*|plié*|corné*|gribouillé*|' +
    'pages manquantes|il manque des pages|manque des pages|pages manquent' +
    '|déglingué*|en lambeaux',
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
    'annoncé comme|censé être|arrivé avec|indiqué comme|au lieu de|annoncé*|promis|devait être|censée être|' +
    'vendu comme|pas conforme|conforme|ne correspond pas',
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
  bank: 'banque|bancaire*|iban|rib|compte bancaire|coordonnées bancaires|changé de banque|nouvelle banque|nouveau rib',
  change: 'chang*|modif*|mettre à jour|nouvelle|nouveau|autre|remplac*|corriger|actualis*|passer en',
  credit:
    "avoir|crédit*|bon d'achat|bons d'achat|bonus|crédit boutique|solde|cagnotte|en plus si|laisse l'argent|" +
    "laisser l'argent|prochains livres|prochaine commande|plutôt qu'un virement|au lieu d'un virement|" +
    "à la place d'un virement|au lieu de l'argent|supplément",
  refund:
    'rembours*|récupérer mon argent|rendre mon argent|être remboursé|recrédit*|retrouver mon argent|' +
    'revoir mon argent|sur ma carte',
  tax: 'taxe*|tva|facture*|reçu fiscal|douane*|ticket|justificatif|un reçu',
  discount:
    'réduction*|barré*|remise*|promo*|solde*|rabais|code promo|prix unique|ancien prix|rayé*|deux prix|' +
    'vraie réduction|vraie remise|traits|trait dessus|ligne dessus|tracé dessus' +
    '|un code|code promo',
  price: 'prix|montant|plus cher|tarif*|coûte*',
  return:
    "retour*|retourner|renvoy*|renvoi*|rendre|rétract*|rétractation|changé d'avis|change d'avis|plaît pas|" +
    'échanger|rapporter|ne me convient|revien*|renvoyez|restituer|pas plu' +
    "|n'en veux plus|en veux plus|ne veux plus|veux plus|me plaît pas|pas le garder|changé d'avis",
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
  'gift-card':
    'carte cadeau|cartes cadeaux|cartes cadeau|chèque cadeau|chèques cadeaux|chèques cadeau|bon cadeau|' +
    "bons cadeaux|bon d'achat à offrir|chèque lire|chèques lire|chèque livre|e-carte|carte à offrir",
  'e-book':
    'ebook*|e-book*|e book*|livre numérique|livres numériques|numérique*|liseuse*|kindle|kobo|epub|pdf|' +
    'livre audio|livres audio|audiolivre*|version numérique|télécharger un livre|télécharger des livres',
  'pick-up':
    'retirer en magasin|retrait en magasin|retirer ma commande|venir chercher|passer chercher|aller chercher|' +
    'récupérer sur place|sur place|en boutique|boutique physique|magasin physique|librairie physique|' +
    'vrai magasin|vraie librairie|en magasin|click and collect|click & collect|point relais|passer vous voir|' +
    'passer au magasin|vos locaux|une boutique à|un magasin à',
  student:
    'étudiant*|étudiante*|tarif étudiant|réduction étudiante|remise étudiante|carte étudiante|' +
    'tarif enseignant|réduction enseignant*|remise enseignant*|carte de fidélité|fidélité|seniors' +
    '|à la fac|la fac|étudie|lycéen*|carte étudiante',
  'new-address':
    "mauvaise adresse|changer l'adresse|changer mon adresse|changer d'adresse|modifier l'adresse|" +
    "modifier mon adresse|adresse de livraison|autre adresse|nouvelle adresse|erreur d'adresse|" +
    "erreur dans l'adresse|trompé d'adresse|trompée d'adresse|j'ai déménagé|je déménage|ancienne adresse|" +
    'numéro de rue|adresse fausse|adresse erronée',
};
