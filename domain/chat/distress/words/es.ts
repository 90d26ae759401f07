import type { DistressWords } from '../distress-words';

/** Spanish words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const es: DistressWords = {
  sets: {
    someone: 'libros|pratchett|leer|lectura',
    hang1: 'ahorco|cuelgo|suicido|voy a matar',
    hangs: 'ahorcar|colgar|matar|suicidar|tirar|morir|quitar la vida',
    tellKill: `
      se va a matar|matarse|suicid*|se mata|se quiere morir|quitarse la vida|no quiere vivir|acabar con todo
      se va a suicidar|morirse|se va a tirar|se quiere tirar`,
    mum: 'a mamá|a mi madre|a mis hijos|a los niños|a mi hermana|a mi hermano|a nosotros',
    notHere: `
      yo no exist*|no exist*|no estuviera|yo no estuviera|me muriera|me muero|desapareciera|yo desaparec*
      estuviera muert*|no estoy|no hubiera nacido|me fuera para siempre`,
    easier: 'más fácil|mejor|más felices|más feliz|más sencillo',
    live: 'vivir|seguir viviendo|seguir con vida|la vida|continuar viviendo|estar viva|estar vivo',
    no: 'no tengo|sin|ya no tengo|no me quedan|no encuentro|he perdido|perdí|ninguna|no me queda',
    iWant: `
      quiero|kiero|me quiero|quisiera|voy a|me voy a|deseo|tengo ganas de|me dan ganas de|pienso|pienso en
      estoy pensando en|solo quiero|ojalá pudiera|necesito|he decidido|prefiero|preferiría|quería|me gustaría`,
    killMe: `
      matarme|suicidarme|ahorcarme|quitarme la vida|quitarme de en medio|pegarme un tiro|tirarme por
      cortarme las venas|envenenarme|acabar con mi vida|terminar con mi vida|acabar con todo|poner fin a mi vida
      desaparecer para siempre|dormirme para siempre|dejar de existir|dejar de vivir`,
    killHer: `
      matarse|suicidarse|quitarse la vida|ahorcarse|hacerse daño|acabar con su vida|se quiere matar|se va a matar
      se quiere morir|se corta|se autolesiona|intentó suicidarse|ha intentado suicidarse|intento de suicidio
      ideas suicidas|pensamientos suicidas`,
    dead: 'muert*|morirme|morir|no haber nacido|no existir',
    close: 'mi|un amigo mío|una amiga mía|una amiga|un amigo|alguien que conozco|nuestro|nuestra',
    them: `
      marido|novio|pareja|esposo|mujer|novia|ex|padre|papá|madre|mamá|padrastro|madrastra|hermano|tío|hijo|jefe
      familia|abuelo|primo|exmarido|exnovio|profesor|entrenador|vecino|suegro|compañero|suegra|suegros|abuela|tía
      hija|hermana|compañera|cuñado|casero|compañero de piso|exmujer`,
    he: 'mi {them}|él|ella|ellos|alguien|un hombre|un tío|un tipo|mis padres|papá|mamá|mi suegra',
    beats: `
      pega|pegó|pegan|pegaba|golpea|golpeó|golpean|maltrata|maltrató|maltratan|viola|violó|violaron|agrede|agredió
      agredieron|estranguló|ahoga|ahogó|amenaza|amenazó|amenazan|acosa|acosó|persigue|empuja|empujó|insulta y
      encierra|encerró|abusa de|abusó de|apuñaló|da palizas|agarró|agarra|agarrado|zarandea|zarandeó|escupe|muerde
      mordió|abofetea|abofeteó|patea|pateó|tira cosas|lanza cosas|tira del pelo|insulta|insultó|estrangula
      arrastró|arrastra|rompió|tiró`,
    pills: `
      pastilla*|píldora*|comprimido*|medicamento*|somnífero*|paracetamol|ibuprofeno|antidepresivo*|tranquilizante*
      ansiolítico*|tranquimazin`,
    many: `
      demasiad*|muchas|muchísimas|todas las|todas mis|un bote de|una caja de|un montón de|todo el bote de|tantas`,
    poison: `
      lejía|veneno|pila|ácido|detergente|matarratas|amoniaco|desatascador|producto de limpieza|lavavajillas
      jabón líquido|limpiador|gasolina|desinfectante|fairy|quitaesmalte|sosa`,
    man: 'hombre|alguien|tío|tipo|desconocido|ladrón|ladrones|él|ellos|hombres',
    home: 'en mi casa|en casa|en mi piso|en mi habitación|a mi casa',
    laugh: `
      de risa|de ganas|de curiosidad|de aburrimiento|de vergüenza|de hambre|de sueño|de frío|de envidia|de miedo
      de cansancio|por leer|por tener|por saber`,
    beaten: 'pegado|golpeado|maltratado|violado|agredido|estrangulado|amenazado|acosado|violada|apuñalado',
    threat: 'amenazando|siguiendo|pegando|maltratando|acosando|agrediendo|persiguiendo',
    force: `
      trabajar|casarme|acostarme|prostituirme|mendigar|tener sexo|fuerzas|fuerza|ganas|las ganas|motivos|razones
      energía|ánimo|valor`,
    took: 'he tomado|me he tomado|tomé|me tomé|ha tomado|se ha tomado|tragado|me tragué|tomado',
    drank: 'ha tragado|ha bebido|se ha bebido|tragó|bebió|bebido|tragado|comió',
    buys: 'compr*|pid*|gast*|llev*|olvid*|traig*',
    fiction: `
      libro|libros|novela|novelas|thriller|historia|película|testimonio|relato|cuento|policiaca|memorias`,
    whose: 'donde|en el que|en la que|en que|cuyo|cuya|sobre una mujer|sobre un hombre|sobre una chica|con una',
  },
  life: `
    {iWant} {killMe}|suicidarme|quitarme la vida|ahorcarme|cortarme las venas|acabar con mi vida|{iWant} matar $
    me voy a matar|me quiero matar|me mato $|me voy a suicidar|me suicido|{iWant} morirme|{iWant} morir
    me quiero morir|quiero estar muert*|{iWant} estar muert*|querría estar muert*|quisiera estar {dead}
    {iWant} no despertar|{iWant} no existir|{iWant} desaparecer para siempre|desaparecer para siempre
    no quiero vivir más|no quiero vivir $|ya no quiero vivir|no quiero seguir viviendo|no quiero seguir con vida
    no quiero estar viv*|no quiero vivir así|no tengo ganas de vivir|sin ganas de vivir|no quiero despertar*
    no deseo vivir|no quiero existir|no merece la pena vivir|ojalá {dead}|ojalá estuviera muert*|ojalá me muriera
    ojalá no hubiera nacido|ojalá no despertara|mejor muert*|estaría mejor muert*|pienso _ suicidio
    pensando en el suicidio|pensar en el suicidio|pensamientos suicidas|ideas suicidas|ideación suicida
    soy suicida|cometer suicidio|planeando mi suicidio|nota de suicidio|acabo con todo|acabo con mi vida
    termino con mi vida|esta noche acabo|la vida no tiene sentido|mi vida no tiene sentido
    vida ya no tiene sentido|sentido a seguir viviendo|sentido seguir viviendo|sentido vivir|sentido a vivir
    sentido a la vida|razón para vivir|razones para vivir|motivos para vivir|motivo para vivir
    nada por lo que vivir|no vale la pena vivir|cansad* de vivir|hart* de vivir|cansad* de la vida
    hart* de la vida|cansad* de estar viv*|mejor sin mí|mejor si yo no|mejor si estuviera muert*
    me va a echar de menos|me echaría de menos|me echará de menos|nadie me extrañ*|carta* de despedida
    carta* de suicidio|me corto otra vez|me corto los brazos|me corto las|me corto y no|me autolesiono
    autolesionarme|{iWant} hacerme daño|me hago daño a mí|me hago cortes|morir sin dolor|morir sin sufrir
    cómo matarme|cómo suicidar*|cómo puedo morir|cómo me mato|forma* de morir|forma de suicidar*|manera de morir
    muerte sin dolor|formas de matar* sin|métodos para morir|cuántas {pills} _ {dead}|cuántas {pills} _ matar*
    cuántos {pills} _ {dead}|tirarme al tren|tirarme por|tirarme del|saltar del puente|forma menos dolorosa
    manera menos dolorosa|modo menos doloroso|menos dolorosa de morir|sin que duela morir|quiero morirme
    duele morir`,
  closeLife: `
    {close} _ {killHer}|{close} _ quiere morir*|{close} _ no quiere vivir|{close} _ se quiere suicidar
    {close} _ suicidarse|{close} _ va a suicidarse|{close} _ no quiere seguir viviendo|{close} _ habla de suicid*
    {close} _ ya no quiere vivir|ella se quiere matar|él se quiere matar|{close} _ {tellKill}
    {close} no para _ se va a matar|{close} no para _ {tellKill}|{close} _ dice _ {tellKill}
    {close} _ decir que {tellKill}|{close} _ diciendo que {tellKill}|{close} amenaza con {tellKill}
    que se va a matar|dice que se quiere morir|{close} _ carta de despedida|{close} _ se corta
    {close} _ quisiera estar muert*|{close} _ desea morir*|{close} _ tirarse`,
  violence: `
    {he} me {beats}|{he} _ me {beats}|{he} nos {beats}|^ me {beats}|me {beats} con un|me {beats} cada
    me {beats} cuando|y me {beats}|{he} _ {beats} a mis hijos|{he} _ {beats} a mi madre|{he} me ha {beaten}
    {he} _ me ha {beaten}|me han {beaten}|me ha {beaten}|me violaron|me violó|me han violado|me ha violado
    fui violad*|he sido violad*|me están {threat}|{he} _ me va a matar|{he} _ va a matarme|{he} _ me quiere matar
    {he} _ quiere matarme|que me va a matar|que me matará|amenaz* con matarme|nos va a matar|{he} me hace daño
    {he} _ me hace daño|{he} me toca|{he} _ me toca por|{he} me tocaba|{he} me sigue|{he} _ me persigue
    {he} _ me acosa|sufro malos tratos|sufro maltrato|sufro violencia|sufro abusos|soy víctima de
    víctima de violencia|víctima de malos tratos|víctima de trata|tengo miedo de mi {them}|miedo a mi {them}
    miedo de volver a casa|miedo volver a casa|miedo por mi vida|tengo miedo de él|miedo de que me mate
    quitaron el pasaporte|quitó el pasaporte|quitado el pasaporte|tienen mi pasaporte|me obligan a
    me obliga a {force}|casarme a la fuerza|me fuerzan a|me tienen encerrad*|me tiene encerrad*|no me deja salir
    prostituirme|{he} _ de pegarme|{he} _ de golpearme|{he} _ pegarme|{he} _ golpearme|{he} _ de maltratarme
    {he} _ violarme|{he} _ matarme`,
  danger: `
    {took} {many} {pills}|{took} _ {many} {pills}|tomé {many} {pills}|una sobredosis|sobredosis ayuda
    de sobredosis|no respira|dejó de respirar|no puedo respirar|no respiro|me ahogo y|está inconsciente
    está desmayad*|no despierta|no se despierta|se ha desmayado y|me está dando un infarto|tengo un infarto
    está dando un infarto|estoy teniendo un infarto|tiene un infarto|me da un infarto ahora|un ictus ahora
    me está dando un ictus|dolor en el pecho|me duele el pecho|sangra mucho|sangrando mucho|no para de sangrar
    desangr*|mi casa se quema|mi casa _ quemando|mi casa arde|se quema mi casa|mi casa está en llamas
    hay fuego {home}|incendio {home}
    arde mi casa|{man} _ entrando {home}|{man} _ entrar {home}|{man} _ intentando entrar|{man} _ intenta entrar
    {man} _ ha entrado {home}|{man} dentro de mi casa|{man} me sigue|{man} me está siguiendo|me están siguiendo
    me persiguen|estoy en peligro|estamos en peligro|está en peligro de|mi vida está en peligro|corro peligro
    llam* a una ambulancia|llam* una ambulancia|llam* a la policía|necesito una ambulancia|necesito a la policía
    manden una ambulancia|{drank} {poison}|{drank} _ {poison}|hacerle daño a mi hij*|hacer daño a mi bebé`,
  softLife: `
    no puedo más|ya no puedo más|no aguanto más|no puedo seguir $|no puedo seguir así|me odio|odio mi vida
    quiero desaparecer|no veo salida|no hay salida|todo me da igual ya|estoy desesperad*|que todo acabe
    que se acabe todo|soy una carga|nadie me quiere|me rindo|para qué seguir|no tiene sentido nada
    ayuda tengo miedo|tengo mucho miedo|{no} {force} para {live}|{no} {force} de {live}|{no} _ {force} _ {live}
    {easier} _ si {notHere}|me voy a {hangs}|me quiero {hangs}|quiero {hangs}me|me {hang1} hoy|me {hang1}
    dormirme y no despertar*|dormir y no despertar|quedarme dormid* y no|tengo una cuerda|compré una cuerda
    irme de este mundo|dejar este mundo|que se acabe mi vida|que mi vida acabe|saltar por la ventana|tirarme por
    me hago cortes|me quemo a propósito|ya no quiero estar aquí $|no quiero estar en este mundo
    se acabó todo para mí|mi último día|mi última noche|mi ultima noche|soy suicida|estoy suicida
    ya no quiero estar|no quiero estar aquí $|no quiero estar aquí más|irme para siempre|me quiero ir para siempre
    quiero irme para siempre|quiero irme de aquí para siempre|la vida me pesa|me pesa la vida|me duele vivir
    duele estar viv*|demasiado doloroso vivir|espero morirme|espero no despertar|merezco morir
    debería estar muert*|lista para morir|listo para morir|hacerme algo|voy a hacer una locura|voy a hacerme algo
    cometer una locura|estoy harto de todo y de vivir|bastante de esta vida|esta vida no es para mí|dejarme morir
    prefiero la muerte|para qué seguir viviendo|para qué vivir|por qué sigo viv*|por qué vivir|estoy en el puente
    en la azotea|no merezco vivir|si me muero|si me muriera|si yo muriera|cuando esté muert*|no puedo vivir así
    la vida es insoportable|la vida es un infierno|mi vida se acabó|mi vida está arruinada|me siento vací* y
    no valgo nada|no sirvo para nada|nada que perder|que pare ya|que pare todo|no quiero estar más
    me quiero ir de aquí $|me voy a matar|que todo se acabe|que se acabe|me da igual vivir|me da igual morir
    nada tiene sentido|ya nada tiene sentido`,
  softViolence: `
    {he} _ nos {beats}|nos pega|{he} _ pega {mum}|{he} _ me manosea|{he} _ manosea*|{he} _ me toca
    {he} _ me toquetea|{he} _ abofete*|{he} _ me escupe|{he} _ me agarra|{he} _ me tira del pelo
    {he} _ me echó de casa|{he} _ me empuja|me quieren casar|me van a casar|quieren casarme|obligada a casarme
    contra mi voluntad|{he} _ me chantajea|fotos mías desnud*|{he} _ me controla|{he} _ un cuchillo
    {he} _ una pistola|{he} _ una navaja|{he} me {beats}|me {beats} mi {them}|me {beats} mi|del cuello
    por el cuello|manos al cuello|manos en el cuello|{he} _ me tira|{he} _ me lanza|me agarró del|me agarró por
    {he} _ me rompió|me rompió el brazo|me rompió la nariz|moratones|llena de moratones|ojo morado|me tira cosas
    me pega mi|me lanza cosas|en la copa|en mi bebida|en mi copa|me drogaron|me drogó|desperté herid*
    me desperté herid*|me ha pegado|me pegó|me pega|me golpeó|{he} me da miedo|no estoy segur* en casa|me escondo
    estoy escondid*|me va a encontrar|alguien me hace daño|me dieron una paliza|me han dado una paliza
    me dio una paliza|me maltrata|me amenaza`,
  softDanger: `
    {took} _ un montón de {pills}|tragado _ {pills}|tragó _ {pills}|tomado _ {pills} y|se ha desplomado
    se desplomó|no responde|no reacciona|se ha desmayado|se desmayó|ha perdido el conocimiento
    perdió el conocimiento|convulsion*|se está ahogando|se ahoga|se atragantó|se ha atragantado|se pone azul
    labios azules|lo han atropellado|la han atropellado|me han atropellado|accidente de coche ahora|huele a gas
    escape de gas|fuga de gas|boca torcida|choque anafiláctico|reacción alérgica grave|se ha caído y no
    sangre por todas|hay mucha sangre|pierde mucha sangre|perdiendo mucha sangre|sangre por todos
    no para la sangre|no para de salir sangre|bebido {poison}|bebió {poison}|electrocut*|mordido una serpiente
    picado una|atrapad* en|no puede respirar|le cuesta respirar|me cuesta respirar|hinchan los labios
    labios hinchados|garganta cerr*|se me cierra la garganta|creo que me muero|me estoy muriendo|estoy sangrando
    está sangrando|voy a desmayarme|me voy a desmayar|la policía rápido|llama a alguien|hay fuego|hay un incendio
    disparos|dando un ictus|un ictus|un infarto|un derrame|cortado las venas|una convulsión`,
  notMeant: `
    muero {laugh}|morir {laugh}|muero por|morir de amor|muriendo {laugh}|morirme {laugh}|me mata si _ {buys}
    me matará si _ {buys}|me va a matar si _ {buys}|me mata la|me está matando la|matar el tiempo
    entrega me está matando|espera me está matando|veronika decide morir|vivir para contarla
    no me quiero morir sin|antes de morir|mi mujer me mata $|me pega con|me pega más|este libro me
    este capítulo me|me golpeó la historia|se suicidó|vivir sin {someone}|me da miedo que|este libro me agarró`,
  shop: `
    tenéis|tienen|hay algún|libro*|novela*|leer|lectura|tomo*|serie|saga|paquete*|pedido*|entrega*|web|página*
    cuenta|precio*|isbn|escane*|cesta|contraseña|reembolso*|capítulo*|edición|ediciones|boletín|ejemplar*|autor*
    oferta*|pago|correo|envío*|portada|app|historia|colección|suscripción|título*|thriller*|cancelar|esperar
    vender|vendo|comprar|compr*|cómics|dune|llega a tiempo|cuándo llega|llegar|llegó|llegará|vacaciones|pida
    oferta|ofrec*|estado|responder|respondí|respondo|consulta|rebaja|aceptar|banco|datos|equivocarme|sobrino
    perfil|final|película|pedir|ahorrarme|ahorrarse`,
  story: '{fiction} {whose}|{fiction} _ {whose}|{fiction} _ dice|diario de',
};
