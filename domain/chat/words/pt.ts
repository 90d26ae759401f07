import type { Words } from './senses';

/** Portuguese words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const pt: Words = {
  senses: {
    greet: 'olá|ola|oi|bom dia|boa tarde|boa noite|viva|boas|ei|saudações',
    thanks: 'obrigad*|muito obrigad*|agradeço|agradecid*|valeu|perfeito|grato|grata|bem haja|impecável',
    bye: 'adeus|até logo|até já|até breve|tchau|xau|até à próxima|bom fim de semana|fique bem',
    identity:
      'quem és|quem é você|quem é o senhor|o que és|és um|és uma|é um robô|é uma pessoa|és humano|és real|' +
      'com quem falo|com quem estou|estou a falar com|falo com|o que sabes fazer|o que consegues|' +
      'o que podes fazer|o que pode fazer|o que faz|em que podes|em que pode ajudar|como te chamas|' +
      'como se chama|para que serves|apresenta te|você é',
    abuse:
      'idiota*|estúpid*|burro*|burra*|imbecil*|merda*|caralho|foda*|fodam|puta*|cabrã*|cabrões|ladrões|' +
      'ladrão|vigarist*|aldrab*|burla*|burlões|inútil*|inúteis|lixo|porcaria|nojo|cala te|vai te|parvo*|' +
      'parva|otári*|palhaço*|incompetent*|vergonha|bosta|estupor|filho da|palerma|atrasad*|trampa|cretin*|' +
      'fdp|gatunos',
    human:
      'humano|humana|pessoa real|uma pessoa|pessoa de verdade|pessoa a sério|operador*|funcionári*|' +
      'falar com alguém|colaborador*|assistente humano|ser humano|alguém da equipa|responsável|atendente|' +
      'alguém real|agente|gerente|alguém de carne|pessoa verdadeira|um colega|alguém da loja|carne e osso|' +
      'colega|passe me|alguém da vossa|alguém daí',
    yes: 'sim|ok|okay|claro|está bem|pode ser|com certeza|por favor sim|força|certo|aceito',
    no: 'não|não obrigad*|agora não|deixa estar|esquece|deixe estar|tanto faz',
    more: 'mais|outros|outras|outro|mais alguns|outra coisa|ver mais|mais opções',
    that: 'esse|essa|este|esta|isso|isto|aquele|o|a|ele',
    first: 'primeiro|primeira|o primeiro|número um|1º',
    second: 'segundo|segunda|o segundo|número dois|2º',
    third: 'terceiro|terceira|o terceiro|número três|3º',
    last: 'último|última|o último',
    mine: 'meu|minha|meus|minhas|nosso*|encomendei|comprei|enviei|mandei|estou à espera|espero|vendi|expedi|pedi',
    want:
      'procuro|à procura|estou à procura|ando à procura|queria ler|quero ler|gostava de ler|gostaria de ler|' +
      'recomend*|suger*|sugestão|sugestões|aconselh*|mostra me|mostre me|mostra|algo para ler|o que ler|' +
      'o que posso ler|preciso de um|apetece me|encontra|queria um|queria|que livros de|procurava|' +
      'arranja me|gostaria de|quero um',
    have:
      'têm|tem|tens|há|existe|existem|vendem|em stock|disponíve*|disponível|vocês têm|por acaso têm|' +
      'há algum|arranjam|encontro|teriam|se encontra',
    'pay-for':
      'quanto pagam|quanto dão|quanto me dão|quanto me pagam|quanto me davam|quanto me pagariam|quanto por|' +
      'quanto vale|quanto valem|quanto oferecem|quanto me oferecem|que me dão|o que pagam|o que dão|vale|' +
      'compram me|compram|quanto recebo|quanto receberia|quanto recebia|quanto consigo|quanto ganho|' +
      'quero vender|queria vender|gostava de vender|gostaria de vender|quanto dariam|quanto pagariam|' +
      'quanto dava|aceitam o|ficam com',
    take:
      'no carrinho|ao carrinho|para o carrinho|levo|fico com|quero comprar|comprar|encomendar|adiciona|' +
      'adicionar|compro|quero',
    give: 'lista de venda|na pilha|à pilha|para a pilha|à minha pilha|dou|dar|vender|vendo',
    about: 'sobre|acerca de|que fale de|passad* em',
    under:
      'menos de|por menos de|abaixo de|até|máximo|no máximo|não mais de|inferior a|que não passe|' +
      'que custe menos|que não custe mais|não superior|orçamento|max',
    over: 'mais de|pelo menos|acima de|a partir de|mínimo|superior a',
    cheap: 'barat*|mais barato*|económic*|em conta|acessíve*|baixo preço|preço baixo',
    newest: 'recentes|recente|novidade*|mais recente*|últimos lançamentos|lançamento*|mais novo*',
    popular: 'popular*|populares|bestseller*|best seller*|mais vendido*|famoso*',
    paperback: 'capa mole|brochad*|capa flexível',
    hardcover: 'capa dura|cartonad*|encadernad*',
    pocket: 'de bolso|bolso|livro de bolso|edição de bolso',
    'new-copy': 'exemplar novo|por ler|por estrear',
    when:
      'quando|quanto tempo|em quanto tempo|quantos dias|quantas semanas|prazo*|demora*|demoram|tarda|dura|' +
      'depressa|rápid*|ao fim de',
    'how-much': 'quanto|quanto custa*|custa*|custam|custo*|taxa*|preço de|grátis|gratuit*|caro|paga|quanto é',
    where: 'onde|aonde|por onde',
    why: 'porquê|porque|por que|por que motivo|porque é que|qual o motivo',
    who: 'quem',
    'how-many': 'quantos|quantas|quantos exemplares|limite*|número máximo',
    how: 'como|de que forma|de que maneira|como é que|como se|passos',
    can:
      'posso|pode se|se pode|podia|podemos|é possível|possível|tenho de|tenho que|é preciso|preciso de|devo|' +
      'dá para|consigo|permitid*|pode o meu|podem|obrigatório',
    sell:
      'vend*|vender|livrar me|livrar|desfazer|despachar|recompr*|compra de usados|segunda mão|usados|' +
      'dar livros|ver livre|escoar|impingir',
    buy: 'compr*|encomend*|adquir*',
    offer:
      'oferta*|propost*|avaliaç*|avali*|valor*|estimativa|preço de compra|calcul*|quanto pagam|quanto dão|' +
      'tão pouco|cotaç*|oferecem|de onde vem|de onde vêm|chegam a|definem|decidem|com base em|determinam|' +
      'fixam',
    hold:
      'válid*|validade|vale|vigor*|garant*|mant*|dura uma oferta|dura a oferta|conserv*|continua|' +
      'ficam válidas|seguram|congelad*|aguenta*|mantém',
    expired:
      'expir*|caduc*|terminou|termina*|passou o prazo|acab*|ultrapass*|fora do prazo|passa o prazo|vence*|' +
      'passar o prazo|esgot* o prazo',
    declined:
      'recus*|rejeit*|não querem|não aceitam|não ficam|zero euros|0 euros|sem oferta|não há oferta|' +
      'não interessa|não compram|não quiseram|nenhuma oferta|negad*|não foi aceite',
    accept:
      'aceitam|aceit*|que livros|que tipo de livros|quais os livros|quais livros|revistas|manuais|' +
      'manuais escolares|livros escolares|dvd*|cds|partituras|enciclopédia*|sem isbn|livros antigos|' +
      'livros velhos|banda desenhada|ficam com|sem código',
    book: 'livro*|romance*|título*|obra*',
    copies: 'mesmo livro|mesmo título|repetid*|duplicad*|iguais|do mesmo|do mesmo livro',
    isbn: 'isbn*|ean|número do livro',
    barcode: 'código de barras|códigos de barras|barras|riscas|risquinhos',
    scan: 'digitaliz*|scan*|ler o código|leitor|escan*|teclar|escrever um|um por um|um a um|introduzir|digitar',
    camera: 'câmara*|câmera*|webcam|ecrã preto|objetiva',
    shelf:
      'estante*|prateleira*|biblioteca inteira|toda a minha biblioteca|coleção|muitos livros|centenas|' +
      'de uma vez|de uma só vez|ao mesmo tempo|lista|excel|csv|carregar|folha de cálculo|em massa|' +
      'montes de livros|todos os meus livros|dezenas|caixotes|carradas|ficheiro|em bloco|resma|um por um|' +
      'um a um|herança|herdei|herdad*|cada número|deixou|casa cheia|avó',
    offline:
      'offline|sem internet|sem rede|sem ligação|sem wifi|não há internet|cave|sótão|arrecadação|' +
      'não tenho rede|não há rede|não tenho internet|internet falha|falha a net|sem net|garagem',
    guest:
      'sem conta|sem registo|sem me registar|sem criar|como convidad*|convidad*|preciso de conta|' +
      'preciso de uma conta|é preciso conta|ter conta|tenho de criar conta|sem registar|criar conta para|' +
      'preciso de me registar|tenho de me registar|obrigatório ter',
    account: 'conta|contas|perfil',
    register: 'regist*|inscrev*|criar conta|criei conta|criar uma conta|criei uma conta|inscri*',
    'sign-in': 'iniciar sessão|início de sessão|entrar na|entrar no|aceder|acesso|login|logar|autentic*|entrar',
    password: 'palavra passe|palavra-passe|senha*|password*|pass',
    mail: 'mail|e-mail*|email*|correio eletrónico|caixa de correio',
    confirm: 'confirm*|ativ*|verific*|valid*',
    passkey:
      'passkey*|chave de acesso|chaves de acesso|dois fatores|dois passos|2fa|impressão digital|face id|' +
      'biométric*|chave de segurança|segundo fator',
    device:
      'dispositiv*|aparelho*|telemóvel roubado|roubaram o telemóvel|roubaram me|perdi o telemóvel|' +
      'computador|outro computador|todo o lado|terminar sessão|terminar a sessão|sair da|sessão aberta|' +
      'sessões|pirate*|hacke*|cibercafé|roubado|ligado|sessão iniciada',
    locked:
      'bloque*|demasiadas tentativas|muitas tentativas|tentativas|esperar antes|demasiadas vezes|aguardar|' +
      'várias vezes|muitas vezes|diz para esperar|esperar|mais tarde|vezes errad*',
    delete: 'apagar*|apago|elimin*|fechar a conta|fechar a minha|encerr*|remov*|cancelar a conta|cancelar conta',
    data:
      'dados|rgpd|informação sobre mim|informações sobre|sabem de mim|sabem sobre|guardam|export*|guardad*|' +
      'armazen*|têm sobre mim|informação pessoal',
    cookies: 'cookie*|rastre*|publicidade|anúncios|analític*|espi*|banner|aviso de|seguem me|seguem|espiam|vigiam',
    library: 'bibliotec*|carimbo*|abatid*',
    company:
      'empresa*|menor*|menor de|anos|a minha idade|meu filho|minha filha|maior de idade|livreiro*|' +
      'alfarrabista|revendedor*|negócio|sociedade|comerciante|adult*|17|16|15',
    minimum:
      'mínim*|só um livro|apenas um livro|um só livro|um livro só|valor mínimo|um único livro|dois livros|' +
      'livro sozinho|limite mínimo|demasiado pouco|vale a pena|compensa|só dois|só tenho dois|só 2|' +
      'monte maior|livros suficientes',
    condition: 'estado*|condição|condições|qualidade|como novo|muito bom|aceitável|conservação|nível',
    damaged:
      'danific*|sublinh*|anotaç*|anotad*|notas|marcad*|manch*|rasg*|molhad*|água|bolor*|humidade|mofo|café|' +
      'dobrad*|amarel*|páginas em falta|faltam páginas|gast*|escrito dentro|escrit*|lápis|rabisc*|cheir*|' +
      'fumo|tabaco|riscad*|vincad*|soltas|caneta|marcador*|estragad*|arrancad*|sujo*|descolad*|desfeit*',
    worse:
      'pior*|rebaix*|não concordo|reduz*|menos do que|baixaram|baixam|desc* o valor|contest*|inferior|' +
      'discord*|abaixo do|desacordo|exigent*|desvaloriz*|baixarem|mais estragado|mais gasto|recebo menos|' +
      'uma palavra a dizer|pior do que|acharem pior|acham pior|opinião diferente|menos dinheiro',
    choose:
      'escolh*|que estado|qual o estado|qual estado|não sei qual|como sei|decid*|avaliar o estado|' +
      'não tenho a certeza|em dúvida|dúvida|saber o estado|indicar|classificar',
    described:
      'descrit*|descrição|como descrito|chegou danific*|chegou estrag*|defeit*|reclam*|diferente do|' +
      'livro errado|errad*|não corresponde|queixa*|mau estado|péssimo estado|outra edição|partido|' +
      'desfazer se|pior estado|não era|que recebi|que me chegou|recebi|dizia|na loja dizia|era suposto|' +
      'veio com|anunciado|estava como',
    parcel: 'encomenda*|pacote*|caixa*|embrulho|volume*|caixote*',
    pack: 'embal*|embrulh*|empacot*|plástico de bolhas|peso|pesa*|pesad*|envelope*|quilos|kg|caixa de sapatos|fita',
    postage:
      'portes|custos de envio|custo de envio|custo do envio|custo da entrega|custos de entrega|etiqueta*|' +
      'selo*|envio grátis|envio gratuito|portes grátis|paga o envio|pago o envio|custa o envio|custa enviar|' +
      'custa a entrega|imprim*|impressora|porte|pagar o envio|despesas de envio',
    send: 'envi*|mandar*|mando|mandei|remet*|expedi*|despach*',
    delivery: 'entreg*|cheg*|receb*|a minha casa|em casa|prazo de entrega|tempo de entrega|chega',
    country:
      'estrangeiro|país|países|internacional*|suíça|alemanha|frança|espanha|itália|portugal|polónia|holanda|' +
      'países baixos|japão|estados unidos|eua|inglaterra|reino unido|brasil|angola|moçambique|cabo verde|' +
      'áustria|irlanda|bélgica|luxemburgo|madeira|açores|europa|ue|canadá|américa|ilhas|vive no|vive na|' +
      'vive em|moro em|mora em|mora no|mora na|mudei para|enviam para|mandam para',
    lost:
      'não chegou|ainda não chegou|nunca chegou|não chegaram|perdid*|perdeu|extravi*|atras*|rastreio|' +
      'seguimento|não recebi|ainda nada|ainda não|continua sem|onde está|onde anda|onde para|desaparec*|' +
      'nada ainda|falta|estado da|estado do|em que ponto|continuo à espera|sem notícias|em que pé|como está|' +
      'como vai|como vão|em que estado|novidades|notícias|devia ter|já devia|era para|nunca caiu|não caiu|' +
      'nunca entrou|não entrou|nem sinal|nada de|o que se passa com|que é feito|nunca apareceu|não apareceu',
    several:
      'vários|várias|duas caixas|dois pacotes|duas encomendas|mais do que um|mais de um|mais do que uma|' +
      'dividir|separad*|em dois|segunda caixa|segundo pacote|três caixas|em separado|em duas',
    deadline:
      'prazo*|data limite|até quando|tarde demais|o mais tardar|quanto tempo tenho|último dia|dias tenho|' +
      'tempo tenho|a tempo|tarde',
    forgot:
      'esqueci*|livro errado na|pus o livro|meti o livro|engan*|falta na encomenda|falta um livro|' +
      'por engano|por erro|troquei|trocad*|outra edição na|não pus|meti outro|faltar um livro',
    silent:
      'não respond*|sem resposta|não vi|de férias|ignor*|não reag*|passou me o|não ler|não vir|' +
      'falhar o mail|falho o|não der resposta',
    grading:
      'verific* os|avaliação dos|inspe*|examin*|análise|analis*|control*|verificação|processa*|classific*|' +
      'conferir|conferência|avaliar os',
    money: 'dinheiro|euros|pagamento*|massa|montante|valor|guito|quantia',
    paid:
      'pagam|me pagam|recebo o dinheiro|transferência*|transfer*|o meu dinheiro|o dinheiro|' +
      'receber o dinheiro|sou pago|pagar me|depósit*|deposit*|recebo|ser pago|pagamento chega|cai na conta',
    pay:
      'cartão*|cartões|cartão de crédito|mb way|mbway|multibanco|paypal|apple pay|google pay|klarna|' +
      'formas de pagamento|métodos de pagamento|método de pagamento|meios de pagamento|pagar*|pagar com|' +
      'posso pagar|visa|mastercard|à cobrança|prestações|transferência bancária|referência',
    bank:
      'banco*|iban|conta bancária|dados bancários|número de conta|nib|bancári*|mudei de banco|banco novo|' +
      'outro banco|novo iban',
    change: 'mud*|alter*|modific*|atualiz*|novo|nova|outro|outra|corrig*|trocar de|editar|substitu*|pôr em',
    credit:
      'crédito*|saldo|vale|vales|cartão presente|cartão oferta|bónus|voucher*|carteira|cheque prenda|' +
      'crédito de loja|deixo o dinheiro|deixar o dinheiro|próximos livros|próxima encomenda|próxima compra|' +
      'em vez de transferência|em vez do dinheiro|algo a mais|extra|a mais',
    refund:
      'reembols*|devolução do dinheiro|devolvem o dinheiro|dinheiro de volta|recuperar o dinheiro|restitu*|' +
      'devolverem o dinheiro|devolver o dinheiro|de volta ao cartão|no meu cartão|creditad*|estorn*|reaver',
    tax: 'imposto*|iva|fatura*|recibo*|alfândega|talão|direitos aduaneiros|contribuinte',
    discount:
      'desconto*|riscado*|promoç*|saldos|preço fixo|cortado*|rebaix* de preço|preço antigo|preço anterior|' +
      'cupão|código promocional|dois preços|traço|linha por cima|risco|desconto a sério|baixa verdadeira|' +
      'riscad*|por cima',
    price: 'preço*|valor|mais caro|custa|montante|subiu|custava|custavam|custou',
    return:
      'devol*|devolução|retract*|arrepend*|mudei de ideias|mudar de ideias|não gost*|desist*|' +
      'livre resolução|de volta|voltam|voltar|rescindir|resolução',
    cancel: 'cancel*|anul*|desmarcar|voltar atrás|parar a encomenda|desfazer a',
    swap:
      'troca*|trocar|permut*|livro por livro|livros por livros|livros por outros|por outros livros|em troca|' +
      'outros tantos|sem pagar|escolho outros|não pago nada|por outros',
    trade: 'encomenda*|troca*|transaç*|a minha venda|número da encomenda|estado da encomenda|pedido*|negócio',
    reserved:
      'reserv*|guardado para mim|outra pessoa|alguém compra|último exemplar|esgot*|guardam|tiram me|' +
      'ficam guardados|levar antes|alguém leva|posto de lado|continuam meus|ficam no carrinho|desaparec* do',
    wish:
      'desej*|lista de desejos|avis*|notific*|alerta*|de novo disponível|voltar a haver|volte a|' +
      'voltar ao stock|canto|dobrad*|favorit*|marcador|digam me quando|quando houver|quando chegar|lembr*|' +
      'esgotad*|quando voltar|volta a|voltarem|avisem|avisar|repuserem|regressar',
    cart: 'carrinho|cesto',
    safe: 'segur*|segurança|encript*|cifrad*|fraude|protegid*|confianç*|roubar',
    contact:
      'contact*|contat*|telefon*|ligar|ligo|número de|apoio ao cliente|suporte|escrever vos|vosso email|' +
      'vosso mail|horário*|falar convosco|linha de apoio|atendimento',
    bot: 'bot|robô*|robot|chatbot|ia|inteligência artificial|máquina|automátic*|chat|assistente*',
    shop:
      'quem está por trás|por trás da dogear|por detrás|quem gere|dono*|proprietári*|sede|vossa empresa|' +
      'fiável|fiáveis|de confiança|sérios|séria|a quem pertence|dogear|quem são|aviso legal|confiar',
    tongue:
      'língua*|idioma*|moeda*|em inglês|em euros|traduz*|tradução|mudar de país|dólares|libras|site em|reais|versão em',
    accessible:
      'cego*|cega*|leitor de ecrã|leitores de ecrã|teclado|deficiên*|modo escuro|tema escuro|contraste|' +
      'tamanho da letra|letra maior|tamanho do texto|acessib*|baixa visão|invisual|aumentar a letra|rato|' +
      'letras maiores',
    catalogue: 'catálogo*|não encontr*|desconhecid*|não conhecem|não aparece|não consta|não existe no|não está no',
    begin: 'começa*|inicia*|início|conta a partir|desde quando|a partir de quando|arranca|contar',
    'bought-here':
      'comprei aqui|comprado aqui|comprei convosco|comprei a vocês|comprado convosco|comprei na dogear|' +
      'depois de ler|acabar de ler|acabei de ler|revend*|vender de volta|voltar a vender|recompram|já lido|' +
      'vos comprei|comprado na dogear|depois de lido',
    fail:
      'não funciona|não dá|erro*|problema*|não lê|não reconhece|desfocad*|não consigo|impossível|preto|' +
      'preta|escur*|falh*|não passa|devolvido pelo|não deixa|não entra|não quer|avari*|ilegível|recusado|' +
      'não me deixa',
    mean:
      'o que é|que é|o que são|o que significa*|significa*|o que quer dizer|quer dizer|querem dizer|expli*|' +
      'diferença|em que consiste|para que serve|que vantagem|vantagens',
  },
  subjects: {
    fiction: 'romance|romances|ficção|literatura',
    classics: 'clássic*',
    crime: 'policia*|policiais|crime|crimes|mistério*|detetive*|cosy|noir|criminal|assassinat*|homicíd*',
    thriller: 'thriller*|suspense',
    fantasy: 'fantasia|fantástic*|fantasy',
    'science-fiction': 'ficção científica|sci fi',
    historical: 'romance histórico|romances históricos|histórico|históricos|histórica',
    romance: 'romântic*|história de amor|histórias de amor|de amor|romance romântico|amor',
    horror: 'terror|horror|medo',
    'young-adult': 'juvenil|juvenis|jovens|adolescent*|young adult',
    children: 'infantil|infantis|crianç*|para crianças|para a minha filha|para o meu filho|ilustrado infantil|net*',
    comics: 'banda desenhada|bd|manga|novela gráfica|novelas gráficas',
    poetry: 'poesia|poemas',
    drama: 'teatro|peças de teatro|peça de teatro',
    'short-stories': 'contos|conto|histórias curtas',
    biography: 'biografi*',
    memoir: 'memórias|autobiografi*',
    history: 'história|livro de história|livros de história|guerra mundial',
    politics: 'polític*',
    philosophy: 'filosof*',
    religion: 'religi*|teolog*|espiritual*',
    psychology: 'psicolog*',
    science: 'ciência*|científic*|divulgação|física',
    nature: 'natureza|animais|jardin*',
    travel: 'viage*|viagens|literatura de viagens',
    food: 'culinári*|cozinha|receitas',
    art: 'arte|fotografia',
    essays: 'ensaio*',
    business: 'economia|negócios|gestão',
    'self-help': 'autoajuda|auto ajuda|desenvolvimento pessoal',
    language: 'gramática*|aprender línguas|dicionário*|linguística',
  },
  languages: {
    en: 'inglês|inglesa|ingleses|inglesas|em inglês',
    de: 'alemão|alemã|alemães|alemãs|em alemão',
    fr: 'francês|francesa|franceses|francesas|em francês',
    es: 'espanhol|espanhola|espanhóis|espanholas|castelhano|em espanhol',
    it: 'italian*|em italiano',
    nl: 'neerland*|holandês*|em neerlandês|em holandês',
    pl: 'polaco*|polaca*|polonês|em polaco',
    pt: 'português|portuguesa|portugueses|portuguesas|em português',
    ja: 'japonês|japonesa*|japoneses|em japonês',
    ar: 'árabe*|em árabe',
  },
  numbers: '2 dois|3 três|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|12 doze|15 quinze|20 vinte',
  filler:
    'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|e|ou|mas|que|em|no|na|nos|nas|num|numa|com|por|para|pelo|' +
    'pela|sem|sobre|se|me|te|lhe|nos|vos|lhes|meu|minha|meus|minhas|teu|tua|seu|sua|seus|suas|vosso|vossa|' +
    'vossos|vossas|é|são|sou|és|somos|está|estão|estou|era|foi|ser|estar|há|tem|têm|tenho|tens|temos|ter|' +
    'tinha|tive|eu|tu|ele|ela|você|vocês|nós|eles|elas|não|muito|mais|menos|já|ainda|também|tão|como|qual|' +
    'quais|quando|onde|este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|algum|alguma|' +
    'alguns|algumas|algo|alguém|nenhum|nenhuma|nada|tudo|todo|toda|todos|todas|bom|boa|bons|boas|bem|' +
    'bonito|interessante|giro|favor|pode|podem|podes|posso|podia|poderia|quero|queria|queriam|gostava|' +
    'gostaria|fazer|faço|faz|ler|escrito|escrita|autor|autora|chamado|chamada|intitulado|edição|versão|' +
    'livro|então|pois|olhe|olha|agora|hoje|ontem|amanhã|semana|semanas|dia|dias|mês|ano|desde|depois|' +
    'antes|entre|até|pergunta|saber|sei|dizer|diz|diga|dizem|me|só|apenas|coisa|pessoas|senhor|senhora|' +
    'presente|oferecer|aniversário|mãe|pai|mulher|marido|amigo|amiga|férias|porque|se|acontece|vai|vou|' +
    'vão|ir|pouco|aqui|aí|ali|lá|à|ao|aos|às|pôr|meter|deu|dá|dar|quem|vez|tal|assim|uso',
};
