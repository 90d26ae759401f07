import type { ConversationWords } from '../senses';

/** English words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'write a poem|write me|write a short poem|write a story|write an essay|compose|poem about|poem for my|' +
    'haiku|limerick|tell me a joke|a joke|know any jokes|make me laugh with a joke|the weather|weather like|' +
    'weather forecast|weather in|going to rain|will it rain|translate this|translate the|translate for me|' +
    'solve this|solve the|solve my|my homework|maths homework|math homework|do my essay|what time is it|' +
    'who won|who is winning|the score|football match|football result*|the match last night|premier league|' +
    'world cup|champions league|super bowl|stock price|stock market|bitcoin|lottery numbers|the president|' +
    'prime minister|the election|elections|vote for|think of trump|think about trump|who should i vote|' +
    'horoscope|recipe for|a recipe|give me a recipe|how do i cook|how do i bake|how to cook|how to bake|' +
    'square root|equation|capital of|write code|write some code|python script|book a flight|book me a flight|' +
    'cheap flights|book a hotel|book a table|order a pizza|train to|headache|my symptoms|medical advice|' +
    'legal advice|do you love me|marry me|are you single|meaning of life|sing me|song lyrics|the news today|' +
    'latest news' +
    '|wifi|wi fi|book me a|book us a|reserve a table|table for two|table for 2|play me|play a song' +
    '|play some music|play music|sing a song|sing something|multiplied by|divided by|do the maths' +
    '|calculate for me|calculate this|can you calculate|do you have a girlfriend' +
    '|do you have a boyfriend|have you got a girlfriend|have you got a boyfriend|are you married' +
    '|go out with me|will you date|date me|write my essay|write my cv|write my cover letter' +
    '|do my coursework|write my assignment|football score|football scores|did arsenal|did liverpool' +
    '|did chelsea|who scored|order me a|order a taxi|call a taxi|call me a taxi|translate into' +
    '|set an alarm|set a timer',
  'all-read':
    'already read|read all|read them all|read everything|have them all|got them all|have all of|' +
    'know them all|other than|apart from|except|anyone but|anything but|not by|but not|someone else|' +
    'another author|different author|other authors',
  'same-author':
    'same author|same writer|same novelist|by him|by her|by them|from him|from her|his other|her other|' +
    'their other|books of his|books of hers|of his books|of her books|this author|that author|' +
    "the author's other|else he wrote|else she wrote|he also|he wrote|she wrote|has he written|" +
    'has she written|have they written|did he write|did she write|same guy|he has written|she has written|' +
    'more of his|more of hers|more from this|other works|other titles by' +
    "|he's written|she's written|they've written|else by|he's done|she's done|his stuff|her stuff",
  'next-volume':
    'next volume|next book|next in the series|next instalment|next installment|the sequel|sequel*|' +
    'the follow up|second part|part two|part 2|book two|book 2|volume two|volume 2|vol 2|the continuation|' +
    'rest of the series|what comes after|comes after that|comes next|next part|third part|part three|part 3|' +
    'book three|book 3|volume three|volume 3|next one in the series|following volume|following book|' +
    'how does it continue' +
    '|next one|next one pls|next one please|the one after|what is next|on to the next|and the next' +
    '|finished that one|finished it',
  shorter:
    'shorter|shortest|thinnest|not so long|not that long|less long|not too long|fewer pages|slimmer|thinner|' +
    'something short|a short one|a bit short|too long|quick read|short read|too thick|too fat|not as long|' +
    'less thick|smaller book',
  cheapest: 'cheapest|least expensive|lowest price|costs the least',
  pages: 'page|pages',
  arrived:
    'arrived|came today|came yesterday|came this|came in|came with|turned up|has come|have come|just came|' +
    'showed up|got here|parcel came|book came|received|was delivered|were delivered|got my order|' +
    'got the book|got my book|opened the parcel|opened the box|unpacked|delivered to me|you sent|you sold me|' +
    'bought from you|i bought|i ordered|my order',
  'you-are':
    'are you|r u|am i talking|am i speaking|am i chatting|am i writing|is this|is that|who is this|' +
    'is there a human|do i talk|do i speak',
};
