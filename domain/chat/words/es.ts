import type { Words } from './senses';
import { conversationWords } from './conversation/es';
import { topics } from './topics/es';

/** Spanish words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const es: Words = {
  senses: {
    ...topics,
    ...conversationWords,
    greet: 'hola|buenos días|buenas tardes|buenas noches|buenas|buen día|qué tal|saludos|holi|hey',
    thanks:
      'gracias*|muchas gracias|mil gracias|muy amable|te lo agradezco|se lo agradezco|perfecto|' +
      'genial gracias|estupendo',
    bye: 'adiós|hasta luego|hasta pronto|chao|nos vemos|hasta mañana|buen fin de semana',
    identity:
      'quién eres|quién es usted|qué eres|eres un|eres una|es usted un|es usted una|eres real|' +
      'con quién hablo|con quién estoy|estoy hablando con|hablo con una|qué puedes hacer|qué sabes hacer|' +
      'qué puede hacer|en qué puedes ayudar|en qué me puedes|para qué sirves|cómo te llamas|preséntate|' +
      'eres humano|quien sos',
    abuse:
      'idiota*|imbécil*|tonto*|tonta*|estúpid*|mierda*|inútil*|puta*|puto*|gilipollas|cabrón*|cabrones|' +
      'joder|estafa*|estafador*|ladrones|ladrón|basura|asco|vete a|que te den|hijo de|capullo*|payaso*|' +
      'sinvergüenza*|timo|timadores|subnormal*|coño|porquería|cállate|patétic*|pendejo*|carajo|' +
      'incompetente*',
    human:
      'humano*|persona real|una persona|persona de verdad|agente*|empleado*|alguien real|hablar con alguien|' +
      'operador*|alguien del equipo|un responsable|encargado|persona humana|atención humana|ser humano|' +
      'alguien de carne|trabajador*|compañero*|carne y hueso|compañero|compañera|alguien de vosotros|pásame|' +
      'páseme|alguien de la tienda',
    similar:
      'algo como|algo parecido a|algo similar a|parecido a|similar a|al estilo de|libros como' +
      '|algo parecido|algo similar|alguno parecido|parecidos|parecido|parecida|similares' +
      '|del mismo estilo|en la misma línea|por el estilo|de ese estilo' +
      '|del estilo de|estilo a|en plan',
    recommend:
      'recomiend*|recomend*|qué leer|qué puedo leer|sorpréndeme|alguna idea|una idea|una sugerencia|' +
      'sugerencia*|dame ideas',
    yes:
      'sí|si|vale|claro|ok|okay|por supuesto|de acuerdo|hazlo|adelante|por favor sí|perfecto sí' +
      '|genial|perfecto|estupendo',
    no: 'no|ahora no|no gracias|déjalo|olvídalo|da igual|mejor no',
    more: 'más|otros|otras|otro|algo más|alguno más|más opciones|otra cosa',
    that: 'ese|esa|este|esta|eso|esto|lo|la|ese libro|aquel|él',
    first: 'primero|primera|el primero|la primera|número uno|1º',
    second: 'segundo|segunda|el segundo|número dos|2º',
    third: 'tercero|tercera|el tercero|número tres|3º',
    last: 'último|última|el último',
    mine:
      'mi|mis|mío|mía|nuestro*|he pedido|he comprado|he enviado|pedí|compré|envié|mandé|he mandado|' +
      'estoy esperando|espero|vendí|he vendido',
    want:
      'busco|buscando|estoy buscando|buscar|quiero leer|quisiera leer|me gustaría leer|me apetece|' +
      'recomiend*|recomend*|recomiéndame|sugier*|suger*|sugerencia*|enséñame|muéstrame|algo para leer|' +
      'algo de leer|qué leer|qué puedo leer|necesito un|encuéntrame|encuentra|ando buscando|quiero un libro|' +
      'qué libros de|quisiera',
    have:
      'tenéis|tienen|tienes|tiene|hay|hay algún|hay algo|vendéis|venden|en stock|disponible*|disponéis|' +
      'queda*|os queda|se puede comprar|contáis con|tendríais|tendrían|habrá',
    'pay-for':
      'cuánto pagáis|cuánto pagan|cuánto paga|cuánto dais|cuánto dan|cuánto me dais|cuánto me dan|' +
      'cuánto me pagáis|cuánto me pagan|cuánto me daríais|cuánto me pagaríais|cuánto por|cuánto vale mi|' +
      'cuánto valen mis|cuánto ofrec*|cuánto me ofrec*|cuánto vale|qué me dais por|qué pagáis por|qué me dan por|' +
      'compráis|me compráis|me compran|cuánto sacaría|cuánto saco|cuánto me sacaría|quiero vender|' +
      'quisiera vender|me gustaría vender|cuánto puedo sacar|valdría|cuánto me toca',
    take:
      'al carrito|a la cesta|a mi cesta|en la cesta|en el carrito|me lo llevo|me la llevo|me llevo|lo quiero|' +
      'la quiero|' +
      'quiero comprar|comprar|pedir|añade|añádelo|lo compro|quiero' +
      '|me quedo con|dame ese|lo cojo',
    give: 'lista de venta|a la pila|en la pila|a mi pila|doy|dar|vender|vendo',
    about: 'sobre|acerca de|que trate de|ambientad*|que pase en|que pasa en|transcurr*|situad* en',
    under:
      'menos de|por menos de|por debajo de|hasta|máximo|como máximo|no más de|bajo|inferior a|' +
      'que no pase de|que no cueste más de|que no supere|presupuesto',
    over: 'más de|al menos|desde|mínimo|a partir de|por encima de|superior a',
    cheap:
      'no muy caro|no muy cara|a buen precio|barato*|barata*|económic*|más barato*|asequible*|bajo precio|de oferta',
    newest: 'nuevos|recientes|reciente*|novedad*|más nuevo*|últimas novedades|más reciente*|últimos',
    popular: 'popular*|best seller*|bestseller*|superventas|más vendido*|famoso*',
    paperback: 'tapa blanda|rústica|tapa flexible',
    hardcover: 'tapa dura|cartoné|encuadernad*',
    pocket: 'bolsillo|de bolsillo|edición de bolsillo',
    'new-copy': 'ejemplar nuevo|sin leer|a estrenar|sin estrenar',
    when:
      'cuándo|cuánto tiempo|cuánto tarda*|cuánto tardáis|cuántos días|cuántas semanas|en cuánto|qué plazo|' +
      'plazo*|tarda*|tardan|tardáis|demora*|rápido|tardará',
    'how-much': 'cuánto|cuánto cuesta*|cuesta*|costar|coste*|precio de|tarifa*|gratis|gratuito*|caro|costará',
    where: 'dónde|dónde está|dónde están|adónde|en dónde|por dónde',
    why: 'por qué|porqué|por qué motivo|motivo|cómo es que',
    who: 'quién|quiénes',
    'how-many': 'cuántos|cuántas|cuántos ejemplares|máximo de|límite*',
    how: 'cómo|de qué forma|de qué manera|cómo se|pasos',
    can:
      'puedo|se puede|podría|podemos|es posible|posible|tengo que|hay que|hace falta|debo|necesito|' +
      'permitid*|puede mi|pueden|podéis',
  },
  subjects: {
    fiction: 'novela|novelas|ficción|literatura|narrativa|narrativa contemporánea|ficcion|prosa',
    classics: 'clásico*|literatura universal|grandes clásicos|clásicos',
    crime:
      'novela negra|novelas negras|policíac*|policiac*|policial*|detectives|misterio|crimen|crímenes|cozy|' +
      'asesinat*|intriga|detective*|detectivesc*|policías|asesino*|comisario|inspector|investigación criminal|' +
      'policiaca|asesino en serie|misterios',
    thriller: 'thriller*|suspense|suspenso|trepidante*|que enganche|que engancha|espías|espionaje|intriga que',
    fantasy:
      'fantasía|fantástic*|fantasy|magia|mágic*|mago|magos|maga|bruja*|brujo*|hechicer*|dragón|dragones|elfos|' +
      'hadas|espada y brujería',
    'science-fiction':
      'ciencia ficción|sci fi|scifi|ciencia-ficción|espacio exterior|naves espaciales|extraterrestre*|' +
      'marcianos|distopía*|distópic*|viajes en el tiempo|futurista|en el futuro',
    historical:
      'novela histórica|novelas históricas|histórica|históricas|histórico|novela historica|de época|edad media|' +
      'medieval*',
    romance:
      'romántic*|novela romántica|de amor|romance*|historia de amor|historias de amor|romance|que haga llorar|' +
      'que me haga llorar|para llorar|llorar|emotiv*|amor|amorío|amoroso|enamorad*',
    horror:
      'terror|miedo|de miedo|que dé miedo|dar miedo|que asuste|asustar|susto|sustos|terrorífic*|escalofriante|' +
      'fantasma*|vampiro*|zombi*|pesadilla*|aterrador*|espeluznante|halloween|horror|pasar miedo|' +
      'pasar un mal rato|dé mucho miedo|asustarme',
    'young-adult':
      'juvenil*|adolescent*|young adult|adolescente|jóvenes|joven|para jóvenes|para adolescentes|chavales|' +
      'quinceañer*',
    children:
      'infantil*|niños|niñas|para niños|cuentos infantiles|para mi hija|para mi hijo|mi sobrin*|para mi niet*|' +
      'niño|niña|para un niño|para una niña|bebé|pequeños|pequeñín|peques|cuento infantil|cuentos para dormir|' +
      'antes de dormir|nieto|nieta|nietos|mi ahijad*|primaria|guardería|primeros lectores|crío|crios|' +
      'chiquillo*|sobrino de|sobrina de|álbum ilustrado',
    comics: 'cómic*|tebeo*|manga*|novela gráfica|novelas gráficas|historieta*|superhéroe*|comics|novela grafica',
    poetry: 'poesía|poemas|poemario*|poeta*|poético*|versos|poesia|sonetos|poema',
    drama: 'teatro|obra de teatro|obras de teatro|obra teatral|comedia|tragedia|dramaturg*|obras teatrales',
    'short-stories':
      'cuentos|relatos|relatos cortos|relato|cuento|cuentos cortos|historias cortas|historias breves|narraciones',
    biography:
      'biografía*|vida de|historia real|historias reales|hechos reales|basado en hechos|basada en hechos|' +
      'caso real|biográfic*',
    memoir: 'memorias|autobiografía*|diario|diarios|testimonio*|recuerdos|autobiográfic*',
    history:
      'historia|libro de historia|libros de historia|guerra mundial|guerra civil|segunda guerra mundial|' +
      'primera guerra mundial|la guerra|guerra|antigua roma|imperio romano|histórica de verdad|franquismo|' +
      'historiador*' +
      '|holocausto|shoah|nazi*|auschwitz|campos de concentración|vikingos|conquista|antiguo egipto|' +
      'antigua grecia|posguerra',
    politics: 'política*|político*|democracia|actualidad|geopolítica',
    philosophy: 'filosof*|filósof*|estoic*|ética|sentido de la vida|existencial*',
    religion: 'religi*|teolog*|espiritual*|biblia|dios|budis*|islam|cristian*',
    psychology: 'psicolog*|la mente|mente humana|comportamiento humano|cerebro|emociones|trauma*',
    science:
      'ciencia|ciencias|científic*|divulgación|física|fisica|universo|astronom*|estrellas|matemátic*|química|' +
      'biología|evolución|cuántic*|cosmos|medicina',
    nature:
      'naturaleza|animales|jardiner*|animal|pájaros|aves|árboles|plantas|bosque*|jardín|ecología|clima|perros|' +
      'gatos|caballos|perro|gato',
    travel: 'viaje*|viajes|libros de viajes|viajar|guía de viaje|guías de viaje|crónica de viaje',
    food:
      'cocina|recetas|recetario*|gastronom*|cocinar|libro de cocina|libros de cocina|repostería|vegano|' +
      'vegetarian*|vino',
    art: 'arte|fotografía|pintura|pintor*|fotograf*|arquitectura|dibujo|museo|artista*',
    essays: 'ensayo*',
    humour:
      'divertid*|gracios*|humor|humorístic*|reír|reírme|reírse|reírnos|de risa|risas|risa|reírte|' +
      'cómico|cómica|cómicos|cómicas|sátira*|satíric*|hilarante*|chistos*|me parta de risa|desternill*|' +
      'para partirse|feel good|que anime|que me anime|que levante el ánimo|levantar el ánimo|reconfortante*',
    business: 'economía|negocios|empresa y|finanzas|invertir|inversión|bolsa|emprend*|liderazgo|marketing',
    'self-help':
      'autoayuda|desarrollo personal|hábitos|motivación|ser feliz|superación|crecimiento personal|autoestima|' +
      'bienestar|mindfulness',
    language:
      'gramática*|idiomas aprender|aprender idiomas|diccionario*|lingüística|aprender inglés|aprender español|' +
      'aprender alemán|aprender francés|vocabulario|aprender un idioma',
  },
  languages: {
    en: 'inglés|inglesa|ingleses|inglesas|en inglés|en ing',
    de: 'alemán|alemana|alemanes|alemanas|en alemán',
    fr: 'francés|francesa|franceses|francesas|en francés',
    es: 'español|española|españoles|españolas|castellano|en español|en castellano|en esp',
    it: 'italian*|en italiano',
    nl: 'neerland*|holandés*|en holandés|en neerlandés',
    pl: 'polaco*|polaca*|en polaco',
    pt: 'portugués|portuguesa*|portugueses|en portugués',
    ja: 'japonés|japonesa*|japoneses|en japonés',
    ar: 'árabe*|en árabe',
  },
  numbers: '2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|12 doce|15 quince|20 veinte',
  filler:
    'hijo|hija|sobrino|sobrina|mejor|más bien|prefiero|entonces|vale pero|algo|quedo|el|la|los|las|lo|un|una|' +
    'unos|unas|de|del|al|a|y|e|o|u|pero|que|qué|en|con|por|para|sin|se|me|te|nos|os|le|les|mi|mis|tu|tus|su|' +
    'sus|es|son|soy|eres|somos|está|están|estoy|estás|fue|era|ser|estar|ha|he|has|han|hemos|había|haber|yo|' +
    'tú|él|ella|usted|ustedes|nosotros|vosotros|ellos|ellas|no|muy|más|menos|ya|todavía|aún|también|tan|' +
    'tanto|como|cómo|cuál|cuáles|si|sí|cuando|donde|este|esta|estos|estas|ese|esa|eso|esto|algún|alguna|' +
    'alguno|algunos|alguien|ningún|ninguna|nada|todo|toda|todos|todas|bueno|buena|buen|buenos|bien|bonito|' +
    'bonita|interesante|entretenido|favor|porfa|porfi|puede|pueden|podéis|puedes|puedo|podría|podríais|' +
    'podrían|quiero|quisiera|quería|gustaría|querría|hacer|hago|hace|haceis|hacéis|tener|tengo|tiene|tienen|' +
    'leer|escrito|escrita|autor|autora|titulado|llamado|llama|llamada|edición|versión|libro|pues|oye|oiga|' +
    'ahora|hoy|ayer|mañana|semana|semanas|día|días|mes|año|desde|hasta|después|antes|sobre|entre|uno|' +
    'pregunta|saber|decir|dime|decirme|diga|solo|sólo|cosa|gente|vuestro|vuestra|vuestros|vuestras|señor|' +
    'señora|regalo|regalar|cumpleaños|madre|padre|mujer|marido|amigo|amiga|vacaciones|quién|haya|vez|va|voy|' +
    'vais|vamos|ir|pasa|pasó|pongo|poner|meter|saco|sacar|poco|mucho|otra|otro|aquí|ahí|allí|preferiría|' +
    'prefería|preferiblemente|mejor en|en vez|que le gusta|le gustan|le gusta|le encanta|le encantan|' +
    'encantan|encanta|gustan|gusta|fan de|cumple|años|ya lo tengo|ya lo he leído|ya lo leí|lo conozco|' +
    'conozco|de verdad|y en|que sea|sea|que dé|por la noche|para leer|le chiflan' +
    '|encantó|encanto|me encantó|gustó|me gustó|no me gusta|no me gustan|no me gustó|no me va' +
    '|no es lo mío|lo mismo|genial|increíble|maravilloso|mejor algo|terminado|acabado|terminé|acabé' +
    '|pero en|los tenéis|lo tenéis|las tenéis|tenéis' +
    '|gordo|gorda|gordito|sencillo' +
    '|aunque|igual',
};
