import type { TopicWords } from '../senses';

/** Spanish words for what questions are about. */
export const topics: TopicWords = {
  sell:
    'vend*|venta|deshacerme|deshacerse|quitarme|librarme|recompra|comprar libros usados|compráis libros|' +
    'desprenderme|segunda mano|usados|libros viejos vender|dar salida',
  buy: 'compr*|compra|pedir|pedido|encarg*|adquir*',
  offer:
    'oferta*|tasación|tasa*|valor*|valora*|precio de compra|estimación|calcul*|cuánto pagáis|tan poco|' +
    'cuánto me pagáis|cotiz*|propuesta|de dónde sale*|fijáis|decidís|determináis|en qué os basáis|llegáis',
  hold:
    'guardáis el precio|precio que me dais|mantenéis el precio|precio de hoy|válid*|vale la oferta|' +
    'validez|vigente*|vigencia|garantiz*|mantien*|dura la oferta|dura una oferta|se mantiene|conserva*|' +
    'mantenéis|respet*|guardad*|dura',
  expired: 'caduc*|venc*|expir*|pasad*|acabad*|acaba|termina*|se me pasa|pasa el plazo|agota*',
  declined:
    'rechaz*|no quer*|no aceptáis|no aceptan|no os interesa|no me dais nada|cero euros|0 euros|sin oferta|' +
    'no hay oferta|no cogéis|no comp* mi|no compráis|negado|no lo quieren|no lo queréis|deneg*',
  accept:
    'aceptáis|aceptan|acept*|qué libros|qué tipo de libros|revistas|libros de texto|dvd*|cd|partituras|' +
    'enciclopedia*|sin isbn|libros antiguos|libros viejos|cogéis|cómics|sin código|admit*',
  book: 'libro*|novela*|título*|ejemplar',
  copies: 'mismo libro|mismo título|repetid*|duplicad*|iguales|del mismo',
  isbn: 'isbn*|ean|número del libro',
  barcode: 'código de barras|códigos de barras|codigo de barras|rayas|barras|rayitas',
  scan: 'escane*|escáner|leer el código|teclear|escribir uno|uno por uno|uno a uno|meter los números|introducir',
  camera: 'cámara*|webcam|pantalla negra|objetivo',
  shelf:
    'estantería*|biblioteca entera|toda mi biblioteca|colección|muchos libros|cientos|de golpe|de una vez|' +
    'a la vez|lista|excel|csv|subir|hoja de cálculo|en masa|montón|librería entera|todos mis libros|' +
    'cajas de libros|decenas|de una sola vez|archivo|uno por uno|uno a uno|herencia|heredado|heredé|' +
    'cada número|dejó|piso lleno|mudanza',
  offline:
    'sin conexión|sin internet|sin red|sin wifi|no hay internet|sótano|desván|trastero|sin cobertura|' +
    'no tengo cobertura|no hay cobertura|offline|no tengo internet|sin señal|no hay wifi',
  guest:
    'sin cuenta|sin registrarme|sin registrarse|sin registro|como invitado|invitado|sin crear|' +
    'necesito cuenta|necesito una cuenta|hace falta cuenta|tener cuenta|hace falta registrarse|' +
    'tengo que registrarme|sin hacerme|crear una cuenta para|hay que registrarse',
  account: 'cuenta*|perfil',
  register: 'registr*|crear cuenta|crear una cuenta|darme de alta|dado de alta|di de alta|abrir cuenta|me he dado',
  'sign-in':
    'iniciar sesión|inicio de sesión|inicio sesión|entrar en mi|entrar a mi|acceder|acceso|login|loguear*|' +
    'conectarme|entrar|ingresar|identificarme',
  password: 'contraseña*|clave',
  mail: 'correo*|e-mail*|email*|mail*',
  confirm: 'confirm*|activ*|verific*',
  passkey:
    'passkey*|llave de acceso|llaves de acceso|clave de acceso|claves de acceso|doble factor|dos factores|' +
    '2fa|huella*|face id|biométric*|llave de seguridad|dos pasos',
  device:
    'dispositivo*|móvil robado|robado el móvil|robaron el móvil|perdido el móvil|ordenador|otro ordenador|' +
    'todas partes|cerrar sesión|cerrar la sesión|sesión abierta|sesiones|hackead*|teléfono robado|' +
    'cibercafé|robado|robaron',
  locked:
    'bloquead*|bloqueo|demasiados intentos|intentos|esperar antes|demasiadas veces|intentarlo|' +
    'varias veces|muchas veces mal|me dice que espere|esperar|inténtalo más tarde|muchos intentos',
  delete: 'borrar*|borro|eliminar*|elimino|elimin*|cerrar mi cuenta|cerrar la cuenta|darme de baja|doy de baja|baja',
  data:
    'datos|rgpd|información sobre mí|sabéis de mí|saben de mí|guardáis|exportar|guardada|guardan de|' +
    'almacen*|información personal|tenéis de mí|sabéis sobre mí|tenéis guardado',
  cookies:
    'cookie*|rastre*|publicidad|seguimiento publicitario|analític*|espiáis|espían|anuncios|aviso de|espía|' +
    'me seguís|vigiláis',
  library: 'biblioteca*|sello*|expurgad*|descartad*',
  company:
    'empresa*|comercio|menor*|menor de|tengo * años|tiene * años|mi edad|mi hijo|mi hija|adulto*|librero*|' +
    'mayor de edad|negocio|revendedor*|autónom*|17|16|15|librería de',
  minimum:
    'mínim*|un solo libro|solo un libro|sólo un libro|un libro solo|importe mínimo|uno solo|' +
    'un único libro|dos libros|demasiado poco|libro suelto|merece la pena|vale la pena|solo dos|' +
    'solo tengo dos|solo 2|montón más grande|suficientes libros|compensa',
  condition: 'estado*|condición|condiciones|calidad|como nuevo|muy bueno|aceptable|conservación|nivel',
  damaged:
    'dañad*|subrayad*|anotacion*|anotad*|notas|marcad*|manch*|rot*|mojad*|agua|moho|humedad*|café|doblad*|' +
    'amarill*|falt* páginas|páginas que faltan|gastad*|escrit* dentro|lápiz|garabat*|huele*|olor|tabaco|' +
    'rasgad*|subrayado|hojas sueltas|esquinas|fluorescente|bolígrafo|arrugad*|arrancad*|sueltas|sucio|' +
    'descosid*|despegad*|hechas polvo|mojado|mojada|húmedo|húmeda|empapad*|rota|roto|rotas|sucia|ondulad*|' +
    'pintarraje*|faltan páginas|le faltan hojas|faltan hojas' +
    '|destrozad*|hecho polvo|roto|rota',
  worse:
    'peor*|rebaj*|no estoy de acuerdo|reduc*|menos de lo|bajad*|bajáis|disput*|inferior|menor al|' +
    'discrepar|desacuerdo|degrad*|más bajo|baja de categoría|baje*|estricto*|más estropeado|más gastado|' +
    'me pagáis menos|opinar|peor de lo que|voz en|decir algo',
  choose:
    'elegir|elijo|escojo|escoger|qué estado|qué nivel|no sé qué|cómo sé|decid*|valor* el estado|' +
    'no estoy seguro|no estoy segura|dudo|saber en qué|indicar|pongo|acert*',
  described:
    'descrit*|descripción|como se describía|llegó dañado|llegado dañado|defect*|reclam*|distinto|' +
    'diferente de|libro equivocado|equivocado|no coincide|ha llegado roto|queja|quejarme|mal estado|' +
    'no corresponde|no es el que|otra edición|llegó roto|llegado roto|en peor estado|que recibí|' +
    'que he recibido|recibí|ponía|decía que|supuestamente|me ha llegado|me llegó|anunciado|prometid*|' +
    'anunciad*|debía ser|se suponía|vendido como|vendíais como|ponía que',
  parcel: 'paquete*|caja*|envío|bulto*',
  pack:
    'empaquet*|embal*|envolver|envuelvo|plástico de burbujas|pesa|peso|pesad*|un sobre|en sobre|' +
    'sobre acolchado|sobres|kilo*|kg|' +
    'caja de zapatos|cinta',
  postage:
    'gastos de envío|coste de envío|coste del envío|franqueo|etiqueta*|sello|envío gratis|envío gratuito|' +
    'portes|paga el envío|pago el envío|cuesta el envío|cuesta enviar|imprim*|impresora|pagáis el envío|' +
    'pagar el envío|corre con',
  send: 'envi*|envío|mandar*|mando|mandé|remit*|despach*',
  delivery: 'entreg*|llega*|llegar|recibir|recibo|envío a casa|a mi casa|reparto|llegan|tiempo de envío|plazo de envío',
  country:
    'extranjero|país|países|internacional*|suiza|alemania|francia|españa|italia|portugal|polonia|holanda|' +
    'países bajos|japón|estados unidos|inglaterra|reino unido|méxico|argentina|chile|colombia|canarias|' +
    'baleares|ceuta|austria|irlanda|bélgica|europa|ue|andorra|latinoamérica|américa|perú|eeuu|fuera de|' +
    'vive en|vivo en|mudado a|mandáis a|hacéis envíos',
  lost:
    'no ha llegado|no me ha llegado|no llega|no llegó|sin llegar|no han llegado|perdid*|extraviad*|' +
    'retras*|seguimiento|no he recibido|no recibí|todavía no|aún no|sigue sin|falta|tarda mucho|' +
    'dónde está|desapareci*|rastrear|rastreo|estado de|por dónde va|sigo esperando|sigo sin|qué pasa con|' +
    'cómo va|cómo van|hay novedades|qué hay de|en qué punto|tenía que llegar|debía llegar|' +
    'debería haber llegado|tendría que haber|no hay rastro|ni rastro|qué ha sido de|no aparece|' +
    'nunca llegó|noticias|no ha entrado',
  several:
    'varios|varias|dos paquetes|dos cajas|varios paquetes|más de un paquete|dividir|repartir|separad*|' +
    'en dos|segundo paquete|tres cajas|por separado|más de una caja',
  deadline:
    'plazo*|fecha límite|hasta cuándo|demasiado tarde|como tarde|cuánto tiempo tengo|último día|' +
    'días tengo|tiempo tengo|antes de qué|a tiempo|tarde',
  forgot:
    'olvid* meter|olvid* poner|olvid* incluir|libro equivocado en|metí el libro|me equivoqué|metido el|' +
    'metido otro|por error|falta en el paquete|falta un libro|confundid*|equivocado de|sin querer|' +
    'otra edición en|se me olvidó|se me ha olvidado|olvid*|he metido|metí',
  silent:
    'no contest*|no respond*|sin respuesta|no vi|no he visto|de vacaciones|ignor*|se me pasó|no me entero|' +
    'no digo nada|se me pasa el correo|no leo|si no os contesto',
  grading: 'revis*|comprob*|inspec*|examin*|evalua*|proces*|clasific*|verificáis|revisión|mirar mis libros|valoráis',
  money: 'dinero|pasta|euros|pago*|plata|importe|perras|efectivo',
  paid:
    'pagáis|pagan|me pagan|me pagáis|cobr*|cobro|cobrar|transferencia*|mi dinero|el dinero|ingres*|' +
    'recibir el dinero|abono|me ingresáis|pagarme|me pagaréis',
  pay:
    'tarjeta*|tarjeta de crédito|paypal|apple pay|google pay|klarna|formas de pago|métodos de pago|' +
    'método de pago|forma de pago|medios de pago|pagar*|pagar con|puedo pagar|visa|mastercard|bizum|' +
    'contra reembolso|plazos|transferencia|pago con|contrarreembolso|a plazos',
  bank:
    'banco*|iban|cuenta bancaria|datos bancarios|número de cuenta|bancari*|cambiado de banco|nuevo banco|' +
    'otro banco|nueva cuenta',
  change: 'cambi*|modific*|actualiz*|nuevo|nueva|otro|otra|corregir|poner en|editar|sustituir',
  credit:
    'crédito*|saldo*|vale de compra|vales|cupón|bono*|bonificación|monedero|crédito de tienda|' +
    'si dejo el dinero|dejo el dinero|próximos libros|próxima compra|siguiente compra|' +
    'en vez de transferencia|en lugar de transferencia|algo extra|en vez de dinero|extra',
  refund:
    'reembols*|devolución del dinero|devolv* el dinero|devuelv* el dinero|recuperar el dinero|' +
    'mi dinero de vuelta|reintegr*|abonáis|me abonan|en mi tarjeta|de vuelta en la tarjeta|' +
    'vuelve el dinero',
  tax: 'impuesto*|iva|factura*|recibo|aduana*|ticket|tique|justificante',
  discount:
    'descuento*|tachad*|rebajado*|oferta especial|promoción*|precio fijo|cupón|precio anterior|' +
    'ley del libro|rebajas|código promocional|dos precios|raya|línea encima|rebaja|rebaja de verdad|' +
    'raya encima|cruzado' +
    '|un código|código',
  price: 'precio*|importe|más caro|cuesta|subido|valor',
  return:
    'devol*|devuelv*|devuelt*|retorno|desist*|desistimiento|no me gusta|no me ha gustado|' +
    'he cambiado de idea|cambio de opinión|arrepent*|echarme atrás|me lo pienso|de vuelta|vuelven|vuelva' +
    '|ya no lo quiero|no lo quiero|no me gusta|cambiado de idea|cambié de idea|me arrepentí|no quedármelo',
  cancel: 'cancel*|anul*|parar mi pedido|echar atrás|deshacer',
  swap:
    'intercambi*|trueque|canje*|cambiar libros|libro por libro|unos libros por otros|libros por libros|' +
    'permut*|a cambio|otros tantos|otras tantas|elijo otros|elijo otras|sin pagar|no pago nada|' +
    'cambio unos',
  trade: 'pedido*|intercambio|transacción*|mi venta|número de pedido|estado de mi|operación*|orden|intercambios',
  reserved:
    'reserv*|apartad*|guardado para mí|se lo lleva otro|me lo quiten|me lo quitan|otra persona lo|' +
    'último ejemplar|agotad*|guardáis|quitar|alguien lo compra|siguen siendo|se quedan en|' +
    'desaparec* del carrito|guardan en el carrito',
  wish:
    'deseo*|lista de deseos|avis*|notific*|alerta*|vuelva a haber|vuelve a estar|esquina|doblad*|favorit*|' +
    'avisadme|avísame|cuando haya|cuando esté|recordar|agotad*|de nuevo disponible|marcador*|vuelva|' +
    'vuelve a entrar|avisar|reponer|repongáis|entre otro',
  cart: 'carrito|cesta',
  safe: 'segur*|seguridad|cifrad*|fraude|protegid*|encript*|a salvo|confianza|robar',
  contact:
    'contact*|teléfono*|llamar|llamaros|número de|atención al cliente|servicio de atención|escribiros|' +
    'soporte|vuestro correo|vuestro email|localizaros|horario*|hablar con vosotros|escribirles',
  bot: 'bot|robot*|chatbot|ia|inteligencia artificial|máquina*|automátic*|chat|asistente*',
  shop:
    'quién está detrás|detrás de dogear|quién lleva|dueño*|propietari*|sede|vuestra empresa|aviso legal|' +
    'fiable*|de fiar|seria|serios|quiénes sois|dogear|confiable*|quién gestiona|dónde estáis',
  tongue:
    'idioma*|lengua|moneda*|divisa*|en inglés|en euros|traduc*|cambiar de país|dólares|libras esterlinas|' +
    'web en|página en|versión en',
  accessible:
    'ciego*|ciega*|lector de pantalla|lectores de pantalla|teclado|discapacidad|modo oscuro|contraste*|' +
    'tamaño de letra|letra más grande|accesib*|baja visión|invidente*|tamaño del texto|ratón|tema oscuro|' +
    'letra',
  catalogue: 'catálogo*|no encontr*|no encuentr*|desconocid*|no aparece|no conocéis|no sale|no figura|no está en',
  begin: 'empieza*|comienza*|inicio|cuenta desde|desde cuándo|a partir de cuándo|arranca|cuentan|empezar',
  'bought-here':
    'comprado aquí|compré aquí|comprado en vuestra|os compré|comprado a vosotros|después de leer*|' +
    'cuando lo termine|revend*|volver a vender|recomprar|os he comprado|ya leído|una vez leído|compré en|' +
    'comprado en dogear|compré a vosotros|acabado de leer|terminado de leer',
  fail:
    'no funciona|no va|falla*|error*|problema*|no lee|no reconoce|borros*|no puedo|imposible|se ve negro|' +
    'se ve negra|oscur*|negra|no me deja|fallid*|devuelto por|no pasa|rechazado|no se lee|no lo lee|' +
    'no consigo|no carga|ha fallado|no me llega el pago',
  mean:
    'qué es|qué significa*|significa*|qué quiere decir|qué son|explic*|diferencia*|en qué consiste|' +
    'para qué sirve|qué supone|a qué se refiere|quieren decir|qué ventaja*',
  'gift-card':
    'tarjeta regalo|tarjetas regalo|tarjeta de regalo|tarjetas de regalo|vale regalo|vales regalo|' +
    'cheque regalo|cheques regalo|bono regalo|bonos regalo|vale de regalo|tarjeta para regalar',
  'e-book':
    'ebook*|e-book*|e book*|libro electrónico|libros electrónicos|libro digital|libros digitales|en digital|' +
    'formato digital|versión digital|kindle|kobo|epub|pdf|audiolibro*|lector electrónico|descargar libros|' +
    'descargar un libro|ereader',
  'pick-up':
    'recoger en tienda|recogida en tienda|recogerlo|recogerlos|recoger el pedido|recoger mi pedido|' +
    'ir a recoger|pasar a recoger|paso a recoger|en persona|tienda física|librería física|local físico|' +
    'sucursal*|punto de recogida|click and collect|vuestra tienda en|tienda en madrid|tienda en|' +
    'visitar la tienda|ir a la tienda|pasarme por|presencial*',
  student:
    'estudiante*|descuento de estudiante|descuento para estudiantes|descuento universitario|carné joven|' +
    'carnet joven|descuento para profesores|profesor*|jubilado*|fidelidad' +
    '|universidad|en la uni|universitari*|estudio en|carné joven|carnet joven',
  'new-address':
    'dirección equivocada|dirección mal|cambiar la dirección|cambiar mi dirección|cambiar de dirección|' +
    'modificar la dirección|dirección de entrega|dirección de envío|otra dirección|nueva dirección|' +
    'me equivoqué de dirección|equivocado de dirección|equivocado en la dirección|me he mudado|me mudo|' +
    'dirección antigua|dirección incorrecta|error en la dirección',
};
