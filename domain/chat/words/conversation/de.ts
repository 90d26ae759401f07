import type { ConversationWords } from '../senses';

/** German words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'schreib* ein gedicht|schreib* mir ein|schreib* mir eine|schreib* mir bitte|gedicht über|dichte|' +
    'wer wird deutscher meister|deutscher meister|erzähl* einen witz|erzähl* mir einen witz|einen witz|' +
    'kennst du einen witz|das wetter|wetterbericht|wettervorhersage|wie wird das wetter|regnet es|übersetz*|' +
    'übersetze mir|wie spät ist es|wie viel uhr|wer hat gewonnen|wer gewinnt|wer wird meister|bundesliga|' +
    'fußballspiel|fussballspiel|champions league|weltmeisterschaft|wie hat bayern|spielstand|lottozahlen|' +
    'bundeskanzler*|die wahl|wahlen|bundestagswahl|wen soll ich wählen|hältst du von trump|aktienkurs*|' +
    'bitcoin|horoskop|rezept für|ein rezept|gib mir ein rezept|wie koche ich|wie backe ich|wie kocht man|' +
    'wie backt man|hausaufgabe*|rechne|löse die gleichung|gleichung|wurzel aus|hauptstadt von|' +
    'programmier* mir|flug buchen|hotel buchen|tisch reservieren|pizza bestellen|zugverbindung|kopfschmerzen|' +
    'kopfweh|liebst du mich|heirate mich|sinn des lebens|sing mir|liedtext|nachrichten von heute' +
    '|wlan|wifi|w lan|tisch für zwei|tisch für 2|tisch für vier|tisch bestellen|tisch reserv*' +
    '|einen tisch reserv*|spiel musik|spiel ein lied|spiel mir|mach musik|mach mal musik|spiel mal' +
    '|sing was|sing mal|rechne mir|rechne mal|rechne aus|rechnest du|ausrechnen|geteilt durch' +
    '|hast du eine freundin|hast du einen freund|bist du verheiratet|bist du single|bist du vergeben' +
    '|gehst du mit mir|schreib mein*|schreibe mein*|mach meine hausaufgaben|ruf mir ein taxi' +
    '|taxi bestellen|taxi rufen|stell einen wecker|stell einen timer|bayern gespielt|fußballergebnis*',
  'all-read':
    'alle gelesen|alles gelesen|schon gelesen|schon alle|kenne ich schon|kenn ich schon|' +
    'hab ich schon|habe ich schon|außer von|nicht von|aber nicht|jemand anders|jemand anderem|' +
    'anderer autor|anderen autor|andere autoren|andere autorin',
  'same-author':
    'vom selben autor|vom gleichen autor|von der gleichen autorin|von derselben autorin|desselben autors|' +
    'des gleichen autors|derselben autorin|gleicher autor|selber autor|selben schriftsteller*|von ihm|' +
    'von ihr|von dem autor|von der autorin|von diesem autor|von dieser autorin|der autor noch|' +
    'die autorin noch|seine anderen|seine weiteren|ihre anderen bücher|er noch geschrieben|' +
    'sie noch geschrieben|hat er noch|hat sie noch|vom autor|von dem noch|von der noch' +
    '|was er sonst|was sie sonst|sonst noch von',
  'next-volume':
    'nächster band|nächsten band|nächste band|nächster teil|nächsten teil|nächste teil|folgeband|fortsetzung|' +
    'nachfolger|wie geht es weiter|wie gehts weiter|band 2|band zwei|zweiter band|zweiten band|zweite band|' +
    'teil 2|teil zwei|zweiter teil|zweiten teil|zweite teil|band 3|band drei|dritten band|dritte band|' +
    'dritter band|teil 3|teil drei|dritten teil|dritte teil|nächste buch der reihe|nächste aus der reihe|' +
    'rest der reihe|danach kommt|kommt danach|zweite buch der|folgenden band' +
    '|den nächsten|der nächste|das nächste|die nächste|nächstes bitte|nächster bitte|das danach' +
    '|den danach|der danach',
  shorter:
    'kürzer*|kürzeste*|dünnste*|nicht so lang|nicht so lange|nicht so dick|dünner*|dünnes|weniger seiten|' +
    'nicht zu dick|nicht zu lang|was kurzes|etwas kurzes|zu dick|zu lang|schmaler|schmales|schnell zu lesen|' +
    'weniger umfangreich',
  cheapest: 'billigste*|günstigste*|preiswerteste*|preisgünstigste*|am billigsten|am günstigsten|kostet am wenigsten',
  pages: 'seite|seiten',
  arrived:
    'kam an|kam heute|kam gestern|kam vorgestern|ist heute gekommen|ist gekommen|sind gekommen|kam mit|' +
    'kam ein|kam mein|kamen|angekommen|eingetroffen|ankam|bekommen|erhalten|geliefert|zugestellt|paket kam|' +
    'buch kam|ausgepackt|aufgemacht|bei euch gekauft|bei ihnen gekauft|bei euch bestellt|gekauftes|gekaufte|' +
    'habe ich gekauft|hab ich gekauft|von euch gekauft|das bestellte',
  'you-are':
    'bist du|sind sie|bin ich hier|spreche ich|rede ich|chatte ich|schreibe ich|sitzt da|ist das hier|ist da|' +
    'wer ist da|antwortet hier|antwortet mir',
};
