import type { ConversationWords } from '../senses';

/** Spanish words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'escribe un poema|escríbeme|escribe me|haz un poema|hazme un poema|un poema sobre|un poema de|' +
    'cuéntame un chiste|un chiste|sabes algún chiste|qué tiempo hace|qué tiempo hará|qué tiempo va|tiempo en|' +
    'tiempo mañana|el clima|va a llover|lloverá|traduce*|tradúceme|qué hora es|quién ganó|quién ha ganado|' +
    'quién gana|cómo quedó el|quedó el partido|el partido de|partido del|real madrid|el barça|la liga|' +
    'el mundial|champions|la lotería|el presidente|presidente del gobierno|las elecciones|a quién voto|' +
    'a quién votar|pedro sánchez|la bolsa|bitcoin|horóscopo|receta de|una receta|receta para|dame una receta|' +
    'cómo se cocina|cómo se hace la|cómo hago una tortilla|mis deberes|los deberes|mi tarea|la tarea de|' +
    'resuelve|ecuación|raíz cuadrada|capital de|código en python|reservar un vuelo|reservar un hotel|' +
    'billete de tren|pedir una pizza|me duele la cabeza|me quieres|cásate conmigo|sentido de la vida|cántame|' +
    'letra de la canción|noticias de hoy' +
    '|wifi|wi fi|reserva una mesa|reservar una mesa|resérvame una mesa|resérvame mesa|reservar mesa' +
    '|mesa para dos|mesa para 2|pon música|ponme música|pon una canción|ponme una canción' +
    '|pon algo de música|canta una|calcúlame|multiplicado por|dividido entre|dividido por' +
    '|tienes novia|tienes novio|estás soltera|estás soltero|estás casada|estás casado|sal conmigo' +
    '|haz mis deberes|hazme los deberes|escribe mi|hazme un currículum|hazme el trabajo' +
    '|hazme la redacción|pide un taxi|pídeme un taxi|pon una alarma|ponme una alarma|quién marcó' +
    '|partido de ayer|partido de anoche',
  'all-read':
    'ya leí|ya he leído|ya los leí|leído todos|leídos todos|leído todo|los tengo todos|tengo todos|' +
    'excepto|salvo|aparte de|menos los de|pero no de|otro autor|otra autora|otros autores|' +
    'alguien más',
  'same-author':
    'mismo autor|misma autora|mismo escritor|misma escritora|de él|de ella|suyo|suya|suyos|suyas|' +
    'de este autor|de esta autora|de ese autor|de esa autora|del autor|de la autora|sus otros|sus otras|' +
    'otros libros suyos|ha escrito|escribió|del mismo|de la misma' +
    '|otros suyos|otro suyo|más de él|más de ella',
  'next-volume':
    'siguiente libro|siguiente volumen|siguiente tomo|siguiente parte|próximo libro|próximo volumen|' +
    'próximo tomo|el siguiente de la|la siguiente de la|siguiente de la serie|siguiente de la saga|' +
    'la continuación|continuación|segunda parte|tercera parte|libro 2|volumen 2|tomo 2|libro dos|' +
    'segundo libro|segundo tomo|segundo volumen|tercer libro|tercer tomo|la secuela|secuela|cómo sigue|' +
    'resto de la serie|resto de la saga|y el siguiente|el que sigue' +
    '|el siguiente|la siguiente|el próximo|y el que sigue|siguiente porfa|siguiente por favor',
  shorter:
    'más corto|más corta|más cortos|más cortas|más breve|más breves|menos largo|menos larga|menos páginas|' +
    'más fino|más fina|más delgado|algo corto|algo breve|cortito|cortita|no tan largo|no tan larga|' +
    'no muy largo|no muy larga|demasiado largo|demasiado larga|muy gordo|menos gordo|que se lea rápido|' +
    'poquitas páginas|pocas páginas',
  cheapest:
    'el más barato|la más barata|los más baratos|las más baratas|lo más barato|más barato de todos|' +
    'el más económico|la más económica|el que menos cuesta|el de menor precio|precio más bajo',
  pages: 'página|páginas|pág|págs',
  arrived:
    'ha llegado|me llegó|llegó hoy|llegó ayer|llegó el|llegó con|llegó|han llegado|llegaron|me ha venido|' +
    'ha venido|vino|recibí|he recibido|recibido|recibida|me habéis enviado|me enviaron|me habéis mandado|' +
    'me mandaron|abrí el paquete|os compré|que compré|que os compré|he comprado|compré|comprado|mi pedido|' +
    'que pedí',
  'you-are':
    'eres|es usted|sois|estoy hablando|estoy chateando|hablo con|hay alguien|esto es|es esto|sos|quién responde',
};
