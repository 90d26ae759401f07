import type { ConversationWords } from '../senses';

/** French words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'écris un poème|écris moi|écrivez moi|écris nous|écrire un poème|un poème sur|raconte une blague|' +
    'raconte moi une blague|une blague|connais tu une blague|quel temps fait|quel temps il fait|' +
    'il fait quel temps|quel temps fera|la météo|météo|va t il pleuvoir|il va pleuvoir|traduis*|traduire ce|' +
    'quelle heure est il|il est quelle heure|qui a gagné|qui va gagner|le match|score du match|ligue 1|' +
    'coupe du monde|ligue des champions|le psg|résultat du loto|le loto|les élections|' +
    'élection présidentielle|pour qui voter|macron|le président de la|premier ministre|cours de la bourse|' +
    'bitcoin|horoscope|une recette de|recette de la|recette du|la recette|une recette pour|' +
    'donne moi une recette|comment cuisiner|comment faire une tarte|mes devoirs|mon devoir|mon exposé|' +
    'ma dissertation|résous|équation|racine carrée|capitale de|capitale du|code python|réserver un vol|' +
    "réserver un hôtel|un billet de train|commander une pizza|mal à la tête|tu m'aimes|épouse moi|" +
    'sens de la vie|chante moi|paroles de la chanson|les actualités du jour' +
    '|wifi|wi fi|réserve une table|réserver une table|réservez une table|réserve moi une table' +
    '|table pour deux|table pour 2|mets de la musique|mets moi de la musique|mets une chanson' +
    '|mets moi une chanson|joue une chanson|joue de la musique|chante une|calcule moi|calcule combien' +
    "|multiplié par|divisé par|es tu célibataire|t'es célibataire|tu es célibataire|tu as une copine" +
    "|tu as un copain|t'as une copine|t'as un copain|tu es marié|tu es mariée|sors avec moi" +
    '|ma dissert|une dissert|dissert sur|fais mes devoirs|fais mon exposé|écris ma|rédige ma' +
    '|rédige mon|appelle un taxi|commander un taxi|mets un réveil|mets un minuteur|om psg',
  'all-read':
    'tous lus|toutes lues|tout lu|déjà lu|déjà lus|déjà lue|déjà lues|déjà tout|sauf|à part|mais pas|' +
    "autre auteur|autres auteurs|quelqu'un d'autre|autre autrice",
  'same-author':
    "même auteur|même autrice|même auteure|même écrivain|de lui|d'elle|par lui|de cet auteur|" +
    "de cette autrice|de cette auteure|de l'auteur|cet auteur|cette autrice|ses autres|il a écrit|" +
    'elle a écrit|a t il écrit|a t elle écrit|autres livres de lui|autres romans de lui|du même|de la même' +
    "|d'autres de lui|d'autres d'elle|qu'il a écrit|qu'elle a écrit",
  'next-volume':
    "tome suivant|prochain tome|le tome d'après|volume suivant|prochain volume|la suite|livre suivant|" +
    'deuxième tome|second tome|tome 2|tome deux|tome 3|tome trois|troisième tome|deuxième partie|' +
    'suivant de la série|suivant dans la série|reste de la série|épisode suivant|et après ce tome|volume 2' +
    '|le suivant|la suivante|le prochain|celui d après|celui qui suit|suivant svp|suivant stp' +
    '|et après',
  shorter:
    'plus court|plus courte|plus courts|plus courtes|moins long|moins longue|moins longs|moins épais|' +
    'moins épaisse|moins gros|moins de pages|plus mince|pas trop long|pas trop longue|pas trop épais|' +
    'quelque chose de court|un truc court|trop long|trop longue|trop épais|trop gros|vite lu|rapide à lire',
  cheapest:
    'le moins cher|la moins chère|les moins chers|les moins chères|moins cher de tous|au meilleur prix|' +
    'prix le plus bas|coûte le moins',
  pages: 'page|pages',
  arrived:
    "est arrivé|est arrivée|m'est arrivé|m'est arrivée|sont arrivés|sont arrivées|vient d'arriver|" +
    "arrivé aujourd'hui|arrivé hier|arrivé avec|reçu|reçue|reçus|reçois|a été livré|a été livrée|" +
    'ont été livrés|colis ouvert|ouvert le colis|acheté chez vous|achetés chez vous|acheté|' +
    "commandé chez vous|j'ai acheté|ma commande|mon achat|vous m'avez envoyé|vous m'avez vendu|" +
    "le livre que j'ai",
  'you-are':
    "êtes vous|vous êtes|tu es|es tu|t'es|suis je|je parle à|je parle avec|parle à|parle avec|c'est un|" +
    "c'est une|est ce un|est ce une|y a t il un|y a un|il y a un",
};
