import type { Words } from './senses';
import { conversationWords } from './conversation/en';
import { topics } from './topics/en';

/** English words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const en: Words = {
  senses: {
    ...topics,
    ...conversationWords,
    greet: 'hello|hi|hey|hiya|good morning|good evening|good afternoon|good day|greetings|howdy|hi there|hello there',
    thanks:
      'thanks|thank you|thx|cheers|much appreciated|ty|thank u|very helpful|that helped|great help|perfect' +
      "|that's me sorted|thats me sorted|sorted|cheers mate|ta|nice one",
    bye: "bye|goodbye|see you|see ya|good night|have a nice day|that is all|that's all",
    identity:
      'who are you|what are you|are you a bot|are you a robot|are you human|are you real|' +
      'are you a real person|am i talking to|are you an ai|what can you do|what can you help|what do you do|' +
      'how can you help|introduce yourself|your name|am i chatting with|is this a bot',
    abuse:
      'idiot*|stupid*|dumb*|moron*|fuck*|shit*|bullshit|asshole*|bastard*|useless|crap*|scam*|thieves|' +
      'thief bot|piece of garbage|garbage bot|suck|sucks|damn*|screw you|hate you|bloody rubbish|' +
      'rubbish bot|ripoff|rip off|crooks|wanker*|trash bot|pathetic|worthless bot|bitch*|shut up|liars',
    human:
      'human*|real person|a person|someone real|real human|live agent|agent|an employee|employee|' +
      'member of staff|staff member|your staff|operator|speak to someone|talk to someone|speak with someone|' +
      'talk to a person|speak to a person|representative|manager|supervisor|somebody real|actual person|' +
      'customer service person|colleague*|flesh and blood|somebody|proper person|someone from your team|' +
      'someone at',
    similar:
      'something like|anything like|books like|similar to|in the style of|like the book|same kind as' +
      '|something similar|anything similar|similar ones|similar books|similar stuff|along those lines' +
      '|like that one|same vibe|same vibes|similar vibe|more in that vein|in the same vein' +
      '|in the vein of|along the lines of|anything in the style',
    recommend:
      'recommend*|suggest something|suggest a book|surprise me|what should i read|what can i read|a tip|' +
      'any tips|any ideas|what do you recommend|pick something|pick one for me|feel good|feelgood',
    yes:
      'yes|yeah|yep|yup|ok|okay|sure|please do|go ahead|of course|do it|sounds good|alright' +
      '|great|cool|lovely|perfect then|brill|go on',
    no: 'no|nope|no thanks|not now|never mind|nevermind|forget it|nah',
    more:
      'more|others|other ones|any others|anything else|show more|more of these|more like|something else|' +
      'different ones',
    that: 'it|that|that one|this one|this|them|those',
    first: 'first|the first|1st|number one|no 1|top one|first one',
    second: 'second|2nd|number two|second one',
    third: 'third|3rd|number three|third one',
    last: 'last|last one|the last',
    mine: "my|mine|our|i sent|i posted|i ordered|i bought|i sold|i shipped|i'm waiting|i am waiting|i mailed",
    want:
      "looking for|look for|i want to read|i'd like to read|i would like to read|recommend*|suggest*|" +
      'find me|show me|something to read|something like|i need a|search for|searching for|any good|' +
      "fancy reading|i'd love|i feel like|in the mood for|what should i read|what can i read|i am after|" +
      "i'm after|list all|which books|what books|got any|give me",
    have:
      'do you have|have you got|do you stock|do you sell|is there|are there|you got|got|in stock|available|' +
      'do u have|any chance you have|do you carry|have you any|any books|can i get|can i buy|' +
      'where can i find',
    'pay-for':
      'how much for|do u buy|what do you pay for|how much do you pay for|what would you pay for|' +
      'what will you pay for|' +
      'how much would you pay for|how much will you pay for|how much for my|what do i get for|' +
      'how much do i get for|how much would i get for|what would i get for|how much will i get for|' +
      'what can i get for|how much can i get for|how much is my|worth|would you buy my|do you buy|' +
      'what do you give for|how much do you give for|how much would you give me for|' +
      'what would you give me for|how much would you offer for|what would you offer for|' +
      "what do you offer for|i want to sell|i'd like to sell|want to sell|would like to sell|" +
      'looking to sell|sell you',
    take:
      'add to cart|add to basket|to my basket|into my basket|to the basket|into the basket|put in my cart|' +
      'to my cart|into my cart|in the cart|into the cart|to the cart|to cart|' +
      "i take|i'll take|i will take|take|i want to buy|i'd like to buy|buy|order|i'll have|i would like|" +
      'i want' +
      "|grab it|i'll go with|i'll get it|go on then|i'll have it|that'll do",
    give: "sell list|i'll give|i give|sell",
    about: 'about|on the topic|on the subject|dealing with|set in|takes place in|set during',
    under:
      'under|below|less than|up to|max|maximum|at most|no more than|not more than|cheaper than|within|' +
      'budget of|or less|tops',
    over: 'over|above|more than|at least|from|min|or more',
    cheap:
      'reasonably priced|not too expensive|not too dear|cheap*|inexpensive|affordable|lowest price|' +
      'bargain*|less expensive|budget',
    newest: 'newest|latest|recent|recently published|new releases|newer',
    popular: 'popular|bestseller*|best seller*|best selling|most wanted|famous',
    paperback: 'paperback*|softcover*|soft cover',
    hardcover: 'hardcover*|hardback*|hard cover|bound edition',
    pocket: 'pocket book*|mass market|pocket edition*|pocket',
    'new-copy': 'brand new|new copy|unread copy',
    when: 'when|how long|how soon|how fast|how quickly|what time|how many days|by when|how many weeks',
    'how-much': 'how much|cost*|price of|fee*|charge*|what does it cost|expensive|free|for free',
    where: 'where|how do i find|where can i see|how can i see',
    why: 'why|how come|reason|what is the reason',
    who: 'who|whose|whom',
    'how-many': 'how many|maximum number|as many as|limit*',
    how: 'how|how do i|how can i|how to|how does|way to|steps',
    can: 'can i|may i|is it possible|could i|am i allowed|allowed|do you let me|possible|do i need|do i have to|must i',
  },
  subjects: {
    fiction: 'novel*|fiction|literary fiction|literature|fictional|contemporary fiction|prose',
    classics: 'classic*|old masters|world literature',
    crime:
      'crime*|mystery|mysteries|detective*|whodunit*|cosy crime|cozy crime|cosy mystery|cozy mystery|' +
      'crime novel*|murder mystery|murder mysteries|crime stor*|noir|police novel*|whodunnit*|' +
      'police procedural*|sleuth*|inspector|murder*|crime fiction|serial killer*|heist',
    thriller:
      'thriller*|suspense|page turner*|gripping|spy novel*|spy stor*|espionage|nail biting|' +
      'psychological thriller*|on the edge of my seat|edge of my seat',
    fantasy:
      'fantasy|dragons|wizards|fantasy novel*|magic|magical|wizard*|witches|witch|elves|elf|sword and sorcery|' +
      'sorcer*|dragon*|fairies',
    'science-fiction':
      'science fiction|sci fi|scifi|sf|sci-fi|space opera|aliens|spaceship*|dystopia*|dystopian|time travel|' +
      'cyberpunk|set in space|outer space|set in the future',
    historical:
      'historical novel*|historical fiction|historical|history novel*|set in the past|period novel*|' +
      'set in the middle ages|medieval novel*|tudor*|regency',
    romance:
      'romance*|romantic|love stor*|love novel*|romcom*|chick lit|love story|tearjerker*|tear jerker*|weepie|' +
      'makes me cry|make me cry|about love|rom com*|lovey dovey|falling in love',
    horror:
      'horror|scary|ghost stor*|spooky|creepy|scare me|scared|frightening|terrifying|ghosts|ghost|vampire*|' +
      'zombie*|haunted|chilling|gives me nightmares|nightmares|spine chilling|halloween|frighten*|terrify*|' +
      'scares me|give me the creeps|shivers',
    'young-adult':
      'young adult|ya|teen|teenage|teenager books|for teens|for teenagers|for my teenager|teenager*|teens|' +
      'teenage girl|teenage boy|for a teenager|adolescent*|for young people',
    children:
      'children*|child|kids|kid|for kids|for children|picture book*|bedtime stor*|for my daughter|for my son|' +
      'year old|toddler*|baby|little ones|little one|bedtime|picture books|my grandson|my granddaughter|' +
      'grandchild*|grandkid*|little girl|little boy|primary school|kindergarten|preschool*|nursery|' +
      'first readers|early reader*|my niece|my nephew|six year old*|seven year old*|eight year old*|' +
      'nine year old*|ten year old*|five year old*|four year old*',
    comics: 'comic*|graphic novel*|manga*|superhero*|comic strip*|graphic',
    poetry: 'poetry|poem*|poems|verse|poet|poets|sonnet*|verses|rhymes',
    drama: 'plays|drama*|theatre play*|a play|stage play*|shakespeare play|tragedy',
    'short-stories': 'short stor*|stories|short story collection*|novella*|collection of stories|short pieces',
    biography:
      'biograph*|life of a|life story|life stories|about the life of|true stor*|real life stor*|' +
      'based on a true stor*',
    memoir: "memoir*|autobiograph*|diary|diaries|true account|someone's own life|confessions of",
    history:
      'history|history book*|about history|world war|historic|ancient rome|second world war|first world war|' +
      'ww2|wwii|ww1|middle ages|roman empire|cold war|civil war|the war' +
      '|holocaust|shoah|nazi*|auschwitz|concentration camp*|the blitz|vikings|ancient egypt|ancient greece|empire',
    politics: 'politic*|democracy|current affairs',
    philosophy: 'philosoph*|stoic*|meaning of life books|ethics|existential*|big questions',
    religion: 'religio*|theolog*|spiritual*|bible|god|buddhis*|islam|christian*|faith|spiritual',
    psychology:
      'psycholog*|the mind|how the mind works|how people think|human behaviour|mental health|the brain|trauma',
    science:
      'science|popular science|physics|biology|astronomy|mathematics|the universe|universe|space and stars|' +
      'astronom*|maths|math|chemistry|evolution|scientific|quantum|about space|stars and planets|genetics',
    nature:
      'nature|animals|gardening|animal*|birds|trees|plants|wildlife|garden*|the sea and|ecology|climate|' +
      'forest*|dogs|cats|horses',
    travel: 'travel*|travel writing|travelogue*|journey*|backpacking|guidebook*|guide book*|travel guide*',
    food:
      'cook*|recipe*|cookbook*|cookery|food|wine|baking|cooking|recipe book*|recipes|baking book*|vegetarian|' +
      'vegan|chef*' +
      '|foodie*|food*|gastronom*',
    art: 'art|art book*|photography|painting*|painter*|photograph*|architecture|design|museum*|drawing',
    essays: 'essay*',
    humour:
      'funny|funnier|funniest|humour*|humor|humorous|hilarious|comic novel*|comedy|comedies|comedic|' +
      'make me laugh|makes me laugh|laugh out loud|laugh|laughs|laughing|a giggle|giggles|witty|wit|' +
      'feel good|feelgood|uplifting|heartwarming|lift my spirits|lifts my spirits|' +
      'cheer me up|cheers me up|satire*|satirical|side splitting|amusing|daft|silly',
    business:
      'business book*|economics|management|business|money and investing|investing|finance|startup*|start up*|' +
      'entrepreneur*|leadership|marketing|economy',
    'self-help':
      'self help|self improvement|productivity|habits|self confidence|motivat*|better person|get organised|' +
      'happiness|burnout|mindfulness|personal development|improve myself',
    language:
      'grammar|language course*|language learning|linguistics|dictionar*|learn english|learn german|' +
      'learn french|learn spanish|learn italian|language book*|vocabulary|textbook for',
  },
  languages: {
    en: 'english|in english|in eng',
    de: 'german|in german',
    fr: 'french|in french',
    es: 'spanish|in spanish',
    it: 'italian|in italian',
    nl: 'dutch|in dutch',
    pl: 'polish|in polish',
    pt: 'portuguese|in portuguese|brazilian',
    ja: 'japanese|in japanese',
    ar: 'arabic|in arabic',
  },
  numbers:
    '2 two|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|10 a tenner|10 tenner|' +
    '5 a fiver|5 fiver|12 twelve|15 fifteen|20 twenty',
  filler:
    'son|daughter|nephew|niece|grandson|granddaughter|rather|instead|ok but|okay but|cheaper ones|a|an|the|' +
    'of|in|on|at|to|for|with|by|from|and|or|but|is|are|was|were|be|been|am|do|does|did|have|has|had|i|you|he|' +
    'she|it|we|they|me|him|her|us|them|my|your|his|our|their|this|that|these|those|there|here|what|which|' +
    'will|would|can|could|should|may|might|must|shall|not|no|please|pls|plz|some|any|something|anything|if|' +
    'so|then|than|just|really|very|too|also|still|now|today|about|s|t|m|d|re|ve|ll|im|ive|id|as|up|out|all|' +
    'one|ones|get|got|want|wanted|like|need|know|tell|help|maybe|perhaps|good|nice|great|best|interesting|' +
    'exciting|short|long|old|lovely|cosy|cozy|read|reading|used|guys|well|hmm|um|eh|sir|madam|dear|written|' +
    "author|author's|called|named|edition|version|u|r|ur|wanna|gonna|lol|anyway|only|even|ever|because|when|" +
    "while|after|before|into|its|let|see|think|thing|things|there's|don|doesn|didn|isn|won|sorry|quick|" +
    'question|hope|wondering|wonder|lot|bit|kind|sort|people|someone|somebody|actually|again|already|yet|' +
    'next|week|month|year|days|day|hours|ago|last|yesterday|tomorrow|mum|mother|father|dad|wife|husband|' +
    "friend|birthday|present|gift|holiday|evening|weekend|until|put|make|made|work|works|i'd prefer|prefer|" +
    'preferably|better|bit more|what about|how about|ones in|one in|who|loves|likes|liked|turns|turning|' +
    'properly|proper|fairly|quite|instead please|go for|go with|though|make it|could you|turned|dont|years|' +
    'aged|age|fan of|obsessed with|mad about|got any|in stock|know that one|i know|already know|already read|' +
    'already have|read it|read that|had it|have it|have that|same|ones by|else|anything else' +
    '|loved|adored|enjoyed|hated|disliked|dont like|do not like|didnt like|not my thing|not for me' +
    '|to be honest|the same but|same but|finished|just finished|amazing|brilliant|awesome|fantastic' +
    '|whole|totally|absolutely' +
    '|thick|fat|chunky|big|light|heavy|simple|simply' +
    '|tho|whats',
};
