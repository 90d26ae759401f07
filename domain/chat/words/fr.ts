import type { Words } from './senses';
import { conversationWords } from './conversation/fr';
import { topics } from './topics/fr';

/** French words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const fr: Words = {
  senses: {
    ...topics,
    ...conversationWords,
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
    similar:
      'quelque chose comme|dans le genre de|dans le style de|similaire à|semblable à|comme le livre|' +
      'qui ressemble à' +
      '|quelque chose de similaire|un truc similaire|de similaire|un truc dans le genre' +
      '|dans le même genre|du même genre|de semblable|dans le même style|qui y ressemble' +
      '|des livres comme' +
      '|à la manière de|dans la veine de|façon',
    recommend:
      'recommand*|conseill*|que lire|quoi lire|surprenez moi|surprends moi|un conseil de lecture|' +
      'une idée de lecture|des idées de lecture|une suggestion|idée lecture|qui détend',
    yes:
      "oui|ouais|ok|d'accord|bien sûr|volontiers|allez y|vas y|ça marche|avec plaisir|parfait oui|entendu|okay" +
      '|parfait|super|très bien',
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
      "vous l'avez|l'avez vous|vous les avez|les avez vous|tu l'as|l'as tu|vous l'auriez|" +
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
      "j'achète|commander|je commande|je voudrais|je veux" +
      '|je vais prendre|va pour|je veux celui',
    give: 'liste de vente|dans ma pile|à la pile|dans la pile|à ma pile|je donne|donner|vendre|je vends',
    about: 'sur|au sujet de|à propos de|qui parle de|qui se passe|se passe|se déroule|situé en|situé à',
    under:
      "moins de|à moins de|sous|sous les|max|maximum|au maximum|au plus|jusqu'à|pas plus de|en dessous de|" +
      'inférieur à|inférieur*|budget',
    over: 'plus de|au moins|à partir de|minimum|au dessus de|supérieur*',
    cheap:
      'pas trop cher|pas trop chers|pas trop chère|pas trop chères|pas chères|prix raisonnable|' +
      'pas cher|pas chers|pas chère|moins cher*|bon marché|abordable*|petit prix|économique*|peu cher',
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
  },
  subjects: {
    fiction: 'roman*|fiction|littérature|fictions|romanesque|littérature contemporaine|prose',
    classics: 'classique*|grands classiques|littérature classique|pour le lycée|au programme',
    crime:
      'polar*|policier*|roman policier|romans policiers|roman noir|romans noirs|enquête*|mystère*|cosy crime|' +
      'cosy mystery|cosy|meurtre*|crimes|policière|commissaire*|inspecteur|détective*|tueur en série|polars',
    thriller:
      'thriller*|suspense|haletant*|angoissant*|palpitant*|espionnage|espion*|suspens|captivant*|' +
      'tient en haleine|à suspense',
    fantasy:
      'fantasy|fantastique*|héroïc fantasy|magie|magique*|magicien*|sorcier*|sorcière*|dragon*|elfes|' +
      'heroic fantasy|merveilleux|mages',
    'science-fiction':
      'science fiction|sf|sci fi|anticipation|vaisseau*|extraterrestre*|dystopi*|voyage dans le temps|' +
      'futuriste|dans le futur',
    historical: "roman historique|romans historiques|historique*|au moyen âge|médiéval*|d'époque",
    romance:
      "romance*|romantique*|roman d'amour|romans d'amour|histoire d'amour|histoires d'amour|feel good|" +
      "romantique|à l'eau de rose|qui fait pleurer|fait pleurer|faire pleurer|pour pleurer|émouvant*|" +
      'sentimental*|amour|coup de foudre',
    horror:
      "horreur|épouvante|qui fait peur|fait peur|faire peur|peur|effrayant*|terrifiant*|d'horreur|fantômes|" +
      'fantôme*|vampire*|zombie*|glaçant*|frissons|frissonner|flippant*|halloween|avoir peur|me faire peur|' +
      'donne des frissons|cauchemar*',
    'young-adult': 'young adult|ados|adolescent*|pour ado|roman ado|ado|jeunes adultes|pour un ado|collégien*|lycéenne',
    children:
      'jeunesse|enfant*|pour enfants|livre* pour enfant*|pour ma fille|pour mon fils|pour mon enfant|enfant|' +
      'enfants|tout petit|tout petits|bébé|histoire du soir|histoires du soir|ma nièce|mon neveu|' +
      'mon petit fils|ma petite fille|petit garçon|petite fille|maternelle|primaire|ce1|ce2|cm1|cm2|' +
      'premières lectures|première lecture|livre jeunesse|livres jeunesse|gamin*|gosse*',
    comics:
      'bd|bande dessinée|bandes dessinées|manga*|roman graphique|romans graphiques|mangas|super héros|album bd|' +
      'comics',
    poetry: 'poésie*|poème*|poète*|poétique*|recueil de poèmes|sonnets',
    drama: 'théâtre|pièce* de théâtre|drame*|pièce de théâtre|pièces de théâtre|dramaturge|tragédie*|comédie*',
    'short-stories': 'nouvelles|recueil de nouvelles|contes|courtes histoires|histoires courtes',
    biography:
      'biographie*|vie de|histoire vraie|histoires vraies|faits réels|fait réel|histoire réelle|récit de vie|' +
      'biographique',
    memoir: 'mémoires|autobiographie*|témoignage*|récit de vie|journal intime',
    history:
      "histoire|livre d'histoire|livres d'histoire|guerre mondiale|histoire de france|histoire du monde|" +
      'moyen âge|seconde guerre mondiale|première guerre mondiale|la guerre|révolution française|antiquité|' +
      'historien*' +
      '|holocauste|shoah|nazi*|auschwitz|déportation|camps de concentration|résistance|occupation|vikings|napoléon',
    politics: 'politique*|démocratie|actualité|géopolitique',
    philosophy: 'philosoph*|philo|stoïcien*|éthique|sens de la vie livres|existentiel*',
    religion: 'religion*|religieu*|théolog*|spiritu*|bible|dieu|boudd*|islam|chrétien*|spiritualité',
    psychology: 'psycholog*|psycho|comportement humain|cerveau|inconscient|traumatisme*|esprit humain',
    science:
      'science*|scientifique*|physique|vulgarisation|astronomie|univers|étoiles|maths|mathématiques|chimie|' +
      'biologie|évolution|quantique|médecine',
    nature:
      'nature|animaux|jardin*|animal|oiseaux|arbres|plantes|forêt*|jardinage|jardin|écologie|climat|chiens|' +
      'chevaux|chien|cheval',
    travel: 'voyage*|récit* de voyage|voyager|récit de voyage|récits de voyage|guide de voyage|aventure vécue',
    food:
      'cuisine*|recette*|pâtisserie|cuisiner|livre de recettes|recettes|pâtisserie*|végétarien*|vegan|' +
      'gastronomie|vin',
    art: "art|beaux arts|livre d'art|photographie|peinture|peintre*|architecture|dessin|musée|artiste*",
    essays: 'essai*',
    humour:
      'drôle|drôles|rigolo|rigolos|rigolote*|rigoler|marrant*|marrer|amusant*|humour|humoristique*|' +
      'pour rire|fait rire|faire rire|fasse rire|hilarant*|comédie*|comique*|satire*|satirique*|' +
      'feel good|fait du bien|font du bien|fasse du bien|remonte le moral|réconfortant*|' +
      'éclater de rire|mourir de rire|remonter le moral|poilant*',
    business: 'économie|business|finance*|investir|bourse|entrepreneur*|marketing',
    'self-help':
      'développement personnel|bien être|habitudes|motivation|confiance en soi|être heureux|mieux vivre|' +
      'burn out|organisation personnelle',
    language:
      "grammaire*|apprendre une langue|dictionnaire*|linguistique|méthode de langue|apprendre l'anglais|" +
      "apprendre le français|apprendre l'allemand|apprendre l'espagnol|vocabulaire|conjugaison",
  },
  languages: {
    en: 'anglais|anglaise|anglaises|en anglais|vo anglaise|en ang',
    de: 'allemand*|en allemand',
    fr: 'français|française|françaises|francais|en français|en fr|vf',
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
    'fils|fille|neveu|nièce|plutôt|finalement|alors|chose|quelque|quelque chose|le|la|les|l|un|une|des|du|de|' +
    'd|et|ou|mais|donc|or|ni|car|est|sont|suis|es|êtes|être|était|ai|as|a|avez|avons|ont|avoir|je|j|tu|il|' +
    'elle|on|nous|vous|ils|elles|me|m|te|t|se|s|lui|leur|y|en|ce|c|cet|cette|ces|ça|mon|ma|mes|ton|ta|tes|' +
    'son|sa|ses|notre|votre|vos|nos|à|au|aux|dans|sur|pour|par|avec|sans|chez|vers|entre|qui|que|qu|quoi|' +
    'dont|où|quel|quelle|quels|quelles|ne|n|pas|plus|très|trop|bien|bon|bonne|bons|beau|belle|joli|si|comme|' +
    "aussi|encore|déjà|svp|s'il|plaît|plait|stp|peux|peut|peuvent|pouvez|pourriez|pourrais|voudrais|voudrait|" +
    'aimerais|veux|veut|voulez|dois|doit|faut|faire|fait|font|fais|quelques|petit|petite|grand|lire|écrit|' +
    'écrite|auteur|autrice|appelé|intitulé|édition|version|livre|bah|ben|euh|là|ici|tout|tous|toute|toutes|' +
    'même|jusque|depuis|hier|aujourd|hui|demain|semaine|semaines|jour|jours|mois|an|après|avant|pendant|lors|' +
    "sinon|peut-être|vraiment|juste|seulement|question|savoir|sais|dire|dites|moi|toi|soit|sera|serait|c'est|" +
    'est-ce|cadeau|anniversaire|mère|père|femme|mari|ami|amie|vacances|quand|comment|combien|mettre|mis|met|' +
    'passe|passé|arrive|bouquin|genre|plein|peu|rien|désolé|monsieur|madame|cher|chère|plutôt en|je préfère|' +
    'je préférerais|préfère|préférerais|de préférence|ok mais|et en|aime|adore|fan de|passionné de|' +
    "passionnée de|qui aime|qui adore|va avoir|aura|fête|ans|je l'ai déjà|déjà lu|déjà lue|je connais|" +
    "connais|truc|un truc|auriez|auriez vous|autre|d'autre|d'autres|histoire|verhaal" +
    '|adoré|aimé|détesté|beaucoup aimé|j ai adoré|génial|super|magnifique|je n aime pas|j aime pas' +
    '|pas mon truc|la même chose|pareil|pareille|idem|aurais|fini|terminé|plutôt du|plutôt un|t as' +
    '|y a|franchement' +
    '|gros|grosse|gros pavé|pavé|simple' +
    '|si possible' +
    "|n'importe lequel|n'importe laquelle|n importe lequel|peu importe",
};
