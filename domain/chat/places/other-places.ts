/**
 * Well known places, by country (ISO 3166), in countries to which the shop does not deliver. The form is that of
 * `market-places.ts`.
 */
export const otherPlaces: Readonly<Record<string, string>> = {
  CH:
    'zürich|zurich|zúrich|zurigo|zurychu|zurych|チューリッヒ|زيورخ|genf|geneva|genève|ginebra|ginevra|genewa|genewie|' +
    'genewy|genebra|ジュネーブ|جنيف|basel|bâle|basilea|bazylea|bazylei|bern|berne|berna|lausanne|losanna|lozanna|' +
    'winterthur|luzern|lucerne|lucerna|st. gallen|sankt gallen|st gallen|lugano|schwyz|graubünden|wallis@de|' +
    'tessin|ticino|suiza|suisse|svizzera|zwitserland|szwajcarii|szwajcaria|suíça|switserland|swiss|schweitz',
  LI: 'liechtenstein|liechtensteinu',
  LU: 'luxembourg|luxemburg|luxemburgo|lussemburgo|luksemburg|luksemburgu',
  CZ:
    'prag|prague|praga|pragi|pradze|praag|プラハ|براغ|brno|brünn|ostrava|ostrawa|ostrawy|pilsen|plzeň|tschechien|' +
    'czechia|czech republic|czechach|czech|tchéquie|chequia|cechia|tsjechië|chéquia',
  SK: 'bratislava|bratysława|bratysławy|košice|slowakei',
  HU: 'budapest|budapeszt|budapesztu|budapeste|ブダペスト|بودابست|ungarn',
  RO: 'bukarest|bucharest|bucarest|bukareszt|bukaresztu|cluj',
  BG: 'sofia@en|sofia@de|sofia@es|sofii',
  GR:
    'athen|athens|athènes|atenas|atene|athene|ateny|aten|アテネ|أثينا|thessaloniki|tesalónica|salonicco|kreta|crete|' +
    'creta|crète|rhodos|korfu',
  CY: 'nikosia|nicosia|zypern',
  MT: 'valletta',
  HR: 'zagreb|zagabria|zagrzeb|zagrzebia|split@de|dubrovnik',
  SI: 'ljubljana|laibach|lubiana|lublana',
  RS: 'belgrad|belgrade|belgrado|belgradu',
  BA: 'sarajevo|sarajewo',
  DK: 'kopenhagen|copenhagen|copenhague|copenaghen|kopenhaga|kopenhadze|kopenhagi|コペンハーゲン|كوبنهاغن|aarhus',
  SE:
    'stockholm|estocolmo|stoccolma|sztokholm|sztokholmu|sztokholmie|ストックホルム|ستوكهولم|göteborg|gothenburg|malmö|' +
    'szwecji',
  NO: 'oslo|オスロ|أوسلو|bergen@en|bergen@de|bergen@fr|trondheim|norwegii',
  FI: 'helsinki|helsinkach|ヘルシンキ|هلسنكي|finlandii',
  IS: 'reykjavik|reikiavik',
  EE: 'tallinn',
  LV: 'riga@de|riga@en|rydze|rygi',
  LT: 'vilnius|wilno|wilna|wilnie|litwie|litwy',
  UA:
    'kiew|kyiv|kiev|kijów|kijowa|kijowie|キーウ|キエフ|كييف|lviv|lwów|lwowa|lwowie|lemberg|odessa|charkiw|kharkiv|' +
    'ukrainy|ukrainie',
  BY: 'minsk',
  RU:
    'moskau|moscow|moscou|moscú|mosca|moskou|moskwa|moskwy|moscovo|モスクワ|موسكو|sankt petersburg|st petersburg|' +
    'saint petersburg|san pietroburgo|rosji',
  TR: 'istanbul|estambul|stambuł|stambułu|istambul|イスタンブール|إسطنبول|اسطنبول|ankara|أنقرة|izmir|antalya|turcji',
  IL: 'tel aviv|jerusalem|jérusalem|jerusalén|gerusalemme',
  CA:
    'toronto|トロント|تورنتو|montreal|montréal|montreale|モントリオール|مونتريال|vancouver|バンクーバー|فانكوفر|québec|quebec|' +
    'ottawa|calgary|edmonton|winnipeg|halifax|ontario|alberta@en|british columbia|kanadzie|kanady',
  MX:
    'ciudad de méxico|mexico city|mexiko-stadt|cidade do méxico|cdmx|メキシコシティ|guadalajara@es|monterrey|cancún|' +
    'cancun|tijuana|puebla@es|meksyku',
  BR:
    'são paulo|sao paulo|san paolo|サンパウロ|ساو باولو|rio de janeiro|río de janeiro|リオデジャネイロ|brasília|' +
    'salvador da bahia|belo horizonte|porto alegre|curitiba|recife|fortaleza@pt|minas gerais|brazylii',
  AR: 'buenos aires|ブエノスアイレス|rosario@es|mendoza@es|argentynie|argentyny',
  CL: 'santiago de chile|valparaíso',
  CO: 'bogotá|bogota|medellín|medellin|cali@es',
  PE: 'lima@es|lima@en|lima@de|cusco|cuzco',
  VE: 'caracas',
  EC: 'quito@es|guayaquil',
  UY: 'montevideo',
  BO: 'la paz@es',
  CU: 'la habana|havana|havanna',
  DO: 'santo domingo',
  PR: 'puerto rico|san juan@en',
  AU: 'sydney|sídney|シドニー|سيدني|melbourne|メルボルン|ملبورن|brisbane|perth@en|adelaide|canberra|queensland|australii',
  NZ: 'auckland|wellington@en|christchurch',
  CN:
    'peking|beijing|pékin|pekín|pechino|pekin|pekinu|北京|بكين|shanghai|shanghái|szanghaj|上海|شنغهاي|guangzhou|' +
    'shenzhen',
  HK: 'hongkong|hong kong|香港',
  TW: 'taiwan|taipeh|taipei|taipéi|tajwan|tajwanu|台湾|台北',
  KR:
    'seoul|séoul|seúl|seul|ソウル|سيول|busan|südkorea|south korea|corée du sud|corea del sur|corea del sud|' +
    'zuid-korea|korea południowa|korei południowej|coreia do sul|corea|coreia|korea|korei|韓国',
  TH: 'bangkok|バンコク|بانكوك',
  VN: 'hanoi|ho chi minh|wietnamie',
  ID: 'jakarta|bali@en|bali@de',
  MY: 'kuala lumpur',
  SG: 'singapur|singapore|singapour',
  PH: 'manila',
  IN: 'mumbai|bombay|delhi|new delhi|neu-delhi|bangalore|indii|indiach|indien@de',
  PK: 'karachi|lahore',
  EG: 'القاهرة|cairo|kairo|le caire|il cairo|kair|kairu|カイロ|الإسكندرية|الاسكندرية|alexandria@en|الجيزة|egipcie',
  MA:
    'الدار البيضاء|casablanca|カサブランカ|الرباط|rabat@fr|rabat@en|مراكش|marrakech|marrakesch|marrakesh|طنجة|tangier|' +
    'tánger|tanger@fr|marokku',
  TN: 'تونس|tunis|túnez|صفاقس',
  DZ: 'الجزائر|algier|algiers|alger|argel|algeri|وهران|oran@fr',
  LY: 'طرابلس|بنغازي|ليبيا',
  SD: 'الخرطوم|السودان',
  SA:
    'السعودية|سعودية|المملكة العربية السعودية|saudi arabien|saudi arabia|الرياض|riyadh|riad@de|riad@es|riyad|جدة|' +
    'jeddah|مكة|mekka|mecca|المدينة المنورة|الدمام|dammam',
  QA: 'الدوحة|doha|قطر',
  KW: 'الكويت|كويت',
  BH: 'البحرين|المنامة',
  OM: 'مسقط|سلطنة عمان|oman@de',
  JO: 'الأردن|الاردن|amman',
  LB: 'بيروت|beirut|beyrouth|beirute|لبنان',
  SY: 'دمشق|سوريا|سورية|damascus|damaskus|حلب',
  IQ: 'بغداد|baghdad|bagdad|العراق|البصرة|أربيل',
  PS: 'فلسطين|غزة|القدس|palestine|palästina|رام الله',
  YE: 'صنعاء|اليمن|عدن',
  ZA: 'johannesburg|cape town|kapstadt|kaapstad|città del capo|ciudad del cabo|kapsztad',
  NG: 'lagos@en|lagos@de',
  KE: 'nairobi',
  AO: 'luanda|angola|angoli',
  MZ: 'maputo|moçambique',
  CV: 'cabo verde',
};
