import type { DistressWords } from '../distress-words';

/** Portuguese words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const pt: DistressWords = {
  sets: {
    someone: 'livros|pratchett|ler|leitura',
    tellKill: `
      se mata|se suicida|matar se|matarse|suicid*|não quer viver|quer morrer|acabar com tudo|acabar com a vida
      enforcar*|que se vai matar|atirar se|se vai atirar|tirar a vida`,
    mum: `
      na minha mãe|à minha mãe|nos meus filhos|nos miúdos|na minha irmã|em nós|na mãe|na mamã|em mim|no meu irmão`,
    notHere: `
      eu não exist*|não exist*|eu não estivesse|não estivesse|morresse|eu morresse|desaparecesse|estivesse mort*
      eu nunca|não tivesse nascido`,
    easier: 'mais fácil|melhor|mais felizes|mais simples',
    live: 'para viver|de viver|para continuar a viver|para a vida|de continuar a viver|de estar viv*',
    no: 'não tenho|já não tenho|sem|perdi|não encontro|nenhuma|não me restam|perdi a',
    iWant: `
      quero|só quero|queria|vou|gostava de|apetece me|apeteceme|tenho vontade de|penso em|estou a pensar em
      tenciono|decidi|prefiro|preferia|desejo|ando a pensar em|tou a pensar em|eu quero|só queria
      estou pensando em|planeio|pensei em`,
    killMe: `
      matar me|matarme|me matar|suicidar me|suicidarme|me suicidar|enforcar me|enforcarme|acabar com a minha vida
      acabar com a vida|pôr fim à vida|pôr fim à minha vida|tirar a minha vida|tirar a própria vida
      acabar com tudo $|atirar me da|atirarme da|atirar me para|cortar os pulsos|envenenar me
      desaparecer para sempre|adormecer para sempre|deixar de existir|deixar de viver|por termo à vida`,
    killHer: `
      matar se|matarse|se matar|suicidar se|suicidarse|se suicidar|tirar a própria vida|acabar com a vida
      pôr fim à vida|magoar se|enforcar se|cortar se|cortase|corta se|automutila*|tentativa de suicídio
      pensamentos suicidas|tentou suicidar se|tentou matar se`,
    dead: 'mort*|morrer|nunca ter nascido|não existir',
    close: 'meu|minha|um amigo meu|uma amiga minha|um amigo|uma amiga|alguém que conheço|nosso|nossa',
    them: `
      marido|namorado|companheiro|mulher|namorada|companheira|ex|pai|mãe|padrasto|madrasta|irmão|tio|filho|chefe
      patrão|família|avô|primo|ex marido|professor|treinador|vizinho|sogro|noivo|esposo|homem|sogra|sogros|avó|tia
      filha|irmã|colega|cunhado|senhorio|ex mulher|patroa`,
    he: `
      meu {them}|minha {them}|ele|ela|eles|alguém|um homem|um gajo|os meus pais|o pai|a mãe|minha sogra|a sogra`,
    beatsMe: `
      bateme|bate me|bateume|bateu me|batemme|batem me|me bate|me bateu|espancame|espanca me|espancoume
      espancou me|me espanca|me espancou|violoume|violou me|me violou|me viola|agrideme|agride me|agrediume
      agrediu me|me agrediu|me agride|estranguloume|estrangulou me|me estrangulou|ameaçame|ameaça me|ameaçoume
      ameaçou me|me ameaça|me ameaçou|persegueme|persegue me|me persegue|maltratame|maltrata me|me maltrata
      empurrame|empurrou me|fechame em|tocame|toca me|tocoume|tocou me|me toca|humilhame e|apertame o pescoço
      apertou me o pescoço|abusa de mim|abusou de mim|fazme mal|faz me mal|me faz mal|fezme mal|fez me mal
      me magoa|magoame|magoa me|esfaqueoume|seguemé|segueme para|segue me para|me segue|agarroume|agarrou me
      me agarrou|me agarra|agarrame|agarra me|atirame|atira me|me atira|mordeme|morde me|me morde|cospeme|cospe me
      sacodeme|sacode me|me sacode|arrastoume|arrastou me|me arrastou|insultame|insulta me|me insulta e
      deume um soco|deu me um soco|deume um pontapé|deu me um pontapé|me deu um soco`,
    suffered: `
      violad*|espancad*|agredid*|maltratad*|abusad*|ameaçad*|perseguid*|estrangulad*|esfaquead*|raptad*`,
    pills: `
      comprimido*|pastilha*|medicamento*|remédio*|calmante*|soporífero*|paracetamol|brufen|antidepressivo*|xanax
      victan`,
    many: `
      demasiad*|muitos|muitas|todos os|todas as|uma caixa de|a caixa de|um monte de|tantos|imensos|montes de`,
    poison: `
      lixívia|veneno|detergente|pilha|ácido|amoníaco|soda cáustica|raticida|produto de limpeza|detergente da loiça
      produto|gasolina|diluente|desinfetante|acetona|decapante`,
    man: 'homem|alguém|gajo|desconhecido|ladrão|ladrões|ele|homens|tipo',
    home: 'em casa|na minha casa|em minha casa|no meu quarto|no meu apartamento|cá em casa',
    laugh: `
      de rir|de riso|de curiosidade|de tédio|de vergonha|de fome|de sono|de frio|de inveja|de cansaço|por ler
      por ter|por saber|de vontade|a rir`,
    force: `
      trabalhar|casar*|ter relações|prostituir*|mendigar|forças|força|vontade|razão|razões|motivos|coragem|energia
      a vontade`,
    buys: 'compr*|encomend*|gast*|trouxer|levar|esquec*',
    fiction: 'livro|livros|romance|romances|thriller|história|filme|policial|testemunho|relato|conto|memórias',
    whose: 'onde|em que|no qual|na qual|cujo|cuja|sobre uma mulher|sobre um homem|sobre uma rapariga|com uma',
  },
  life: `
    {iWant} {killMe}|vou matarme|vou matar me|matome|mato me $|suicidome|vou suicidar*|suicidarme|suicidar me
    me suicidar|acabar com a minha vida|{iWant} morrer|só quero morrer|{iWant} estar mort*|quero estar mort*
    quem me dera estar mort*|quem me dera morrer|quem me dera não existir|quem me dera nunca ter nascido
    preferia estar mort*|preferia morrer|antes estar mort*|mais valia estar mort*|mais valia morrer
    estava melhor mort*|oxalá morresse|não quero viver|já não quero viver|não quero mais viver
    não quero continuar a viver|não quero estar viv*|não tenho vontade de viver|sem vontade de viver
    perdi a vontade de viver|não quero acordar|não quero existir|não me apetece viver|já não me apetece viver
    desisti de viver|penso _ suicídio|pensar em suicídio|penso no suicídio|pensar no suicídio|pensamentos suicidas
    ideias suicidas|ideação suicida|sou suicida|cometer suicídio|acabo com tudo|acabo com a minha vida
    pôr fim à minha vida|pôr fim à vida|pôr termo à vida|acabo com a vida|a vida não faz sentido
    a minha vida não faz sentido|vida já não faz sentido|vida não tem sentido|sentido para viver|razão para viver
    razão para continuar a viver|razões para viver|motivo para viver|motivos para viver|não vale a pena viver
    nada por que viver|para que viver|cansad* de viver|fart* de viver|cansad* da vida|fart* da vida
    cansad* de estar viv*|melhor sem mim|melhor se eu não|melhor se eu morresse|sentir a minha falta
    sente a minha falta|sentirá a minha falta|carta* de despedida|carta* de suicídio|cortome|corto me|me corto
    cortarme outra|automutilome|automutilo me|automutilarme|quero magoar me|quero magoarme|faço mal a mim
    fazer mal a mim|morrer sem dor|morrer sem sofrer|como posso morrer|como me matar|como me mato|como matarme
    como suicidar*|forma* de morrer|maneira de morrer|morte sem dor|formas sem dor|métodos para morrer
    quantos {pills} _ {dead}|quantas {pills} _ {dead}|atirarme ao comboio|atirarme para a linha|saltar da ponte
    atirarme da ponte|me vou matar|que me mato|vou me matar|eu mato me|eu matome|maneira menos dolorosa
    forma menos dolorosa|menos dolorosa de morrer|menos doloroso morrer|dói morrer`,
  closeLife: `
    {close} _ {killHer}|{close} _ quer morrer|{close} _ não quer viver|{close} _ já não quer viver
    {close} _ pensa em suicídio|{close} _ fala em suicídio|{close} _ fala em matar*|ela quer matar se
    ele quer matar se|ela quer matarse|ele quer matarse|{close} _ {tellKill}|{close} _ a dizer que {tellKill}
    {close} _ diz que {tellKill}|{close} está sempre _ que {tellKill}|{close} ameaça {tellKill}
    sempre a dizer que se mata|sempre a dizer que se vai matar|{close} _ carta de despedida|{close} _ se corta
    {close} _ cortase|{close} _ corta se|{close} _ queria estar mort*`,
  violence: `
    {he} {beatsMe}|{he} _ {beatsMe}|^ {beatsMe}|{beatsMe} com uma|{beatsMe} sempre|{beatsMe} todas
    {beatsMe} quando|{beatsMe} e|{he} batenos|{he} bate nos meus filhos|{he} bate nos miúdos|{he} _ me mata
    {he} _ matame|{he} _ vai matarme|{he} _ vai matar me|{he} _ matarme|{he} _ matar me|que me mata
    que me vai matar|ameaça* matarme|ameaça* matar me|fui {suffered}|sou {suffered}|estou a ser {suffered}
    tenho sido {suffered}|fui _ {suffered} ontem|sou vítima de|vítima de violência|sofro violência
    sofro maus tratos|sofro abusos|tenho medo do meu {them}|tenho medo da minha {them}|medo do meu {them}
    tenho medo dele|medo de voltar para casa|medo de ir para casa|temo pela minha vida|medo que ele me mate
    tiraramme o passaporte|tiraram me o passaporte|tiroume o passaporte|tirou me o passaporte
    ficaram com o meu passaporte|tiraram o meu passaporte|obrigamme a|obrigam me a|me obrigam a|obrigame a {force}
    obriga me a {force}|casar à força|prostituirme|prostituir me|não me deixa sair|não me deixam sair
    tem me fechad*|temme fechad*|estou presa em casa|{he} _ de me bater|{he} _ me bater|{he} _ de baterme
    {he} _ baterme|{he} _ bater me|{he} _ violarme|{he} _ maltratarme`,
  danger: `
    tomei _ {many} {pills}|tomou _ {many} {pills}|engoli _ {many} {pills}|engoliu _ {many} {pills}
    tomei {many} {pills}|{pills} a mais|uma overdose|de overdose|overdose ajud*|sobredosagem|não respira
    deixou de respirar|parou de respirar|não consigo respirar|está inconsciente|está desmaiad*|não acorda
    desmaiou e não|a ter um enfarte|tive um enfarte agora|a ter um ataque cardíaco|tenho um enfarte
    teve um enfarte agora|a ter um avc|está a ter um avc|dor no peito|dores no peito|dóime o peito|dói me o peito
    sangra muito|a sangrar muito|não para de sangrar|esvair em sangue|a minha casa está a arder|casa está a arder
    minha casa a arder|há fogo {home}|incêndio {home}|{man} _ entrar {home}|{man} _ a tentar entrar
    {man} _ tenta entrar|{man} _ entrou {home}|{man} está a seguirme|{man} está a seguir me|estão a seguirme
    estão a seguir me|estou a ser seguid*|estou em perigo|estamos em perigo|corro perigo|em perigo de vida
    a minha vida está em perigo|corro risco de vida|chamem uma ambulância|chame uma ambulância|chamem o 112
    liguem para o 112|chamem a polícia|preciso de uma ambulância|preciso da polícia|mandem uma ambulância
    bebeu {poison}|bebeu _ {poison}|engoliu {poison}|engoliu _ {poison}|comeu {poison}|fazer mal ao meu bebé
    fazer mal ao meu filho`,
  softLife: `
    não aguento mais|já não aguento|não consigo mais|não posso mais|odeiome|odeio me|odeio a minha vida
    quero desaparecer|não vejo saída|não há saída|estou desesperad*|que isto acabe|que tudo acabe|sou um peso
    ninguém gosta de mim|desisto de tudo|para quê continuar|nada faz sentido|ajudem tenho medo|socorro tenho medo
    {no} {force} {live}|{no} _ {force} {live}|{easier} _ se {notHere}|adormecer e nunca|adormecer e não
    dormir e não acordar|nunca mais acordar|não acordar mais|enforcome|enforco me|me enforco|atirome da
    atiro me da|atiro me do|atirome do|suicido me|me suicido|doume um tiro|corto os pulsos|tenho uma corda
    comprei uma corda|sair deste mundo|deixar este mundo|que a minha vida acabe|acabar a minha vida
    saltar da janela|saltar da|atirarme da|queimome de propósito|não quero estar cá|já não quero estar cá
    não quero estar neste mundo|automutilo|o meu último dia|a minha última noite|meu ultimo dia|sou suicida
    ando suicida|já não quero estar|não quero estar aqui|não quero mais estar aqui|ir embora para sempre
    quero ir embora para sempre|partir para sempre|a vida pesa|viver pesa|dói viver|viver dói|custa me viver
    custame viver|demasiado doloroso viver|espero morrer|espero não acordar|mereço morrer|devia estar mort*
    pront* para morrer|fazer alguma coisa a mim|vou fazer uma loucura|fazer uma asneira comigo|atirarme ao
    atirar me ao|atirarme para|atirar me para|debaixo do comboio|vontade de me matar|de me matar|vontade de morrer
    deixarme morrer|antes a morte|farto desta vida|farta desta vida|para que hei de _ viver
    para que continuar a viver|para que viver|porque é que vivo|estou na ponte|na ponte|no telhado
    não mereço viver|se eu morresse|se morresse|quando eu morrer|não posso viver assim|a vida é insuportável
    a vida é um inferno|a minha vida acabou|a minha vida está arruinada|sinto me vazi* e|não valho nada
    não presto para nada|nada a perder|façam parar|esta noite mato me|quero ir embora $|que acabe tudo
    tanto me faz viver|nada mais faz sentido|já nada faz sentido`,
  softViolence: `
    {he} _ bate {mum}|{he} _ bateu {mum}|{he} _ apalpame|{he} _ apalpa me|apalpame no|apalpa me no
    {he} _ deume um estalo|{he} _ deu me um estalo|deume uma bofetada|deu me uma bofetada|{he} _ cospeme
    {he} _ puxame os cabelos|{he} _ puxa me os cabelos|{he} _ empurra me|{he} _ pôsme na rua|casarme à força
    casar me à força|querem casarme|querem casar me|contra a minha vontade|{he} _ chantageiame
    {he} _ chantageia me|fotos minhas nu*|{he} _ controla tudo|{he} _ uma faca|{he} _ uma pistola|{he} _ uma arma
    {he} _ me toca|{he} _ assediame|{he} _ assedia me|{he} _ insultame e|{he} _ me obriga a|{he} _ atiroume com
    {he} _ deume um murro|deu me um murro|deume uma tareia|dá me tareia|dáme tareia|pelo pescoço|pela garganta
    mãos ao pescoço|mãos no pescoço|agarroume pelo|agarrou me pelo|{he} _ atirame|{he} _ atira me|{he} partiume
    {he} partiu me|partiume o braço|partiu me o braço|olho negro|nódoas negras|cheia de nódoas|atirame coisas
    atira me coisas|na minha bebida|no meu copo|drogaramme|drogou me|drogoume|acordei ferid*|bateume|bateu me
    bateme|bate me|metme medo|mete me medo|mete-me medo|não estou segur* em casa|escondome|escondo me
    estou escondid*|vai encontrarme|vai encontrar me|alguém me faz mal|deramme uma tareia|deram me uma tareia
    deram me uma sova|maltrata me|ameaça me`,
  softDanger: `
    engoliu _ {pills}|engoli _ {pills}|tomou _ {pills} e|um monte de {pills}|caiu e não|não reage|não responde
    desmaiou|perdeu os sentidos|perdeu a consciência|convulsões|convulsão|está a sufocar|engasgouse|engasgou se
    está engasgad*|a ficar azul|lábios azuis|foi atropelad*|fui atropelad*|acidente de carro agora|está a afogarse
    está a afogar se|cheira a gás|fuga de gás|boca ao lado|boca torta|choque anafilático|reação alérgica grave
    colapsou|sangue por todo|muito sangue|tanto sangue|perder muito sangue|a perder sangue|não para o sangue
    não pára de sangrar|bebeu {poison}|bebeu o {poison}|eletrocutad*|mordid* por uma cobra|preso dentro
    presa dentro do|não consegue respirar|custa me a respirar|custa a respirar|lábios estão a inchar
    lábios a inchar|garganta a fechar|acho que vou morrer|estou a morrer ajud*|estou a sangrar|está a sangrar
    vou desmaiar|a polícia depressa|chamem alguém|há fogo|há um incêndio|tiros|ambulância|um avc|um enfarte
    uma convulsão|cortou os pulsos`,
  notMeant: `
    morrer {laugh}|morro {laugh}|morri {laugh}|morrendo {laugh}|matame se _ {buys}|mata me se _ {buys}
    me mata se _ {buys}|matarme de|a matarme $|entrega está a matar me|entrega está a matarme|entrega está a matar
    matar o tempo|espera está a matarme|veronika decide morrer|bateume forte|bateu me forte|este capítulo _
    deixa morrer|mataram a cotovia|até que a morte|antes de morrer|se suicidou|sem livros|viver sem {someone}`,
  shop: `
    têm|tem algum|livro*|romance*|ler|leitura|volume*|série|saga|encomenda*|entrega*|site|página*|conta|preço*
    isbn|digitaliz*|scan*|carrinho|palavra passe|palavrapasse|reembolso*|capítulo*|edição|edições|newsletter
    exemplar*|autor*|oferta*|pagamento|mail|email|portes|envio|capa|app|história|coleção|subscrição|título*
    thriller*|policia*|esperar|vender|comprar|compram|dune|férias|chega a tempo|quando chega|chegar|chegou|chegará
    respond*|pergunta|registos|perfil|reciclad*|rebaixad*|aceitam|filme|final|graça|bilhete`,
  story: '{fiction} {whose}|{fiction} _ {whose}|{fiction} _ diz|testemunho de',
};
