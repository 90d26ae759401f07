/**
 * Senses (see `../words/senses.ts`) of each FAQ question, so that a question is understood however it is worded.
 * Variants are separated by `|`; a variant matches a text that has all of its senses. `rank-senses.ts` uses the table.
 *
 * To change it, add a variant to the question's line, with senses that only this question has, or a sense to
 * `../words/senses.ts` and the word tables. `unforeseen-questions.test.ts` measures how many test questions find their
 * answer.
 */
export const faqSenses: Readonly<Record<string, string>> = {
  'how-to-sell':
    'how sell|how give book|sell book begin|can sell book|sell begin|sell begin where|sell begin money|' +
    'sell begin shelf|begin how',
  'smallest-basket':
    'minimum sell|minimum|minimum offer|minimum send|minimum money|minimum accept|minimum sell worse|' +
    'minimum book|minimum sell book|minimum shelf',
  'which-books':
    'accept book|accept|sell isbn fail|accept sell|damaged accept|accept declined|damaged sell|damaged sell can',
  'how-many-copies':
    'how-many copies|copies several sell|how-many sell|copies sell|how-many copies sell|' +
    'how-many book sell|how-many accept|copies accept|copies|copies book|copies several',
  'who-may-sell': 'company sell|company|company can sell|who sell|company accept|company account',
  'sell-without-account': 'guest sell|guest|guest can|guest account|guest register',
  'former-library-books': 'library|library sell|library accept|library book|library condition|library damaged',
  'scan-many':
    'shelf scan|shelf sell|shelf isbn|shelf|shelf book|shelf how-many|shelf barcode|shelf offer|shelf how|' +
    'shelf scan isbn|shelf isbn how-many|shelf scan book',
  'where-is-the-isbn': 'where isbn|mean isbn|how isbn|isbn|where barcode',
  'barcode-not-read':
    'barcode fail|scan fail|isbn fail scan|barcode|barcode scan fail|isbn fail|barcode damaged|' +
    'barcode fail damaged|barcode device|barcode camera|barcode fail device',
  'camera-permission': 'camera fail|camera|camera why|camera scan fail|camera scan',
  'scan-offline': 'offline scan|offline|offline can|offline barcode',
  'not-in-catalogue': 'catalogue mean|catalogue|catalogue isbn|catalogue book|catalogue scan',
  'how-offers-are-made':
    'how offer|offer price|why offer|offer how-much|offer why price|how price sell|how-much sell|offer',
  'offer-declined':
    'declined offer|declined why|declined|declined why sell|declined sell|why offer declined|declined book',
  'how-long-offers-hold':
    'hold offer|when offer|hold offer when|hold price|when hold|deadline offer|when price hold|hold',
  'hold-ended': 'expired offer|expired|expired hold|offer deadline expired|expired price|hold deadline',
  'offer-for-book-bought-here': 'bought-here sell|bought-here|bought-here return|bought-here offer',
  wishes: 'wish|wish reserved|wish mail|wish mean|when wish',
  'what-grades-mean':
    'condition mean|mean condition choose|condition damaged|how condition|damaged condition mean|condition',
  'choose-a-grade': 'choose condition|choose damaged|how choose condition|choose|how condition choose damaged',
  'found-worse':
    'worse|worse condition|worse grading|worse offer|worse grading book|worse declined|worse paid|' +
    'worse price|worse grading|worse damaged|worse condition parcel|worse condition damaged|worse parcel|' +
    'worse paid condition',
  'no-answer': 'silent|silent mail|silent deadline|silent worse',
  'cost-of-books-sent-back':
    'how-much declined return|declined return|postage declined|declined return postage|declined postage how-much',
  'how-long-grading': 'when grading|grading|grading book when|grading when paid|grading parcel when',
  'how-to-pack': 'pack how|pack|pack parcel|pack book|how pack send|pack how-much',
  'postage-to-us':
    'postage send|postage sell|who postage send|postage pay send|postage sell how-much|how-much send sell|' +
    'how-much send|postage parcel|postage send how-much|postage who|how-much parcel send sell|' +
    'postage who pay|postage how|mail parcel pay|parcel pay who',
  'deadline-for-parcel':
    'deadline parcel|deadline send|when send|deadline delivery|deadline parcel send|deadline|' +
    'when send parcel|deadline expired parcel',
  'several-parcels': 'several parcel|several parcel send|several send|several',
  'sent-wrong-book':
    'forgot parcel|forgot send|forgot|forgot described parcel|described send|forgot described|forgot parcel lost',
  'when-paid':
    'when paid|when money account|when money bank|when money delivery|when money|when paid money|' +
    'when money sell|when paid sell|when paid bank',
  'how-paid':
    'how paid|paid pay|how money sell|paid|paid bank|paid pay can|how paid money|how-much paid pay|' +
    'pay sell|paid credit money',
  'store-credit':
    'credit|credit mean|credit paid|credit how|credit money|credit money buy|credit paid bank|' +
    'credit money paid|credit swap',
  'change-bank-account': 'change bank|bank change account|change paid|bank change paid|change bank fail',
  'payout-failed': 'paid lost fail|paid fail|money fail|bank fail|paid lost bank|paid lost|bank fail paid|money lost',
  'tax-on-sold-books': 'tax sell|tax sell book|tax sell money|tax paid|tax sell paid',
  'how-to-buy': 'how buy|buy can|how buy book|buy book|how cart|buy guest|guest buy',
  'how-to-pay': 'how pay|pay|can pay|pay buy|pay can buy|how pay buy',
  'how-long-reserved':
    'reserved cart|reserved|when reserved|reserved when cart|reserved buy|hold cart|cart when|cart hold',
  'price-changed':
    'why price change|price change|price change cart|cart price|why price cart|cart price why|' +
    'cart price how-much|cart how-much why|price why|cart price why how-much|cart price when',
  'struck-out-price': 'discount|discount mean|discount price|discount price mean',
  'tax-on-used-books': 'tax|tax price|tax buy|tax pay|tax book',
  'delivery-time':
    'when delivery|delivery when buy|when delivery buy|when buy delivery|delivery|when trade delivery|' +
    'when send buy|when delivery country',
  'postage-to-you':
    'how-much delivery|how-much postage|postage delivery|postage|postage buy|how-much postage delivery|' +
    'how-much delivery buy|when postage how-much|how-much postage country|how-much send buy|' +
    'how-much send country|how-much postage buy|how-much postage minimum buy|how-much postage book buy',
  'which-countries':
    'country delivery|country send|country|where delivery|can country|country buy|country postage|' +
    'country can send|country sell',
  'order-not-arrived':
    'lost delivery|lost trade|lost parcel|lost|lost buy|delivery lost trade|lost buy when|lost where|' +
    'lost book|lost delivery book|lost when delivery|lost buy delivery',
  withdraw:
    'return|return buy|how return|return can|return book|return can buy|return described|' +
    'return trade|return how|return cancel',
  refund:
    'refund|refund when|refund return|when refund return|refund how|money return|when money return|' +
    'refund buy|refund cancel',
  'return-postage':
    'return postage|who return postage|return how-much|return who pay|return postage pay|' +
    'return postage buy|return how-much buy|who return|who return buy|who return book',
  'not-as-described':
    'described|described buy|described delivery|damaged delivery|damaged buy|described delivery damaged|' +
    'described book|described return|damaged delivery described book|arrived damaged|arrived described|' +
    'arrived damaged condition|arrived damaged parcel|arrived described condition|arrived damaged refund',
  'when-delivered':
    'begin return|when begin return|begin deadline|begin return delivery|begin|when return begin deadline|' +
    'begin deadline return',
  'what-is-a-swap': 'swap mean|swap|swap how|swap book|swap can',
  'swap-or-pay-now': 'swap pay|swap paid|swap choose|swap pay paid|swap mean pay|swap pay choose|swap money',
  'find-my-trade':
    'where trade|trade|how trade|trade mail|trade lost mail|where trade mail|trade guest|trade where lost|' +
    'where trade lost|where trade mail guest',
  'cancel-trade':
    'cancel trade|cancel|cancel buy|cancel can trade|change trade|cancel sell|cancel can|cancel parcel|' +
    'cancel return parcel|cancel return send|cancel return|cancel parcel send',
  'register-and-confirm':
    'confirm mail|register sign-in|confirm|register mail|confirm account|register confirm mail|' +
    'confirm lost mail|register confirm|mail lost|register lost mail|register fail sign-in',
  'forgot-password': 'password|password forgot|password fail|password sign-in|password change|password lost',
  'too-many-attempts':
    'locked|locked sign-in|locked password|locked when|locked account|locked password sign-in|' +
    'why sign-in when|locked password|locked how-many|locked when password|locked password forgot',
  passkeys: 'passkey|passkey mean|passkey sign-in|passkey how|passkey password|passkey password sign-in',
  devices: 'device|device sign-in|device account|device lost|when sign-in|device when|device safe|device sign-in when',
  'change-email': 'change mail|mail change account|change mail how',
  'delete-account': 'delete account|delete|how delete account|delete data|cancel account|delete account data',
  'tracking-and-cookies': 'cookies|cookies data|cookies why',
  'download-my-data': 'data|data mine|data where|data account|data mean',
  'bank-details-safe': 'safe bank|safe data bank|safe pay|bank safe data|safe money|bank data',
  assistant: 'bot|bot human|bot who|identity',
  contact: 'contact|contact how|contact mail|contact where|human contact',
  'who-is-the-shop': 'shop who|shop|shop where|shop safe|who shop|shop company',
  'languages-and-currency': 'tongue change|tongue|tongue can|tongue price|tongue pay',
  'gift-cards': 'gift-card|gift-card pay|gift-card buy|gift-card credit|gift-card can|gift-card want',
  'e-books': 'e-book|e-book buy|e-book sell|e-book have|e-book can',
  'pick-up': 'pick-up|pick-up can|pick-up where|pick-up shop|pick-up trade|pick-up postage|pick-up have',
  'student-discount': 'student|student discount|student how-much|student price|student can',
  'change-address':
    'new-address|new-address change|new-address trade|new-address delivery|new-address can|new-address buy',
  accessible: 'accessible|accessible can|accessible how',
};
