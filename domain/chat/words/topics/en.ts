import type { TopicWords } from '../senses';

/** English words for what questions are about. */
export const topics: TopicWords = {
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
    'scratched|written in|smok*|torn out|ripped out|falling out|loose pages|battered|beat up|filthy|mouldy|' +
    'soaked|soggy|damp|cover is ripped|rips|tear|tears|cracked|stained|chewed|dented|pages missing|' +
    'missing pages|page missing|pages were missing|falling apart|without its cover' +
    '|wrecked|knackered|in bits',
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
    'supposed to be|said like new|said very good|was meant to be|meant to be|promised|said it was|' +
    "advertised as|listed as|nothing like|not the condition|not what i ordered|misdescribed|wasn't as|" +
    "isn't as|was described",
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
  change: 'chang*|update|edit|switch|modify|different|another|correct|set to',
  credit:
    'store credit|credit|voucher*|bonus|wallet|balance|on top|leave the money|leave it with you|extra if|' +
    'next books|next order|spend it here|instead of cash|instead of money',
  refund: 'refund*|money back|reimburs*|get back what i paid|repaid|credited back|back on my card|recredited',
  tax: 'tax*|vat|invoice*|receipt*|customs|duty|duties|bill',
  discount:
    'discount*|crossed out|struck*|strike*|sale|strikethrough|line through|reduced price|special offer*|' +
    'fixed price|old price|promo*|coupon*|line thru|line through it|two prices|two amounts|reduction|' +
    'reduced|marked down|struck' +
    '|a code|any code|code or|voucher code',
  price: 'price*|amount|expensive|cheaper|cost*',
  return:
    "return*|send back|send it back|send them back|withdraw*|changed my mind|change my mind|don't like|" +
    'not like|send the book back|give back|bring back|sending back|sent back|revoke|cooling off|' +
    "exchange it|don't want it anymore|no longer want" +
    "|don't want it|don't want them|no longer want|changed my mind|not keeping|don't fancy it",
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
  'gift-card':
    'gift card*|gift voucher*|giftcard*|gift certificate*|gift token*|book token*|book voucher*|' +
    'voucher for my|voucher as a|voucher to give|e-gift*|gift code',
  'e-book':
    'ebook*|e-book*|e book*|kindle|epub|kobo|e-reader|ereader|e reader|audiobook*|audio book*|digital book*|' +
    'digital version*|digital copy|audible|pdf|tolino|download a book|download books',
  'pick-up':
    'pick up|pick it up|pick them up|pick-up|collect it|collect them|collect my order|collect my books|' +
    'collect in|collect from|collection point|click and collect|click & collect|physical shop|physical store|' +
    'actual shop|actual store|real-life shop|bricks and mortar|high street|branch near|your branch|' +
    'shop near me|shop in town|come by|come in person|visit your shop|visit you|walk in|store near|showroom|' +
    'pop in|pop by',
  student:
    'student*|students discount|nus|unidays|teacher discount|senior discount|discount for pensioners|' +
    'pensioner*|loyalty|member discount' +
    '|at uni|uni|in college|college student|undergrad*|student code',
  'new-address':
    'wrong address|change the address|change my address|change the delivery address|change delivery address|' +
    'change the shipping address|another address|different address|new address|moved house|i am moving|' +
    'address is wrong|typo in my address|typo in the address|wrong street|wrong house number|wrong postcode|' +
    'delivery address|shipping address|redirect my|old address',
};
