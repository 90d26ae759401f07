import type { TopicWords } from '../senses';

/** Portuguese words for what questions are about. */
export const topics: TopicWords = {
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
    'dobrad*|amarel*|páginas em falta|faltam páginas|gast*|escrito dentro|escrit*|lápis|rabisc*|cheir*|fumo|' +
    'tabaco|riscad*|vincad*|soltas|caneta|marcador*|estragad*|arrancad*|sujo*|descolad*|desfeit*|húmid*|' +
    'encharcad*|rasgad*|partid*|suj*|ondulad*|manchad*|faltam folhas' +
    '|estragad*|rasgad*|desfeit*',
  worse:
    'pior*|rebaix*|não concordo|reduz*|menos do que|baixaram|baixam|desc* o valor|contest*|inferior|' +
    'discord*|abaixo do|desacordo|exigent*|desvaloriz*|baixarem|mais estragado|mais gasto|recebo menos|' +
    'uma palavra a dizer|pior do que|acharem pior|acham pior|opinião diferente|menos dinheiro',
  choose:
    'escolh*|que estado|qual o estado|qual estado|não sei qual|como sei|decid*|avaliar o estado|' +
    'não tenho a certeza|em dúvida|dúvida|saber o estado|indicar|classificar',
  described:
    'descrit*|descrição|como descrito|chegou danific*|chegou estrag*|defeit*|reclam*|diferente do|' +
    'livro errado|errad*|não corresponde|queixa*|mau estado|péssimo estado|outra edição|partido|desfazer se|' +
    'pior estado|não era|que recebi|que me chegou|recebi|dizia|na loja dizia|era suposto|veio com|anunciado|' +
    'estava como|prometid*|devia estar|devia ser|vendido como|anunciad*',
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
    'crédito*|saldo|vale|vales|bónus|voucher*|carteira|crédito de loja|deixo o dinheiro|deixar o dinheiro|' +
    'próximos livros|próxima encomenda|próxima compra|em vez de transferência|em vez do dinheiro|algo a mais|' +
    'extra|a mais',
  refund:
    'reembols*|devolução do dinheiro|devolvem o dinheiro|dinheiro de volta|recuperar o dinheiro|restitu*|' +
    'devolverem o dinheiro|devolver o dinheiro|de volta ao cartão|no meu cartão|creditad*|estorn*|reaver',
  tax: 'imposto*|iva|fatura*|recibo*|alfândega|talão|direitos aduaneiros|contribuinte',
  discount:
    'desconto*|riscado*|promoç*|saldos|preço fixo|cortado*|rebaix* de preço|preço antigo|preço anterior|' +
    'cupão|código promocional|dois preços|traço|linha por cima|risco|desconto a sério|baixa verdadeira|' +
    'riscad*|por cima' +
    '|um código|código',
  price: 'preço*|valor|mais caro|custa|montante|subiu|custava|custavam|custou',
  return:
    'devol*|devolução|retract*|arrepend*|mudei de ideias|mudar de ideias|não gost*|desist*|' +
    'livre resolução|de volta|voltam|voltar|rescindir|resolução' +
    '|já não o quero|já não quero|não gostei|mudei de ideias|arrependi me|não quero ficar|não o quero',
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
  'gift-card':
    'cartão presente|cartões presente|cartão de oferta|cartões de oferta|cartão oferta|cartões oferta|' +
    'vale presente|vales presente|vale oferta|vales oferta|cheque prenda|cheques prenda|cheque oferta|' +
    'cheques oferta|cheque livro|vale de compras|vale prenda|cartão prenda|gift card*|cartão de presente|' +
    'cartões de presente',
  'e-book':
    'ebook*|e-book*|e book*|livro digital|livros digitais|livro eletrónico|livros eletrónicos|' +
    'livro electrónico|livros electrónicos|formato digital|versão digital|em digital|kindle|kobo|epub|pdf|' +
    'audiolivro*|audiobook*|descarregar livros|descarregar um livro|ereader|leitor digital',
  'pick-up':
    'levantar em loja|levantamento em loja|levantar na loja|levantar a encomenda|levantar o livro|' +
    'levantar os livros|ir buscar|ir levantar|passar a buscar|recolha em loja|recolher em loja|em pessoa|' +
    'pessoalmente|loja física|livraria física|lojas físicas|ponto de recolha|vossa loja|loja em lisboa|' +
    'loja em|loja no porto|click and collect|visitar a loja|ir à loja|em loja|retirar na loja|presencial*',
  student:
    'estudante*|desconto de estudante|desconto para estudantes|desconto estudante|cartão jovem|' +
    'cartão de estudante|professor*|reformado*|cartão de cliente|fidelização|desconto para professores' +
    '|universidade|na faculdade|faculdade|universitári*|estudo na',
  'new-address':
    'morada errada|morada mal|mudar a morada|mudar de morada|alterar a morada|alterar morada|trocar a morada|' +
    'corrigir a morada|morada de entrega|morada de envio|outra morada|nova morada|enganei me na morada|' +
    'enganado na morada|engano na morada|mudei de casa|vou mudar de casa|morada antiga|endereço errado|' +
    'endereço de entrega|outro endereço|novo endereço|mudar o endereço|alterar o endereço|número da porta',
};
