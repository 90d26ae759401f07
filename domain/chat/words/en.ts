import type { Words } from './senses';

/** English words of the shop’s topics. `Words` in `./senses.ts` explains the table and how to change it. */
export const en: Words = {
  senses: {
    greet: 'hello|hi|hey|hiya|good morning|good evening|good afternoon|good day|greetings|howdy|hi there|hello there',
    thanks: 'thanks|thank you|thx|cheers|much appreciated|ty|thank u|very helpful|that helped|great help|perfect',
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
    yes: 'yes|yeah|yep|yup|ok|okay|sure|please do|go ahead|of course|do it|sounds good|alright',
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
      'what do you pay for|how much do you pay for|what would you pay for|what will you pay for|' +
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
      'i want',
    give: "sell list|i'll give|i give|sell",
    about: 'about|on the topic|on the subject|dealing with|set in',
    under:
      'under|below|less than|up to|max|maximum|at most|no more than|not more than|cheaper than|within|' +
      'budget of|or less|tops',
    over: 'over|above|more than|at least|from|min|or more',
    cheap: 'cheap*|inexpensive|affordable|lowest price|bargain*|less expensive|budget',
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
    sell:
      'sell*|selling|sold|get rid of|trade in|hand in|give you|give away|offload|part with|turn in|buy my|' +
      'buy used|buy back|take my books|take books|second hand|secondhand|declutter*|clear out',
    buy: 'buy*|order*|ordering|purchas*|checkout|check out',
    offer:
      'offer*|quote*|valuation|value|valued|worth|estimate|buying price|how much do you pay|' +
      'how much you pay|what you pay|what do you pay|so little|pay so little|come up with|figure out|' +
      'work out|arrive at|numbers come from|based on|determine',
    hold:
      'valid*|hold*|guarantee*|locked in|good for|keep the price|still count*|remain*|stay valid|last|lasts|' +
      'locked|fixed',
    expired: 'expire*|expired|runs out|ran out|run out|ended|ends|too late|passed|lapse*|elapsed',
    declined:
      "declin*|refus*|reject*|don't want|not want*|no offer|zero|not accept*|don't take|won't take|" +
      "not interested|nothing for|won't buy|unwanted",
    accept:
      'accept*|do you take|take any|which books do you|what kind of books|what sort of books|' +
      'what books do you|do you buy|buy any|magazine*|textbook*|dvd*|cds|sheet music|encyclopedia*|' +
      'without isbn|no isbn|old books|comics',
    book: 'book*|novel*|volume*|title*|paperbacks',
    copies: 'duplicates|same book|of the same|of one book|identical',
    isbn: 'isbn*|ean|book number',
    barcode: 'barcode*|bar code*|upc|bars|lines on the back|stripes',
    scan: 'scan*|type in|typing in|type them|one by one|each number|enter every',
    camera: 'camera*|webcam|lens|black screen',
    shelf:
      'shelf|shelves|whole collection|entire collection|lots of books|many books|hundreds of|dozens of|bulk|' +
      'spreadsheet|excel|csv|list of|upload|all my books|whole library|at once|bookcase|a lot of books|' +
      'big pile|boxes of books|one by one|each one|inherited|whole house|left me|estate|house full|' +
      'every number|hundreds',
    offline:
      'offline|no internet|without internet|no network|without network|no signal|no reception|without wifi|' +
      'no wifi|no connection|without connection|basement|cellar|attic|dead zone',
    guest:
      'without an account|without account|as a guest|guest|without registering|without signing up|' +
      'no account|without register*|without sign*|need an account',
    account: 'account*|profile|membership',
    register: 'regist*|sign up|signed up|signing up|create an account|created an account|new account',
    'sign-in':
      'sign in|signed in|signing in|log in|login|logged in|logging in|log me in|log on|get into my account|' +
      'get in|access my account|log into|sign into',
    password: 'password*|passwort|passcode|pw|pass word|passwrd|passwort',
    mail: 'mail*|e-mail*|email*|inbox',
    confirm: 'confirm*|activat*|verif*|activation',
    passkey:
      'passkey*|two factor|2fa|two-factor|fingerprint*|face id|touch id|biometric*|security key|webauthn|second factor',
    device:
      'device*|phone was stolen|stolen phone|lost my phone|stole my phone|phone got stolen|laptop|' +
      "other computer|someone else's computer|everywhere|logged out|log out|sign out|stay signed|" +
      'stay logged|sessions|hacked|library computer|public computer|shared computer|logged in elsewhere',
    locked:
      'locked out|blocked|too many|attempts|tries|wait before|locked|have to wait|how many times|' +
      'wrong too often|few times|says wait|try again later|lock me out',
    delete:
      'delete*|deleting|close my account|remove my|erase*|wipe|deactivate|get rid of my account|closing my|' +
      'cancel my account|terminate',
    data:
      'data|gdpr|information about me|know about me|stored about|hold about|info about me|saved about|' +
      'export|my information|what you store|what you know|have on me|file on me',
    cookies:
      'cookie*|track*ing|tracked|tracking|track me|advertis*|analytics|ads|spy|third parties|spying|follow me around',
    library: 'library|ex library|ex-library|stamp*|library stamp*|library copies',
    company:
      'company|business*|dealer|under 18|underage|years old|my age|teenager|minor|my son|my daughter|my kid|' +
      'firm|reseller|trader|bookseller|as a shop|adult*|17|16|15',
    minimum:
      'minimum|smallest|just one book|only one book|single book|one book only|one single book|least amount|' +
      'threshold|just two|worth it|worth sending|only got|bigger pile|only two|only 2|just 2|so few|' +
      'small pile|enough books|too few',
    condition: 'condition*|grade*|quality|state of|worn|like new|very good|acceptable|shape',
    damaged:
      'damage*|underlin*|highlight*|notes in|scribbl*|stain*|torn|ripped|water|mould*|mold*|coffee|crease*|' +
      'yellowed|missing page*|broken spine|marked|pencil|annotat*|writing in|dog eared|smell*|smoke*|bent|' +
      'scratched|written in|smok*|torn out|ripped out|falling out|loose pages|battered|beat up|filthy|' +
      'mouldy',
    worse:
      'worse|downgrad*|regrade*|lower grade|lower than|less than i|disagree*|dispute|not as good|' +
      "lower condition|reduced|lowered|lower amount|don't agree|poorer|less than promised|less than offered|" +
      'not the condition|battered|more worn|get less|worn than|have a say|say in it|knock down|mark it down|' +
      'disagree with my',
    choose:
      'choose|which grade|which condition|decide|judge|not sure|unsure|right grade|right condition|' +
      'how do i know|pick|tell what',
    described:
      'as described|not as described|description|different from|wrong book i bought|arrived damaged|' +
      'came damaged|defect*|faulty|complain*|complaint|not what|worse than stated|worse than you said|' +
      'falling apart|wrong edition|wrong book|i received|that came|arrived with|i got from you|you sent me|' +
      'supposed to be|said like new|said very good',
    parcel: 'parcel*|package*|box|boxes|shipment*|packet*|carton*',
    pack:
      'pack|packing|wrap*|packag*ing|packaging|padding|bubble wrap|how heavy|weigh*|too heavy|envelope*|' +
      'which box|kg|kilo*|tape',
    postage:
      'postage|shipping cost*|shipping fee*|shipping label*|label*|stamp|free shipping|pay for shipping|' +
      'pays for shipping|shipping|cost of sending|cost of shipping|delivery cost*|delivery fee*|' +
      'delivery charge*|prepaid|freepost|pays for postage|print*|printer',
    send: 'send*|sent|sending|ship|ship them|post them|mail them|posting|posted|shipped|drop off|dispatch',
    delivery:
      'deliver*|delivery|arrive*|shipping time|get my order|get my books|receive my|reach me|get here|' +
      'come to me|get the books|ship to me|show up|take to get|be here|with me|at my door|come by',
    country:
      'abroad|countr*|international*|switzerland|ireland|germany|austria|france|spain|italy|poland|portugal|' +
      'netherlands|belgium|japan|usa|america|canada|england|uk|britain|united states|sweden|norway|denmark|' +
      'australia|emirates|dubai|overseas|eu|europe|worldwide|outside|sister in|lives in|living in|moved to|' +
      'ship outside',
    lost:
      "not arrived|hasn't arrived|has not arrived|didn't arrive|did not arrive|never arrived|still waiting|" +
      "lost|missing|not here|hasn't come|never came|not received|haven't received|didn't receive|" +
      "did not receive|late|delayed|track*|still nothing|nothing yet|haven't got|not shown up|" +
      "hasn't turned up|never showed up|status|whats happening|what's happening|happening with|happened to|" +
      "any news|news about|update on|how is my|how are my|how's my|what about my|should have arrived|" +
      "was supposed to arrive|was meant to arrive|turned up|hasnt arrived|where's my|wheres my|" +
      "nothing has come|no sign of|gone missing|hasn't shown",
    several:
      'several|two parcels|two boxes|two packages|more than one parcel|more than one box|' +
      'more than one package|multiple|split|three boxes|separate parcel*|separate box*|second parcel|' +
      'second box|different boxes',
    deadline:
      'deadline|until when|by when|time limit|how much time|how long do i have|too late|last day|' +
      'how many days do i have|within how',
    forgot:
      'forgot to put|left out|wrong book in|forgot a book|missing from the parcel|forgot to include|' +
      'mixed up|by mistake|accidentally|put the wrong|wrong one|left one|forgot one|forget*|wrong edition|' +
      "one short|not in the box|didn't put",
    silent:
      "don't answer|do not answer|not answer|no answer|don't reply|not reply|ignore*|miss your mail|" +
      "missed your mail|missed the mail|don't respond|not respond|on holiday|on vacation|didn't see|away|" +
      "don't react|overlook*|missed your|miss your|never answer*|never repl*|decide in time",
    grading:
      'grading|check my books|checking|inspect*|inspection|examin*|process my|processing|look at my books|' +
      'review my|evaluate|go through|check the books|assess*',
    money: 'money|cash|euros|funds|payment*',
    paid:
      'paid|payout*|pay out|pay me|get my money|receive my money|receive money|get the money|be paid|' +
      'transfer*|my payment|see the money|paid out|receive payment|cashed|money for my books|my money',
    pay:
      'credit card|paypal|apple pay|google pay|klarna|debit|invoice|visa|mastercard|pay with|pay by|' +
      'payment method*|ways to pay|pay for my order|pay for books|pay in|how can i pay|how do i pay|pay on|' +
      'instalment*|bank transfer|can i pay|pay for my',
    bank:
      'bank*|iban|account number|bank details|bank account|account details|changed banks|switched banks|' +
      'new account number',
    change: 'chang*|update|edit|switch|new address|modify|different|another|correct|set to',
    credit:
      'store credit|credit|voucher*|gift card*|bonus|wallet|balance|gift certificate*|on top|' +
      'leave the money|leave it with you|extra if|next books|next order|spend it here|instead of cash|' +
      'instead of money',
    refund: 'refund*|money back|reimburs*|get back what i paid|repaid|credited back|back on my card|recredited',
    tax: 'tax*|vat|invoice*|receipt*|customs|duty|duties|bill',
    discount:
      'discount*|crossed out|struck*|strike*|sale|strikethrough|line through|reduced price|special offer*|' +
      'fixed price|old price|promo*|coupon*|line thru|line through it|two prices|two amounts|reduction|' +
      'reduced|marked down|struck',
    price: 'price*|amount|expensive|cheaper|cost*',
    return:
      "return*|send back|send it back|send them back|withdraw*|changed my mind|change my mind|don't like|" +
      'not like|send the book back|give back|bring back|sending back|sent back|revoke|cooling off|' +
      "exchange it|don't want it anymore|no longer want",
    cancel: 'cancel*|call off|undo|stop my order|stop the order|abort|take back my order',
    swap:
      'swap*|exchange|barter|trade books|books for books|one book for another|book for book|trade my books|' +
      'in exchange|in return for|instead of paying|pick others|for other books|without paying|even swap|' +
      'straight swap',
    trade: 'trade|trades|order|orders|transaction*|order number|my sale|order history|order status|progress',
    reserved:
      'reserv*|hold it for me|keep it for me|put aside|someone else buys|somebody else buys|sold out|' +
      'set aside|snatch*|last copy|keep them for me|still there|safe in my|stays in my|still mine|' +
      'kept for me|disappear|vanish',
    wish:
      'wish*|wishlist|notify|notification|alert|back in stock|corner|favourite*|favorite*|bookmark*|' +
      'tell me when|let me know when|folded|remind*|out of stock|sold out|comes in|dog ear*|comes back|' +
      'back in|notified|tell me if|let me know if|ping me|get another|new copy comes',
    cart: 'cart|shopping cart|basket',
    safe: 'safe|secure|security|encrypt*|fraud|protected|stolen|trust',
    contact:
      'contact*|reach you|phone number|telephone|call you|hotline|customer service|customer support|support|' +
      'write to you|get in touch|email address of|e-mail address|your email|your phone|helpline|ring you|' +
      'help desk|talk to you|opening hours',
    bot: 'bot|robot|chatbot|ai|artificial intelligence|machine|automatic|chat|assistant|live chat',
    shop:
      'who is behind|behind dogear|who runs|who owns|owner|headquarters|based|your company|imprint|legit*|' +
      'trustworthy|serious shop|who are you people|registered office|real shop|reliable|where are you|' +
      'dogear',
    tongue:
      'language*|currency|currencies|in euro|in pounds|in dollars|translate*|change country|switch country|' +
      'english version|german version|french version|dollars|pounds|another language|site in',
    accessible:
      'blind|screen reader*|screenreader*|keyboard|disab*|dark mode|contrast|font size|larger text|' +
      'bigger text|accessib*|visually impaired|low vision|wheelchair|voiceover|jaws|nvda',
    catalogue:
      "catalog*|not found|can't find|cannot find|unknown book|you don't know|isn't listed|not listed|" +
      "doesn't find|not in your|don't recognise|not recognised|not recognized|unknown",
    begin: 'begin*|start*|count*|from when|first day|clock',
    'bought-here':
      'bought here|bought from you|bought it here|bought it from you|purchased here|bought from dogear|' +
      'got from you|after reading|finished reading|sell back|buy back|bought at dogear|i bought from|resell|' +
      'sell it back',
    fail:
      "doesn't work|does not work|not work*|won't|can't|cannot|fail*|error|problem|not read|blurry|broken|" +
      'not recognis*|not recogniz*|unable|stays dark|is dark|is black|stays black|bounced|went wrong|' +
      "not accept|doesn't|couldn't",
    mean:
      "what does|what is a|what is|what are|mean|means|meaning|explain|what's a|what's the|difference|" +
      'what exactly|stands for',
  },
  subjects: {
    fiction: 'novel*|fiction|literary fiction|literature',
    classics: 'classic*',
    crime:
      'crime*|mystery|mysteries|detective*|whodunit*|cosy crime|cozy crime|cosy mystery|cozy mystery|' +
      'crime novel*|murder mystery|murder mysteries|crime stor*|noir|police novel*',
    thriller: 'thriller*|suspense',
    fantasy: 'fantasy|dragons|wizards|fantasy novel*',
    'science-fiction': 'science fiction|sci fi|scifi|sf',
    historical: 'historical novel*|historical fiction|historical|history novel*',
    romance: 'romance*|romantic|love stor*|love novel*|romcom*|chick lit',
    horror: 'horror|scary|ghost stor*',
    'young-adult': 'young adult|ya|teen|teenage|teenager books|for teens|for teenagers|for my teenager',
    children:
      'children*|child|kids|kid|for kids|for children|picture book*|bedtime stor*|for my daughter|for my son|year old',
    comics: 'comic*|graphic novel*|manga*',
    poetry: 'poetry|poem*|poems|verse',
    drama: 'plays|drama*|theatre play*',
    'short-stories': 'short stor*|stories',
    biography: 'biograph*',
    memoir: 'memoir*|autobiograph*',
    history: 'history|history book*|about history|world war',
    politics: 'politic*',
    philosophy: 'philosoph*',
    religion: 'religio*|theolog*|spiritual*',
    psychology: 'psycholog*',
    science: 'science|popular science|physics|biology|astronomy|mathematics',
    nature: 'nature|animals|gardening',
    travel: 'travel*|travel writing|travelogue*',
    food: 'cook*|recipe*|cookbook*|cookery|food|wine|baking',
    art: 'art|art book*|photography',
    essays: 'essay*',
    business: 'business book*|economics|management|business',
    'self-help': 'self help|self improvement',
    language: 'grammar|language course*|language learning|linguistics|dictionar*',
  },
  languages: {
    en: 'english|in english',
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
  numbers: '2 two|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|12 twelve|15 fifteen|20 twenty',
  filler:
    'a|an|the|of|in|on|at|to|for|with|by|from|and|or|but|is|are|was|were|be|been|am|do|does|did|have|has|' +
    'had|i|you|he|she|it|we|they|me|him|her|us|them|my|your|his|our|their|this|that|these|those|there|' +
    'here|what|which|will|would|can|could|should|may|might|must|shall|not|no|please|pls|plz|some|any|' +
    'something|anything|if|so|then|than|just|really|very|too|also|still|now|today|about|s|t|m|d|re|ve|ll|' +
    'im|ive|id|as|up|out|all|one|ones|get|got|want|wanted|like|need|know|tell|help|maybe|perhaps|good|' +
    'nice|great|best|interesting|exciting|short|long|old|lovely|cosy|cozy|funny|read|reading|used|guys|' +
    "well|hmm|um|eh|sir|madam|dear|written|author|author's|called|named|edition|version|u|r|ur|wanna|" +
    'gonna|lol|anyway|only|even|ever|because|when|while|after|before|into|its|let|see|think|thing|things|' +
    "there's|don|doesn|didn|isn|won|sorry|quick|question|hope|wondering|wonder|lot|bit|kind|sort|people|" +
    'someone|somebody|actually|again|already|yet|next|week|month|year|days|day|hours|ago|last|yesterday|' +
    'tomorrow|mum|mother|father|dad|wife|husband|friend|birthday|present|gift|holiday|evening|weekend|' +
    'does|until|put|make|made|work|works|works',
};
