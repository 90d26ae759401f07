/**
 * Large cities and regions of the countries to which the shop delivers, by country (ISO 3166), with the spellings and
 * inflected forms of the shop's languages. `|` separates them; `name@fr` counts in French only, since the word has
 * another meaning elsewhere.
 */
export const marketPlaces: Readonly<Record<string, string>> = {
  DE:
    'berlin|berlino|berlim|berlijn|berlín|berlina|berlinie|ベルリン|برلين|hamburg|hambourg|hamburgo|amburgo|hamburga|' +
    'hamburgu|ハンブルク|هامبورغ|münchen|munich|múnich|monaco@it|munique|monachium|ミュンヘン|ميونخ|ميونيخ|köln|cologne|' +
    'colonia|keulen|kolonia|kolonii|colónia|ケルン|كولونيا|frankfurt|francfort|fráncfort|francoforte|frankfurtu|' +
    'frankfurcie|フランクフルト|فرانكفورت|stuttgart|estugarda|stoccarda|stuttgartu|シュトゥットガルト|شتوتغارت|düsseldorf|' +
    'düsseldorfu|デュッセルドルフ|دوسلدورف|leipzig|lipsia|leipzigu|lipsk|lipska|lipsku|ライプツィヒ|لايبزيغ|dortmund|bremen|' +
    'brême|brema|bremy|bremie|ブレーメン|dresden|dresde|dresda|drezno|drezna|dreźnie|ドレスデン|دريسدن|hannover|hanovre|' +
    'hanóver|hanower|hanoweru|ハノーファー|هانوفر|nürnberg|nuremberg|núremberg|norimberga|norymberga|norymbergi|' +
    'neurenberg|ニュルンベルク|نورنبرغ|duisburg|bochum|wuppertal|bielefeld|bonn|bonna|ボン|münster|karlsruhe|mannheim|' +
    'augsburg|wiesbaden|mönchengladbach|gelsenkirchen|aachen|aix-la-chapelle|aquisgrán|aquisgrana|aken|' +
    'braunschweig|chemnitz|kiel|freiburg|friburgo|friburg|lübeck|erfurt|rostock|mainz|mayence|magonza|kassel|' +
    'saarbrücken|potsdam|oldenburg|osnabrück|heidelberg|ハイデルベルク|darmstadt|regensburg|würzburg|ingolstadt|ulm|' +
    'göttingen|wolfsburg|heilbronn|bremerhaven|koblenz|jena|trier|konstanz|tübingen|bamberg|bayreuth|passau|' +
    'schwerin|magdeburg|cottbus|görlitz|zgorzelec@de|flensburg|bayern|bavaria|bavière|baviera|bawaria|bawarii|' +
    'beieren|バイエルン|بافاريا|sachsen|saxony|saxe|sajonia|sassonia|saksonia|saksonii|hessen|hesse|niedersachsen|' +
    'nordrhein-westfalen|nrw|schleswig-holstein|thüringen|brandenburg|mecklenburg-vorpommern|saarland|' +
    'rheinland-pfalz|baden-württemberg|ostfriesland|sylt|rügen|ruhrgebiet|schwarzwald|allgäu|essen@en|essen@fr|' +
    'essen@it|essen@es|essen@pl|essen@pt|essen@nl|deutschland|allemagne|niemczech|niemiec|germania@it',
  AT:
    'wien|vienna|vienne|viena|wenen|wiedeń|wiednia|wiedniu|ウィーン|فيينا|graz|gratz|グラーツ|غراتس|linz|salzburg|' +
    'salzbourg|salzburgo|salisburgo|salzburga|ザルツブルク|سالزبورغ|innsbruck|インスブルック|إنسبروك|klagenfurt|villach|wels|' +
    'sankt pölten|st pölten|dornbirn|bregenz|eisenstadt|steyr|wiener neustadt|tirol|tyrol|tirolo|tyrolu|' +
    'vorarlberg|kärnten|carinthia|steiermark|styria|burgenland|niederösterreich|oberösterreich|österreich|' +
    'östereich|oesterreich|oostenrijk|austrii',
  FR:
    'paris|parís|parigi|parijs|paryż|paryża|paryżu|パリ|باريس|marseille|marsella|marsiglia|marselha|marsylia|' +
    'marsylii|マルセイユ|مرسيليا|lyon|lione|lião|リヨン|ليون|toulouse|tolosa|toulouza|tuluza|tuluzy|トゥールーズ|تولوز|nice@fr|' +
    'niza|nizza|nicea|nicei|ニース|nantes|ナント|montpellier|strasbourg|strassburg|estrasburgo|strasburgo|straatsburg|' +
    'strasburg|strasburga|ストラスブール|ستراسبورغ|bordeaux|burdeos|bordéus|ボルドー|بوردو|lille|rijsel|lilla@es|rennes|' +
    'reims|toulon|saint-étienne|le havre|grenoble|dijon|angers|nîmes|villeurbanne|clermont-ferrand|' +
    'aix-en-provence|brest|tours@en|tours@de|tours@it|limoges|amiens|perpignan|perpiñán|metz|besançon|orléans|' +
    'mulhouse|rouen|caen|nancy|avignon|aviñón|avignone|cannes|annecy|bayonne|biarritz|la rochelle|poitiers|pau|' +
    'ajaccio|bastia|corse|corsica|korsika|korsyka|korsyki|córcega|bretagne|brittany|bretaña|bretagna|normandie|' +
    "normandy|normandía|normandia|normandii|provence|provenza|alsace|elsass|alsazia|alsacia|elzas|côte d'azur|" +
    'costa azul|île de france|lorraine|occitanie|france|frankreich|francji|frankrijk|la réunion|guadeloupe|' +
    'martinique',
  ES:
    'madrid|madryt|madrytu|madrycie|マドリード|مدريد|barcelona|barcelone|barcellona|barcelony|barcelonie|バルセロナ|' +
    'برشلونة|valencia|valence@en|walencja|walencji|valência|バレンシア|فالنسيا|sevilla|seville|séville|siviglia|' +
    'sevilha|sewilla|sewilli|セビリア|إشبيلية|zaragoza|saragossa|saragosse|saragozza|saragoça|málaga|malaga|málagi|' +
    'マラガ|مالقة|murcia|palma de mallorca|palma|bilbao|ビルバオ|alicante|alacant|córdoba|cordoue|cordova|قرطبة|' +
    'valladolid|vigo|gijón|hospitalet|a coruña|la coruña|granada|grenade@fr|グラナダ|غرناطة|vitoria|vitoria-gasteiz|' +
    'elche|oviedo|santa cruz de tenerife|badalona|cartagena|terrassa|jerez|sabadell|móstoles|alcalá de henares|' +
    'pamplona|fuenlabrada|almería|leganés|san sebastián|donostia|getafe|burgos|santander|castellón|albacete|' +
    'alcorcón|salamanca|huelva|logroño|badajoz|león|tarragona|lérida|lleida|marbella|cádiz|jaén|ourense|girona|' +
    'gerona|lugo|santiago de compostela|cáceres|toledo|ceuta|melilla|segovia|ávila|cuenca|gran canaria|' +
    'las palmas|tenerife|teneriffa|teneryfa|teneryfy|lanzarote|fuerteventura|la palma|canarias|kanaren|' +
    'canary islands|kanarische inseln|îles canaries|wyspy kanaryjskie|canarische eilanden|canárias|カナリア|mallorca|' +
    'majorca|majorque|maiorca|majorka|majorki|ibiza|menorca|minorca|baleares|balearen|balearic|andalucía|' +
    'andalusien|andalusia|andalousie|andaluzja|andaluzji|andaluzia|cataluña|catalunya|katalonien|catalonia|' +
    'catalogne|catalogna|katalonia|katalonii|galicia|galizien|país vasco|euskadi|baskenland|pays basque|' +
    'basque country|asturias|cantabria|extremadura|aragón|castilla|navarra|la rioja|costa brava|costa del sol|' +
    'espana|spagne|spanje|hiszpanii|hiszpania',
  IT:
    'roma|rom@de|rome|rzym|rzymu|rzymie|ローマ|روما|milano|milan|mailand|milán|milão|milaan|mediolan|mediolanu|' +
    'mediolanie|ミラノ|ميلانو|napoli|naples|neapel|nápoles|napels|neapol|neapolu|ナポリ|نابولي|torino|turin|turijn|' +
    'turyn|turynu|turim|トリノ|تورينو|palermo|palerme|パレルモ|genova|genoa|genua|gênes|génova|genui|bologna|bologne|' +
    'bolonia|boloński|bolonii|bolonha|ボローニャ|firenze|florence|florenz|florencia|florença|florencja|florencji|' +
    'フィレンツェ|فلورنسا|bari@de|bari@en|bari@fr|bari@it|bari@es|catania|catane|venezia|venice|venedig|venise|venecia|' +
    'veneza|venetië|wenecja|wenecji|ベネチア|ヴェネツィア|البندقية|فينيسيا|verona|vérone|werona|werony|ベローナ|messina|padova|' +
    'padua|padoue|trieste|triest|brescia|taranto|parma@it|prato@it|modena|reggio calabria|reggio emilia|perugia|' +
    'ravenna|livorno|cagliari|foggia|rimini|salerno|ferrara|sassari|monza|siracusa|syrakus|syracuse@it|pescara|' +
    'bergamo|forlì|trento|vicenza|terni|bolzano|bozen|novara|piacenza|ancona|andria|udine|arezzo|cesena|lecce|' +
    'la spezia|pisa|pise|lucca|siena|sienne|como@it|como@en|como@de|como@fr|varese|cremona|pavia|mantova|cosenza|' +
    'catanzaro|matera|aosta|südtirol|alto adige|south tyrol|haut-adige|sicilia|sizilien|sicily|sicile|sicilië|' +
    'sycylia|sycylii|シチリア|صقلية|sardegna|sardinien|sardinia|sardaigne|cerdeña|sardenha|sardynia|sardynii|toscana|' +
    'toskana|tuscany|toscane|toskanii|puglia|apulien|lombardia|lombardei|lombardy|piemonte|veneto|campania|' +
    'calabria|liguria|umbria|trentino|vaticano|włoszech|włoch|italie|itali|itália',
  NL:
    'amsterdam|ámsterdam|amsterdamu|amsterdamie|amesterdão|アムステルダム|أمستردام|rotterdam|róterdam|rotterdamu|' +
    "roterdão|ロッテルダム|روتردام|den haag|the hague|la haye|la haya|l'aia|haga|hadze|haia|ハーグ|لاهاي|utrecht|utrechtu|" +
    'ユトレヒト|eindhoven|tilburg|groningen|groningue|almere|breda@nl|breda@en|breda@de|nijmegen|nimwegen|enschede|' +
    "haarlem|arnhem|amersfoort|zaandam|apeldoorn|den bosch|'s-hertogenbosch|hoofddorp|maastricht|mastrique|" +
    'leiden|dordrecht|zoetermeer|zwolle|deventer|delft|alkmaar|heerlen|venlo|leeuwarden|hilversum|roosendaal|' +
    'middelburg|assen|emmen|gouda|friesland|zeeland|limburg@nl|noord-brabant|brabant|gelderland|overijssel|' +
    'drenthe|flevoland|texel|nederland|pays-bas|holandii|niderlandy|niderlandów',
  BE:
    'brussel|bruxelles|brussels|brüssel|bruselas|bruksela|brukseli|brüssels|bruxelas|ブリュッセル|بروكسل|antwerpen|' +
    'antwerp|anvers|amberes|anversa|antwerpia|antwerpii|antuérpia|アントワープ|أنتويرب|gent|ghent|gand|gante|gandawa|' +
    'gandawy|charleroi|luik|liège|lüttich|lieja|liegi|brugge|bruges|brügge|brujas|brugia|brugii|ブルージュ|بروج|namur|' +
    'leuven|louvain|löwen|lovaina|lovanio|mons|bergen@nl|mechelen|malines|aalst|la louvière|hasselt|kortrijk|' +
    'courtrai|oostende|ostend|ostende|sint-niklaas|doornik|tournai|genk|seraing|roeselare|verviers|eupen|' +
    'turnhout|vilvoorde|vlaanderen|flanders|flandern|flandre|flandes|fiandre|flandria|flandrii|wallonië|wallonie|' +
    'wallonia|wallonien|ardennen|ardennes|belgie|belgii|belgien|bélgica',
  PT:
    'lisboa|lisbon|lissabon|lisbonne|lisbona|lizbona|lizbony|lizbonie|リスボン|لشبونة|porto@pt|porto@en|porto@fr|' +
    'porto@pl|oporto|ポルト|بورتو|braga@pt|braga@es|coimbra|setúbal|aveiro|faro@pt|faro@en|faro@de|guimarães|viseu|' +
    'leiria|évora|funchal|amadora|almada|cascais|sintra|matosinhos|vila nova de gaia|gaia@pt|portimão|lagos@pt|' +
    'viana do castelo|santarém|vila real|bragança|castelo branco|beja@pt|açores|azores|azoren|azzorre|azory|' +
    'azorów|madeira|madère|madera|maderę|madery|マデイラ|algarve|alentejo|portugalia|portugalii|portogallo',
  IE:
    'dublin|dublín|dublino|dublim|dublina|dublinie|ダブリン|دبلن|cork@de|cork@fr|cork@es|cork@it|cork@nl|cork@pl|' +
    'cork@pt|corku|county cork|cork city|cork@en|limerick@de|limerick@fr|limerick@es|limerick@it|limerick@nl|' +
    'limerick@pl|limerick@pt|galway|waterford|drogheda|dundalk|navan|kilkenny|ennis|tralee|carlow|naas|sligo|' +
    'kerry@en|donegal|wexford|republic of ireland|irlandii|ierland|irlandę',
  GB:
    'london|londres|londra|londyn|londynu|londynie|londen|ロンドン|لندن|birmingham|manchester|マンチェスター|مانشستر|' +
    'liverpool|リバプール|ليفربول|leeds|sheffield|bristol|ブリストル|newcastle|nottingham|leicester|coventry|bradford|' +
    'hull@de|stoke-on-trent|wolverhampton|plymouth|derby@en|southampton|portsmouth|brighton|norwich|swansea|' +
    'swansee|cardiff|カーディフ|glasgow|グラスゴー|edinburgh|edimbourg|edimburgo|edynburg|edynburga|エディンバラ|إدنبرة|aberdeen|' +
    'dundee|inverness|belfast|ベルファスト|بلفاست|derry|lisburn|newry|oxford|オックスフォード|أكسفورد|cambridge|ケンブリッジ|' +
    'كامبريدج|york@en|exeter|bournemouth|milton keynes|luton|ipswich|gloucester|peterborough|sunderland|' +
    'middlesbrough|cornwall|cornouailles|kornwalia|devon|kent@en|essex|yorkshire|northern ireland|nordirland|' +
    'irlande du nord|irlanda del norte|irlanda del nord|irlandia północna|irlandii północnej|noord-ierland|' +
    'irlanda do norte|北アイルランド|wales|gales|galles|walii|walia|país de gales|scotland|schottland|écosse|escocia|' +
    'scozia|schotland|szkocji|szkocja|escócia|スコットランド|اسكتلندا|england|angleterre|anglii|inghilterra|engeland|英国|' +
    'jersey|guernsey|isle of man|wielkiej brytanii|grande-bretagne|großbritannien',
  PL:
    'warszawa|warszawy|warszawie|warszawę|warschau|warsaw|varsovie|varsovia|varsavia|varsóvia|ワルシャワ|وارسو|kraków|' +
    'krakowa|krakowie|krakau|cracow|krakow|cracovie|cracovia|cracóvia|クラクフ|كراكوف|łódź|łodzi|lodz|wrocław|' +
    'wrocławia|wrocławiu|breslau|breslavia|wroclaw|poznań|poznania|poznaniu|posen|poznan|gdańsk|gdańska|gdańsku|' +
    'danzig|gdansk|グダニスク|szczecin|szczecina|szczecinie|stettin|bydgoszcz|bydgoszczy|lublin|lublina|lublinie|' +
    'białystok|białegostoku|białymstoku|bialystok|katowice|katowic|katowicach|kattowitz|gdynia|gdyni|gdynię|' +
    'częstochowa|częstochowy|częstochowie|radom|radomia|radomiu|rzeszów|rzeszowa|rzeszowie|toruń|torunia|toruniu|' +
    'sosnowiec|sosnowca|kielce|kielc|kielcach|gliwice|gliwic|gliwicach|olsztyn|olsztyna|olsztynie|zabrze@pl|' +
    'zabrza|bielsko-biała|bielska|bielsku|bytom|bytomia|zielona góra|zielonej góry|rybnik|opole|opola|opolu|' +
    'tychy|gorzów|gorzowa|elbląg|elbląga|płock|płocka|wałbrzych|koszalin|koszalina|kalisz|kalisza|legnica|' +
    'legnicy|zakopane|zakopanego|sopot|sopotu|słupsk|nowy sącz|tarnów|tarnowa|śląsk|śląska|śląsku|silesia|' +
    'schlesien|mazury|mazurach|masuren|podlasie|podlasiu|pomorze|pomorzu|małopolska|małopolsce|polsce|pologne',
  US:
    'new york|nueva york|nowy jork|nowego jorku|nowym jorku|nova york|nova iorque|nyc|ニューヨーク|نيويورك|los angeles|' +
    'los ángeles|ロサンゼルス|لوس أنجلوس|chicago|シカゴ|شيكاغو|houston|ヒューストン|phoenix@de|philadelphia|filadelfia|' +
    'san antonio|san diego|dallas|san jose@en|austin|san francisco|サンフランシスコ|سان فرانسيسكو|seattle|シアトル|denver|' +
    'boston|ボストン|بوسطن|detroit|nashville|memphis|portland|las vegas|ラスベガス|baltimore|milwaukee|albuquerque|tucson|' +
    'atlanta|miami|マイアミ|ميامي|minneapolis|new orleans|cleveland|tampa|orlando@en|honolulu|hawaii|hawái|hawaje|' +
    'hawaï|ハワイ|washington|washington dc|ワシントン|واشنطن|brooklyn|california|kalifornien|californie|kalifornia|' +
    'kalifornii|califórnia|カリフォルニア|كاليفورنيا|texas|テキサス|تكساس|florida|floride|floryda|florydy|フロリダ|فلوريدا|ohio|' +
    'alaska|oregon|arizona|colorado|michigan|massachusetts|new jersey|pennsylvania|georgia usa|carolina|' +
    'virginia@en|stateside|the states|the us|états-unis|stanach|stanów|usa|america|ee uu|eeuu|eua|ameryki|ameryce',
  JP:
    '東京|tokyo|tokio|tóquio|tokiu|طوكيو|大阪|osaka|osace|osaki|أوساكا|京都|kyoto|kioto|quioto|كيوتو|横浜|yokohama|名古屋|' +
    'nagoya|札幌|sapporo|神戸|kobe|福岡|fukuoka|川崎|埼玉|さいたま|広島|hiroshima|هيروشيما|仙台|sendai|千葉|北九州|堺市|新潟|浜松|熊本|岡山|静岡|' +
    '鹿児島|長崎|nagasaki|金沢|奈良|北海道|hokkaido|沖縄|okinawa|那覇|九州|kyushu|四国|shikoku|青森|秋田|岩手|山形|福島|群馬|栃木|茨城|神奈川|山梨|長野|岐阜|' +
    '愛知|三重|滋賀|兵庫|和歌山|鳥取|島根|山口県|徳島|香川|愛媛|高知|佐賀|大分|宮崎|富山|石川県|福井|都内|関西|関東|東北|離島|国内|日本国内|giappone|japon|japonia|' +
    'japonii|japón|japão',
  AE:
    'دبي|dubai|dubái|dubaj|dubaju|dubaï|ドバイ|أبوظبي|أبو ظبي|ابوظبي|abu dhabi|abou dabi|abu zabi|アブダビ|الشارقة|' +
    'sharjah|عجمان|ajman|رأس الخيمة|ras al khaimah|الفجيرة|fujairah|أم القيوين|emirates|emiraten|émirats|' +
    'emiratos|emirati|emiraty|emiratach|emirados|الإمارات|الامارات',
};
