import type { ConversationWords } from '../senses';

/** Dutch words by which a message refers to the conversation before it, or asks for something else than books. */
export const conversationWords: ConversationWords = {
  chore:
    'schrijf een gedicht|schrijf me|schrijf mij|schrijf voor me|gedicht over|gedichtje over|een gedicht voor|' +
    'vertel een mop|vertel me een mop|een mop|ken je een mop|een grapje|het weer|weerbericht|' +
    'weersvoorspelling|gaat het regenen|weer morgen|vertaal*|hoe laat is het|wie heeft gewonnen|wie won|' +
    'wie wint|de wedstrijd|ajax gespeeld|feyenoord|eredivisie|champions league|het wk|de verkiezingen|' +
    'verkiezingen|op wie moet ik stemmen|wilders|de president|minister president|premier|beurskoers|bitcoin|' +
    'horoscoop|lotto|recept voor|recept van|een recept|geef me een recept|hoe kook ik|' +
    'hoe maak ik pannenkoeken|hoe bak ik|mijn huiswerk|huiswerk|los op|vergelijking op|wortel van|' +
    'hoofdstad van|programmeer|vlucht boeken|hotel boeken|treinkaartje|pizza bestellen|hoofdpijn|' +
    'hou je van mij|trouw met me|zin van het leven|zing een|songtekst|nieuws van vandaag' +
    '|wifi|wi fi|boek een tafel*|boek even een|boek me een|boek mij een' +
    '|boek een hotel|boek een vlucht|boek een kamer|boek een restaurant|tafel voor 2|tafel voor twee' +
    '|tafel voor vier|tafel reserveren|reserveer een tafel|zet muziek|zet een liedje|zet wat muziek' +
    '|speel muziek|speel een liedje|draai een plaatje|zing eens|zing iets|reken uit|uitrekenen' +
    '|gedeeld door|vermenigvuldig*|heb je een vriend|heb je een vriendin|ben je single' +
    '|ben je getrouwd|ga je met me uit|maak mijn*|schrijf mijn*|schrijf een cv|bel een taxi' +
    '|taxi bestellen|zet een wekker|zet een timer|wie scoorde|psv|ajax',
  'all-read':
    'allemaal gelezen|alles gelezen|al gelezen|al verslonden|heb ik al|ken ik al|behalve|niet van|' +
    'maar niet|iemand anders|andere schrijver|andere auteur*',
  'same-author':
    'dezelfde schrijver|dezelfde schrijfster|dezelfde auteur|zelfde schrijver|zelfde schrijfster|' +
    'zelfde auteur|van hem|van haar|deze schrijver|deze schrijfster|deze auteur|die schrijver|' +
    'die schrijfster|die auteur|de schrijver nog|de auteur nog|zijn andere|haar andere|heeft hij nog|' +
    'heeft zij nog|heeft ze nog|hij geschreven|zij geschreven|ze geschreven' +
    '|nog meer van die',
  'next-volume':
    'volgende deel|volgend deel|vervolg|het vervolg|vervolgdeel|deel 2|deel twee|tweede deel|deel 3|' +
    'deel drie|derde deel|volgende boek|volgende in de reeks|volgende uit de serie|rest van de serie|' +
    'rest van de reeks|hoe gaat het verder|boek 2|boek twee|tweede boek|wat komt daarna|komt hierna' +
    '|de volgende|het volgende|volgende graag|volgende alsjeblieft|die daarna|het deel erna' +
    '|het boek erna|en daarna',
  shorter:
    'korter|kortste|dunste|kortere|niet zo lang|niet te lang|minder lang|dunner|dunnere|niet zo dik|' +
    "niet te dik|minder dik|minder bladzijden|minder pagina's|iets korts|een dun|dun boek|te lang|te dik|" +
    'vlot weg|snel uit',
  cheapest: 'goedkoopste|voordeligste|laagste prijs|kost het minst|kost het minste|het minst duur',
  pages: "bladzijde|bladzijden|bladzijdes|blz|pagina|pagina's|paginas",
  arrived:
    'kwam aan|kwam vandaag|kwam gisteren|kwam binnen|kwam met|is aangekomen|zijn aangekomen|aangekomen|' +
    'aankwam|binnengekomen|is binnen|ontvangen|gekregen|bezorgd|geleverd|pakket kwam|pakje kwam|boek kwam|' +
    'uitgepakt|bij jullie gekocht|gekocht|dat ik kocht|bij jullie besteld|mijn bestelling|jullie stuurden',
  'you-are': 'ben je|ben jij|bent u|praat ik|spreek ik|chat ik|zit er|zit hier|is dit|is dat|is er|heb ik een',
};
