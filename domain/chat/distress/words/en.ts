import type { DistressWords } from '../distress-words';

/** English words of people in distress. `../distress-words.ts` explains the patterns and how to change them. */
export const en: DistressWords = {
  sets: {
    wrist: 'her wrist*|his wrist*|their wrist*',
    bone: 'arm|nose|rib|ribs|jaw|finger|wrist|tooth|leg',
    wasDead: 'he was dead|she was dead|they were dead|was never born',
    tonight: 'tonight|right now|today|alone|around',
    whose: 'her|his|their',
    genitals: 'genitals|clitoris',
    thing: 'a plate|plates|a chair|a glass|something|things|his phone',
    harmThird: `
      kill herself|kill himself|killing herself|killing himself|kill themselves|top himself|top herself
      hang himself|hang herself|end it all|suicide`,
    mum: 'mum|mom|my mum|my mom|my mother|my sister|my brother|my kids|the kids|my children|us|both of us',
    tell: `
      says|said|saying|keeps saying|talks about|talking about|threatens|threatening|wants to|going to|tried to
      trying to|threatened to|plans to|thinking of|hes going to|shes going to`,
    notHere: `
      i wasnt here|i didnt exist|i was gone|i {was} dead|i werent here|i wasnt around|i werent around
      i disappeared|i wasnt alive|i just died|i never existed`,
    easier: 'easier|better|simpler|happier|best',
    live: 'live|living|be alive|stay alive|exist|carry on living',
    no: 'no|not|dont have|havent got|lost|lost my|lost all|without|any',
    force: 'strength|energy|will|desire|wish|courage|reason|motivation',
    want: `
      want to|wanna|wana|want too|would like to|like to|going to|gonna|gunna|about to|trying to|tried to
      planning to|plan to|ready to|need to|could just|rather|wish i could|think of|thinking of|thinking about
      decided to`,
    dead: `
      die|dying|be dead|not be here|not exist|stop existing|stop living|disappear forever|vanish forever
      never wake up|not wake up|be gone forever|sleep forever|not be alive`,
    dontWant: `
      dont want to|dont wanna|do not want to|doesnt want to|does not want to|not want to|never wanted to`,
    anymore: 'anymore|any more|any longer|no more|like this',
    was: 'was|were|am',
    kill: 'kill|kil|killing|hang|hanging|drown|poison|unalive|shoot|off',
    her: 'herself|himself|themself|themselves|her self|him self',
    close: 'my|someone i know|somebody i know|a friend of mine|this girl i know|this guy i know|^ a friend',
    them: `
      husband|hubby|boyfriend|bf|partner|wife|girlfriend|gf|ex|dad|father|mum|mom|mother|stepdad|stepfather
      step dad|stepmum|stepmother|brother|uncle|son|boss|fiance|family|parents|grandfather|cousin|coach|teacher
      man|flatmate|neighbour|manager|ex husband|ex boyfriend|ex wife|carer|landlord|grandma|aunt|mate
      mother in law|father in law|in laws|grandpa|stepson|daughter|roommate|colleague|supervisor|pimp|sister`,
    he: 'my {them}|he|hes|she|shes|they|someone|somebody|a man|some guy|this guy|people',
    beats: `
      hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|punched|punches|punching|kicked|kicks|kicking|chok*
      strangl*|slapped|slaps|slapping|abus*|rape|rapes|raped|raping|molest*|attacked|attacks|assault*|stabbed
      tortur*|grabbed|grabs|pinched|bites|bit|bruised|pushed|pushes|shoved|shoves|dragged|headbutted|choke|threw`,
    bad: `
      rap*|abused|assaulted|beaten|molested|attacked|stabbed|strangled|stalked|trafficked|blackmailed|kidnapped
      groped`,
    pills: `
      pill*|tablet*|meds|medication|painkiller*|paracetamol|ibuprofen|tylenol|antidepressant*|sleeping|xanax
      aspirin`,
    many: `
      too many|all my|all the|all of my|whole bottle|a bottle|a lot of|loads of|a bunch of|so many|a whole|lots of`,
    who: 'i|ive|im|she|shes|he|hes|they|my _|someone|somebody|a friend',
    lethal: 'die|kill|dead|overdose|death|fatal|lethal',
    die: 'die|kill|go|end|suicide|death|dying',
    own: 'her own?|his own?|their own?',
    night: 'at night|in bed|down there|there|inappropriately|sexually|when|in my sleep',
    took: 'took|taken|take|swallowed|had|ate',
    man: 'man|someone|somebody|guy|men|he|they|stranger|intruder|burglar',
    drank: 'swallowed|drank|drunk|ate|eaten|drinking',
    poison: `
      bleach|poison*|detergent|battery|batteries|acid|antifreeze|drain cleaner|cleaning fluid|cleaning|cleaner
      dishwasher|washing up|fairy liquid|white spirit|petrol`,
    child: 'baby|child|kid|kids|children|son|daughter',
    laughDie: 'die|dying|died|kill myself|killing myself|be dead',
    mild: 'embarrass*|boredom|curiosity|shame|suspense|excitement|envy|happiness|cold|hunger|old age|laughter',
    verb: 'know|read|get|see|find|have|own|try|hear|start|finish',
    buys: 'buy|bought|order|ordered|spend|get|bring|lose|forget|come home|dont|see another',
    fiction: `
      book|books|novel|novels|thriller|thrillers|story|stories|film|memoir|crime|romance|fiction|autobiography`,
    house: 'house|home|flat|apartment|room|garden|building|place',
  },
  life: `
    {kill} myself|kill my self|kil my self|kms|slit my wrists|cut my wrists|cutting my wrists
    {want} end my own? life|end my own? life|ending my own? life|take my own? life|taking my own? life|end my own
    i _ {want} {dead}|ive _ {want} {dead}|im {want} {dead}|^ {want} {dead}|^ just {want} {dead}
    ^ really {want} {dead}|and {want} {dead}|i {want} commit suicide|im {want} commit suicide
    commit suicide myself|thinking of suicide|thinking about suicide|think about suicide|thoughts of suicide
    thoughts about suicide|considering suicide|planning suicide|planning my suicide|thought about suicide
    attempt suicide|attempted suicide again|i am so? suicidal|im so? suicidal|i feel so? suicidal
    feeling _ suicidal|ive been _ suicidal|i have _ suicidal|im having suicidal|having suicidal thoughts
    i get suicidal|my suicidal thoughts|suicide note|suicide letter|wish i {was} dead|wish i {was} never born
    wish i was gone|wish i wasnt alive|wish i wasnt here|wish i could die|wish i could disappear
    wish i didnt exist|wish i had never been born|wish i wouldnt wake up|id rather be dead|rather be dead
    better dead|better off dead|{dontWant} live {anymore}|{dontWant} live $|{dontWant} be alive|{dontWant} exist
    {dontWant} wake up|{dontWant} go on living|{dontWant} be here {anymore}|{dontWant} keep living
    {dontWant} continue living|dont feel like living|no point in living|no point living|no point in life
    no point being alive|no reason to live|any reason to live|reason to go on living|nothing to live for
    nothing left to live for|point of living|point in living|point of being alive|point in being alive
    life isnt worth living|life is not worth living|not worth living|no will to live|lost the will to live
    better off without me|better without me|better if i {was} dead|better if i {was} gone|better if i wasnt here
    better if i died|would miss me|notice if i {was} gone|care if i died|care if i {was} dead|care if i {was} gone
    notice if i died|written my goodbye*|wrote my goodbye*|goodbye letter*|goodbye note*|said my goodbyes
    i _ end it all|im _ end it all|ending it all|end it tonight|end it today|ending it tonight
    end everything tonight|end it for good|tired of being alive|tired of living $|tired of living {anymore}
    tired of life|sick of living|sick of being alive|done with life $|done with my life $|done with my life
    i {want} hurt myself|i {want} harm myself|i {want} cut myself|hurting myself again|cutting myself
    harming myself|self harming again|i self harm|ive been self harming|started self harming|keep hurting myself
    cut myself again|cut myself every|cut myself to|how many _ {pills} _ {lethal}|easiest way to {die}
    best way to {die}|quickest way to {die}|fastest way to {die}|quick way to {die}|easy way to {die}
    peaceful way to {die}|painless way*|painless death|painless suicide|painlessly _ {die}|{die} painlessly
    how to kill yourself|ways to kill yourself|how to commit suicide|how can i {die}|how to die without|jump off a
    jump off the|jump in front of|overdose on purpose|had enough of being here|had enough of life $
    had enough of living|enough of this life|tonights the night|last day on earth|my last day alive
    this is my last day|today is my last day|my last night|not safe with myself|dont feel safe with myself
    dont trust myself {tonight}|might do something to myself|do something to myself|hurt to jump|jump from the
    jump off my|cant be here anymore|cant be alive|leave forever|go away forever and never|want to leave this life
    life is too heavy|life is too hard i|too painful to live|too hard to live|hurts to be alive|hurts to live
    want the pain to end|suicidal and|im suicidal|very suicidal|feeling suicidal|ready to die|prepared to die
    hope i die|hope i dont wake up|i should just die|i deserve to die|i should be dead|i want out of life
    painful way to {die}|painful way {die}|painful death|hurts least _ {die}|quick death|die quickly
    die without pain|die in my sleep`,
  closeLife: `
    {close} _ {kill} {her}|{close} _ hurt {her}|{close} _ hurting {her}|{close} _ harm {her}
    {close} _ cutting {her}|{close} _ take {own} life|{close} _ end {own} life|{close} _ ending {own} life
    {close} _ taking {own} life|{close} _ doesnt want to be alive|{close} _ doesnt want to live
    {close} _ does not want to live|{close} _ dont want to live|{close} _ wants to die|{close} _ wanted to die
    {close} _ is suicidal|{close} _ feels suicidal|{close} _ attempted suicide|{close} _ talks about suicide
    {close} _ talking about suicide|{close} _ going to commit suicide|{close} _ self harm*
    she wants to kill herself|he wants to kill himself|she is going to kill herself|he is going to kill himself
    {close} _ {tell} _ {harmThird}|{close} _ left a note|{close} _ suicide note|{close} _ goodbye note
    {close} _ wants to end|{close} _ wish* {wasDead}|{close} _ not want to live|{close} _ dont want to be here
    {close} _ cuts {her}|{close} _ cut {her}`,
  violence: `
    {he} _ {beats} me|{he} _ {beats} us|{he} _ {beats} my kids|{he} _ {beats} my mum|{he} _ {beats} my mother
    {he} _ kill me|{he} _ kill us|{he} _ touch* me {night}|{he} _ threat* me|{he} _ threat* us
    {he} _ threatened to|{he} _ force* me|i was _ {bad}|i got _ {bad}|i am being _ {bad}|im being _ {bad}
    ive been _ {bad}|i have been _ {bad}|i keep getting {bad}|victim of domestic|victim of abuse
    victim of violence|victim of trafficking|suffering domestic violence|in an abusive|scared of my {them}
    afraid of my {them}|terrified of my {them}|frightened of my {them}|scared to go home|afraid to go home
    scared of him|afraid of him|terrified of him|scared for my life|afraid for my life|fear for my life
    took my passport|taken my passport|has my passport|have my passport|keep* my passport|forced to marry
    forced me to marry|being forced to|forced into marriage|sell my body|held captive|wont let me leave
    locks me in|locked me in|against my will|stalking me|stalks me|keeps following me|follows me home
    following me home|my ex _ follow*|my ex _ find me|knife to my|knife at my|gun to my|gun at my
    {he} _ stop hitting me|{he} _ keeps hitting me|{he} _ stop hurting me|{he} _ keeps beating me
    {he} _ hitting me`,
  danger: `
    {who} _ {took} _ {many} _ {pills}|{took} too many {pills}|{who} _ overdosed|{who} _ an overdose
    {who} _ overdosing|ive overdosed|not breathing|isnt breathing|stopped breathing
    {who} _ barely breathing|and barely breathing|{who} _ cant breathe|{who} _ unconscious
    {who} _ collapsed|{who} _ wont wake up|{who} _ not waking up
    {who} _ not responding|{who} _ having a seizure|{who} _ having a heart attack|{who} _ having a stroke
    had a heart attack just now|{who} _ a heart attack right now|i have _ chest pain*|ive got _ chest pain*
    my chest hurts|pain in my chest|bleeding badly|bleeding heavily|bleeding a lot|bleeding to death
    wont stop bleeding|cant stop the bleeding|bleeding out|my {house} is on fire|my {house} is burning
    our {house} is on fire|trapped in a fire|i am trapped|im trapped|{who} _ breaking into my {house}
    {who} _ broke into my {house}|{who} _ breaking in $|{who} _ breaking in now|{man} _ trying to get in
    {man} _ trying to break|in my {house} right now|{man} _ in my house|{man} _ following me|im being followed
    i am being followed|im in danger|i am in danger|im in _ danger|we are in danger|my life is in danger
    in danger right now|shes in danger|hes in danger|call an ambulance|call 911|call 999|send an ambulance
    send the police|send police|send help|need an ambulance|need the police|{drank} _ {poison}
    going to hurt my {child}|scared i will hurt|afraid i will hurt|might hurt my {child}|hurt my {child} $`,
  softLife: `
    cant go on|cannot go on|cant do this {anymore}|cant take it {anymore}|cant take this {anymore}
    cant take {anymore}|cant cope {anymore}|cant carry on|i want to disappear|i hate my life|i hate myself
    no point {anymore}|whats the point {anymore}|no way out|all to be over|want it to be over|want it to stop
    dont want to be here|i am a burden|im a burden|life is meaningless|life has no meaning|i give up on
    im so scared please|please help me im scared|nobody would care|no one would care|no reason to go on
    im desperate|{no} {force} to {live}|{no} _ {force} to {live}|{easier} _ if {notHere}|sleep and never wake
    sleep and not wake|asleep and never|top myself|topping myself|got a rope|bought a rope|have a rope and
    where im going to do it|how im going to do it|just not be here|not be here {anymore}|i self harm
    step in front of a|under a train|leave this world|not be in this world|want my life to end
    want my life to be over|wont be alive|cant see a future for myself|cant see myself being here
    had enough of being here|had enough of life $|had enough of living|enough of this life|tonights the night
    last day on earth|my last day alive|this is my last day|today is my last day|my last night
    not safe with myself|dont feel safe with myself|dont trust myself {tonight}|might do something to myself
    do something to myself|hurt to jump|jump from the|jump off my|cant be here anymore|cant be alive|leave forever
    go away forever and never|want to leave this life|life is too heavy|life is too hard i|too painful to live
    too hard to live|hurts to be alive|hurts to live|want the pain to end|suicidal and|im suicidal|very suicidal
    feeling suicidal|ready to die|prepared to die|hope i die|hope i dont wake up|i should just die
    i deserve to die|i should be dead|i want out of life|why should i _ live|why should i _ living|why live
    why am i still alive|why am i alive|at the bridge|on the bridge|on the roof|on the ledge|dont deserve to live
    dont deserve to be here|if i died|if i die tonight|when im dead|when im gone|i _ dead soon
    want to be with my mum in heaven|life is unbearable|life is hell|cant live like this|cant live with this
    cant bear it|dont want this life|hate being alive|hate living|i have nothing left|nothing left for me
    whats left for me|i feel so empty i|so numb i|feel worthless|i am worthless|im worthless|im nothing
    ruined my life|my life is ruined|i want out|make it stop|please make it stop|tonight is the night
    ending everything|end everything|feel like ending|ending things|i want it over|i want everything to stop
    nothing matters anymore|i dont care if i live|whether i live or die|life has no point|my life has no point
    id be better off gone|cry every night and|wish it was over|wish it would end`,
  softViolence: `
    {he} _ {beats} {mum}|{he} _ beat {mum}|{he} _ grop* me|{he} _ groping me|{he} _ grabs me|{he} _ slap* me
    {he} _ spat on me|{he} _ burn* me|{he} _ push* me _ stairs|{he} _ pulled my hair|{he} _ locked me
    {he} _ locks me|{he} _ pinned me|{he} _ throws things at me|{he} _ threw {thing} at me
    {he} _ controls everything|{he} _ wont let me|{he} _ monitors|{he} _ forced me|{he} _ forces me
    being forced to marry|want me to marry a|make me marry|marry me off|{he} _ pulled a knife|{he} _ pointed a
    {he} _ has a gun|{he} _ has a knife|grop* me|{he} _ threatening me|{he} _ threatens me|{he} _ blackmail* me
    {he} _ nudes|cut my {genitals}|{he} _ beat* _ and me|{he} _ hit* _ and me|dad _ beat* _ me|dad _ hit* _ me
    dad _ beat* mum|{them} _ hits me|{them} _ beats me|{them} _ hit me|{them} _ beat me up|^ {them} _ {beats} me
    ^ {them} _ {beats} {mum}|^ {them} _ {beats} _ and me|by the throat|by the neck|hands around my neck
    hands round my neck|{he} _ throws _ at me|{he} _ threw _ at me|{he} _ spits on me|{he} _ screams at me every
    {he} _ tried to strangle|{he} _ punched me|black eye again|bruises all over my|left bruises
    gave me a black eye|broke my {bone}|in my drink|spiked my drink|woke up hurt|drugged me|{he} _ shoved me
    {he} _ hurting me|{he} scares me|{he} _ scares me|not safe at home|dont feel safe at home|unsafe at home
    hiding from him|hiding in the bathroom|he will find me|hes coming for me|someone hurt me|someone is hurting me
    i was hit by my|i got beaten up|i was beaten up|{he} _ forces himself|made me do things|sex with me against`,
  softDanger: `
    {who} _ {took} _ {pills} and|{who} swallowed _ {pills}|{who} _ collapsed|isnt answering me|isnt responding
    not responding|wont respond|{who} _ choking|{who} _ fitting|a seizure now|anaphyla*|allergic reaction and
    {who} _ hit by a car|{who} _ car crash just|{who} _ drowning|{who} _ fell down the stairs and
    {who} _ fell and isnt|face is drooping|slurring {whose} speech|turning blue|lips are blue|smell gas|gas leak in
    carbon monoxide alarm|has a gun in|blood everywhere|blood all over|wont stop bleeding|{child} drank
    {child} _ swallowed _ {poison}|{child} _ ate _ {poison}|losing a lot of blood|lost a lot of blood
    in labour and|waters broke and|stung and|snake bit|electrocuted|trapped in|cant breathe|trouble breathing
    struggling to breathe|lips are swelling|throat is closing|swelling up and|{who} _ fainted|{who} _ passed out
    i think im dying|im dying help|im bleeding|shes bleeding|hes bleeding|im going to pass out|call the police
    call for help|someone is in my|locked in the|theres a fire|fire in my|gunshots|shooting at my|{who} _ a stroke
    {who} _ heart attack|{who} _ cut {wrist}`,
  notMeant: `
    {laughDie} laughing|{laughDie} of laughter|{laughDie} from laughing|{laughDie} of {mild}
    {laughDie} from {mild}|dying to _ read|dying to {verb}|to die for|could die for|die for a|die for this
    die hard|live and let die|shoot myself in the foot|kill me if i {buys}|kill me if we {buys}|kill me for buying
    kill me when _ {buys}|would kill me if|beats me at|beat me at|beat me to|hit me up|hit me with|hit me hard
    i want to die but i want to eat _|how to slowly kill yourself _|million ways to die
    a heart attack when i saw the price|kill me with`,
  shop: `
    book*|novel*|reading|volume*|series|parcel*|order*|deliver*|website|site|account|price*|isbn|scan*|cart
    checkout|login|password|refund*|page|pages|chapter*|edition*|newsletter|copy|copies|author*|offer*|payment
    email|shipping|postage|cover|covers|app|collection|subscription|title|titles|paperback|hardback|sequel
    thriller*|library|dune|arrive*|arrival|scan|tracking|review*|character*|hero|plot|film|movie|trilogy
    the ending|box|post|phone|browser|sell|buy|buying|stock|in stock`,
  story: `
    {fiction} _ where|{fiction} _ in which|{fiction} _ whose|{fiction} about a|{fiction} about an
    {fiction} about the|{fiction} that starts|{fiction} _ says|memoir by|written by`,
};
