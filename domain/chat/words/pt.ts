import type { Words } from './senses';
import { conversationWords } from './conversation/pt';
import { topics } from './topics/pt';

/** Portuguese words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const pt: Words = {
  senses: {
    ...topics,
    ...conversationWords,
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
    similar:
      'algo como|algo parecido com|parecido com|semelhante a|ao estilo de|livros como' +
      '|algo parecido|algo semelhante|alguma coisa parecida|parecidos|parecido|parecida|semelhantes' +
      '|do mesmo género|do mesmo estilo|no mesmo estilo|nesse estilo' +
      '|no estilo de|género de|do género',
    recommend:
      'recomend*|sugere|sugira|suger*|aconselh*|o que ler|o que posso ler|surpreende me|uma sugestão|sugestões|' +
      'sugestão|uma ideia|alguma ideia|uma dica',
    yes: 'sim|ok|okay|claro|está bem|pode ser|com certeza|por favor sim|força|certo|aceito|ótimo|perfeito',
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
      'adicionar|compro|quero' +
      '|quero esse|quero este|quero essa|vou levar|levo esse|levo este|levo o|levo a',
    give: 'lista de venda|na pilha|à pilha|para a pilha|à minha pilha|dou|dar|vender|vendo',
    about: 'sobre|acerca de|que fale de|passad* em|se passa|se passe|passa se|ambientad*|que se passe',
    under:
      'menos de|por menos de|abaixo de|até|máximo|no máximo|não mais de|inferior a|que não passe|' +
      'que custe menos|que não custe mais|não superior|orçamento|max',
    over: 'mais de|pelo menos|acima de|a partir de|mínimo|superior a',
    cheap: 'não muito caro|preço razoável|barat*|mais barato*|económic*|em conta|acessíve*|baixo preço|preço baixo',
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
    where: 'onde|onde está|onde estão|aonde|por onde',
    why: 'porquê|porque|por que|por que motivo|porque é que|qual o motivo',
    who: 'quem',
    'how-many': 'quantos|quantas|quantos exemplares|limite*|número máximo',
    how: 'como|de que forma|de que maneira|como é que|como se|passos',
    can:
      'posso|pode se|se pode|podia|podemos|é possível|possível|tenho de|tenho que|é preciso|preciso de|devo|' +
      'dá para|consigo|permitid*|pode o meu|podem|obrigatório',
  },
  subjects: {
    fiction: 'romance|romances|ficção|literatura|prosa|um bom romance',
    classics: 'clássic*|clássicos da literatura|grandes clássicos',
    crime:
      'policia*|policiais|crime|crimes|mistério*|detetive*|cosy|noir|criminal|assassinat*|homicíd*|detective*|' +
      'assassin*|homicídio*|investigaç*|inspetor|inspector|assassino em série',
    thriller:
      'thriller*|suspense|de cortar a respiração|espionagem|espiões|espião|viciante|cheio de tensão|que prenda|' +
      'que prende|arrepiante',
    fantasy: 'fantasia|fantástic*|fantasy|magia|mágic*|mago|magos|feiticeir*|bruxa*|bruxo*|dragão|dragões|elfos|fadas',
    'science-fiction':
      'ficção científica|sci fi|espaço|naves espaciais|extraterrestre*|alienígena*|distopi*|distópic*|' +
      'viagens no tempo|futurista|no futuro|ficção-científica',
    historical: 'romance histórico|romances históricos|histórico|históricos|histórica|de época|idade média|medieval*',
    romance:
      'romântic*|história de amor|histórias de amor|de amor|romance romântico|amor|que faça chorar|faz chorar|' +
      'fazer chorar|para chorar|chorar|comovente*|emocionante|apaixonad*|romântico|romântica|cor de rosa',
    horror:
      'terror|horror|medo|de medo|que meta medo|mete medo|meter medo|que dê medo|dê medo|assustador*|assusta*|' +
      'assustar|arrepios|arrepiar|fantasma*|vampiro*|zombie*|zumbi*|pesadelo*|aterrador*|sustos|halloween|' +
      'ter medo|apanhar um susto|sentir medo|terror psicológico',
    'young-adult': 'juvenil|juvenis|jovens|adolescent*|young adult|adolescente*|jovem|para jovens|miúdos de',
    children:
      'infantil|infantis|crianç*|para crianças|para a minha filha|para o meu filho|ilustrado infantil|net*|' +
      'criança|bebé|bebê|pequenino*|para dormir|antes de dormir|neto|neta|netos|netinh*|sobrinh*|afilhad*|' +
      'primária|primeiro ciclo|infantário|jardim de infância|primeiras leituras|primeiro leitor|miúdo|miúda|' +
      'miúdos|menino|menina|livro ilustrado|contos de fadas|historinha*',
    comics: 'banda desenhada|bd|manga|novela gráfica|novelas gráficas|super herói*|super heróis|quadrinhos',
    poetry: 'poesia|poemas|poeta*|poético*|versos|sonetos|poema|poesias',
    drama: 'teatro|peças de teatro|peça de teatro|comédia|tragédia|dramaturg*',
    'short-stories': 'contos|conto|histórias curtas|pequenas histórias|novelas curtas',
    biography:
      'biografi*|vida de|história verídica|histórias verídicas|história verdadeira|histórias verdadeiras|' +
      'factos reais|fatos reais|factos verídicos|caso verídico|história real|histórias reais|biográfic*',
    memoir: 'memórias|autobiografi*|diário|diários|testemunho*|recordações|autobiográfic*',
    history:
      'história|livro de história|livros de história|guerra mundial|segunda guerra mundial|' +
      'primeira guerra mundial|segunda guerra|guerra|roma antiga|império romano|descobrimentos|' +
      'história de portugal|estado novo|guerra colonial' +
      '|holocausto|shoah|nazi*|auschwitz|campos de concentração|vikings|ditadura|25 de abril|salazar|' +
      'antigo egito|grécia antiga',
    politics: 'polític*|democracia|atualidade|geopolítica',
    philosophy: 'filosof*|estoic*|ética|sentido da vida livros|existencial*|filosófico*',
    religion: 'religi*|teolog*|espiritual*|bíblia|deus|budis*|islão|islã|cristã*',
    psychology: 'psicolog*|mente|mente humana|comportamento humano|cérebro|emoções|trauma*',
    science:
      'ciência*|científic*|divulgação|física|universo|astronomia|estrelas|matemática*|química|biologia|' +
      'evolução|quântic*|cosmos|medicina',
    nature:
      'natureza|animais|jardin*|animal|pássaros|aves|árvores|plantas|floresta*|jardinagem|jardim|ecologia|' +
      'clima|cães|gatos|cavalos|cão|gato|cavalo|bichos',
    travel:
      'viage*|viagens|literatura de viagens|viajar|guia de viagem|guias de viagem|crónica de viagem|' +
      'crónicas de viagem',
    food:
      'culinári*|cozinha|receitas|cozinhar|livro de receitas|livros de receitas|livro de cozinha|doces|vegan*|' +
      'vegetarian*|vinho|vinhos|pastelaria',
    art: 'arte|fotografia|pintura|pintor*|fotograf*|arquitetura|arquitectura|desenho|museu|artista*',
    essays: 'ensaio*',
    humour:
      'divertid*|engraçad*|humor|humorístic*|rir|risada|risadas|rir às gargalhadas|gargalhada*|cómico|' +
      'cómica|cômico|cômica|comédia*|hilariante*|hilário|hilária|sátira*|satíric*|me faça rir|' +
      'me animar|piada*|feel good|que anime|que me anime|levantar o ânimo|reconfortante*',
    business: 'economia|negócios|finanças|investir|investimento*|bolsa de valores|empreended*|liderança|marketing',
    'self-help':
      'autoajuda|auto ajuda|desenvolvimento pessoal|hábitos|motivação|ser feliz|felicidade|crescimento pessoal|' +
      'autoestima|bem estar|mindfulness|viver melhor',
    language:
      'gramática*|aprender línguas|dicionário*|linguística|aprender inglês|aprender português|aprender alemão|' +
      'aprender francês|aprender espanhol|vocabulário|aprender uma língua',
  },
  languages: {
    en: 'inglês|inglesa|ingleses|inglesas|em inglês|em ing',
    de: 'alemão|alemã|alemães|alemãs|em alemão',
    fr: 'francês|francesa|franceses|francesas|em francês',
    es: 'espanhol|espanhola|espanhóis|espanholas|castelhano|em espanhol',
    it: 'italian*|em italiano',
    nl: 'neerland*|holandês*|em neerlandês|em holandês',
    pl: 'polaco*|polaca*|polonês|em polaco',
    pt: 'português|portuguesa|portugueses|portuguesas|em português|em pt',
    ja: 'japonês|japonesa*|japoneses|em japonês',
    ar: 'árabe*|em árabe',
  },
  numbers: '2 dois|3 três|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|12 doze|15 quinze|20 vinte',
  filler:
    'prenda|filho|filha|sobrinho|sobrinha|antes|prefiro|melhor|então|alguma coisa|algo|fico|coisa|o|a|os|as|um|uma|' +
    'uns|umas|de|do|da|dos|das|e|ou|mas|que|em|no|na|nos|nas|num|numa|com|por|para|pelo|pela|sem|sobre|se|me|' +
    'te|lhe|vos|lhes|meu|minha|meus|minhas|teu|tua|seu|sua|seus|suas|vosso|vossa|vossos|vossas|é|são|sou|és|' +
    'somos|está|estão|estou|era|foi|ser|estar|há|tem|têm|tenho|tens|temos|ter|tinha|tive|eu|tu|ele|ela|você|' +
    'vocês|nós|eles|elas|não|muito|mais|menos|já|ainda|também|tão|como|qual|quais|quando|onde|este|esta|' +
    'estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|algum|alguma|alguns|algumas|alguém|nenhum|' +
    'nenhuma|nada|tudo|todo|toda|todos|todas|bom|boa|bons|boas|bem|bonito|interessante|giro|favor|pode|podem|' +
    'podes|posso|podia|poderia|quero|queria|queriam|gostava|gostaria|fazer|faço|faz|ler|escrito|escrita|' +
    'autor|autora|chamado|chamada|intitulado|edição|versão|livro|pois|olhe|olha|agora|hoje|ontem|amanhã|' +
    'semana|semanas|dia|dias|mês|ano|desde|depois|entre|até|pergunta|saber|sei|dizer|diz|diga|dizem|só|' +
    'apenas|pessoas|senhor|senhora|presente|oferecer|aniversário|mãe|pai|mulher|marido|amigo|amiga|férias|' +
    'porque|acontece|vai|vou|vão|ir|pouco|aqui|aí|ali|lá|à|ao|aos|às|pôr|meter|deu|dá|dar|quem|vez|tal|assim|' +
    'uso|preferia|preferiria|de preferência|antes em|em vez|melhor em|gosta de|adora|que gosta|que adora|' +
    'fã de|apaixonado por|anos|já tenho|já li|conheço|já conheço|mesmo|outro|outra|e em|que seja|seja|' +
    'que meta|mas em|afinal|história' +
    '|adorei|amei|gostei|gosto|detestei|não gosto|nao gosto|não gostei|nao gostei|não é para mim' +
    '|antes algo|antes um|a mesma coisa|o mesmo|mesma|nao|ja|tambem|so|fantástico|espetacular|acabei' +
    '|terminei' +
    '|grosso|grande|simples' +
    '|porém|né|talvez',
};
