import type { ConversationWords } from '../senses';

/** Portuguese words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'escreve um poema|escreva um poema|escreve me|escreva me|escrevam me|faz um poema|faz me um poema|' +
    'um poema sobre|conta uma piada|conta me uma piada|uma piada|uma anedota|o tempo amanhã|tempo amanhã|' +
    'tempo vai|estar o tempo|está o tempo|faz bom tempo|vai chover|a meteorologia|previsão do tempo|traduz*|' +
    'que horas são|quem ganhou|quem ganha|o jogo do|o jogo de|benfica|sporting|fc porto|o mundial|' +
    'liga dos campeões|o presidente|primeiro ministro|as eleições|em quem votar|em quem voto|a bolsa hoje|' +
    'bitcoin|horóscopo|euromilhões|receita de|uma receita|receita para|dá me uma receita|receita do|' +
    'receita da|como se cozinha|como faço um bolo|os trabalhos de casa|trabalho de casa|trabalhos de casa|' +
    'tpc|resolve|equação|raiz quadrada|capital de|capital da|capital do|código em python|reservar um voo|' +
    'marcar um voo|reservar um hotel|bilhete de comboio|encomendar uma pizza|dói me a cabeça|dor de cabeça|' +
    'amas me|gostas de mim|casa comigo|sentido da vida|canta me|letra da música|notícias de hoje' +
    '|wifi|wi fi|reserva uma mesa|reservar uma mesa|reserve uma mesa|marca mesa|marcar mesa' +
    '|marca uma mesa|mesa para dois|mesa para 2|mete música|mete aí uma música|mete uma música' +
    '|mete aí música|põe música|põe uma música|põe aí uma música|põe aí música|toca uma música' +
    '|toca música|toca me|canta uma|calcula me|multiplicado por|a dividir por|tens namorada' +
    '|tens namorado|és solteira|és solteiro|és casada|és casado|sai comigo|faz me os trabalhos' +
    '|faz o meu trabalho|escreve a minha|escreve o meu|faz me um currículo|chama um táxi' +
    '|chama me um táxi|põe um alarme|põe um despertador|quem marcou',
  'all-read':
    'já li|li todos|li tudo|já os li|tenho todos|exceto|excepto|tirando|sem ser|mas não|outro autor|' +
    'outra autora|outros autores|outra pessoa',
  'same-author':
    'mesmo autor|mesma autora|mesmo escritor|mesma escritora|dele|dela|deste autor|desta autora|desse autor|' +
    'dessa autora|do autor|da autora|seus outros|outros livros dele|escreveu|tem escrito|do mesmo|da mesma' +
    '|outros dele|outros dela|mais dele|mais dela',
  'next-volume':
    'próximo volume|volume seguinte|próximo livro|livro seguinte|seguinte da série|próximo da série|' +
    'seguinte da saga|a continuação|continuação|a sequela|sequela|segunda parte|segundo volume|segundo livro|' +
    'volume 2|volume dois|livro 2|terceira parte|terceiro volume|terceiro livro|parte 2|tomo 2|próxima parte|' +
    'o seguinte|resto da série|resto da saga|como continua|como acaba a série' +
    '|o próximo|a próxima|o que vem a seguir|o a seguir|e a seguir|próximo por favor|próximo pf',
  shorter:
    'mais curto|mais curta|mais curtos|mais curtas|mais pequeno|mais breve|menos longo|menos páginas|' +
    'mais fino|mais fina|algo curto|algo pequeno|não tão longo|não tão grande|não muito longo|' +
    'não muito grande|demasiado longo|muito longo|demasiado grande|muito grosso|menos grosso|' +
    'que se leia depressa|lê se depressa|curtinho|fininho|poucas páginas',
  cheapest:
    'o mais barato|a mais barata|os mais baratos|as mais baratas|mais barato de todos|o mais em conta|' +
    'o que custa menos|custa menos|preço mais baixo|o mais económico',
  pages: 'página|páginas|pág|págs',
  arrived:
    'chegou|chegaram|já chegou|recebi|recebido|recebida|recebemos|foi entregue|entregue|entregaram|veio|' +
    'mandaram me|enviaram me|abri a encomenda|comprei|comprado|que comprei|comprei vos|minha encomenda|' +
    'que encomendei|acabou de chegar',
  'you-are':
    'és|é um|é uma|você é|estou a falar|estou a conversar|falo com|está aí|quem está|isto é|há alguém|tu és|' +
    'o senhor é',
};
