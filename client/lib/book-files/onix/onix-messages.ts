// Messages of ONIX for tests.
import { findColumns } from '../../../../domain/catalogue/import/csv-columns';
import { onixHeader } from '../../../../domain/catalogue/import/onix/onix-row';
import { shortTags } from '../../../../domain/catalogue/import/onix/short-tags';
import { parseRow, type ParsedRow } from '../../../../domain/catalogue/import/row';
import { onixItems, type OnixItem, type OnixOptions } from './onix-rows';

/** Returns a record with all blocks that the shop uses. `changes`: parts of the text to replace. */
export function fullProduct(changes: Readonly<Record<string, string>> = {}): string {
  const whole = `<Product>
    <RecordReference>com.example.roseanna</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>03</ProductIDType><IDValue>9780007232833</IDValue></ProductIdentifier>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780007232833</IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <ProductForm>BC</ProductForm>
      <ProductFormDetail>B105</ProductFormDetail>
      <Measure>
        <MeasureType>08</MeasureType><Measurement>195</Measurement><MeasureUnitCode>gr</MeasureUnitCode>
      </Measure>
      <Collection>
        <CollectionType>10</CollectionType>
        <TitleDetail>
          <TitleType>01</TitleType>
          <TitleElement>
            <TitleElementLevel>02</TitleElementLevel>
            <TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Martin Beck series</TitleWithoutPrefix>
          </TitleElement>
          <TitleElement><TitleElementLevel>01</TitleElementLevel><PartNumber>1</PartNumber></TitleElement>
        </TitleDetail>
      </Collection>
      <TitleDetail>
        <TitleType>01</TitleType>
        <TitleElement>
          <TitleElementLevel>01</TitleElementLevel>
          <TitleWithoutPrefix>Roseanna</TitleWithoutPrefix>
          <Subtitle>A Caf&eacute; &#8212; Mystery</Subtitle>
        </TitleElement>
      </TitleDetail>
      <TitleDetail>
        <TitleType>03</TitleType>
        <TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Rosanna</TitleText></TitleElement>
      </TitleDetail>
      <Contributor>
        <SequenceNumber>3</SequenceNumber><ContributorRole>B06</ContributorRole>
        <NamesBeforeKey>Lois</NamesBeforeKey><KeyNames>Roth</KeyNames>
      </Contributor>
      <Contributor>
        <SequenceNumber>2</SequenceNumber><ContributorRole>A01</ContributorRole>
        <PersonName>Per Wahlöö</PersonName>
      </Contributor>
      <Contributor>
        <SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>
        <NamesBeforeKey>Maj</NamesBeforeKey><KeyNames>Sjöwall</KeyNames>
      </Contributor>
      <Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
      <Language><LanguageRole>02</LanguageRole><LanguageCode>swe</LanguageCode></Language>
      <Extent><ExtentType>00</ExtentType><ExtentValue>245</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
      <Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FYT</SubjectCode></Subject>
      <Subject>
        <MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC022000</SubjectCode>
      </Subject>
    </DescriptiveDetail>
    <CollateralDetail>
      <TextContent>
        <TextType>03</TextType><ContentAudience>00</ContentAudience>
        <Text language="eng"><p>Written in 1965, <em>Roseanna</em> is a <b>classic</b>.</p><p>Read it.</p></Text>
      </TextContent>
    </CollateralDetail>
    <PublishingDetail>
      <Imprint><ImprintName>Perennial</ImprintName></Imprint>
      <Publisher><PublishingRole>01</PublishingRole><PublisherName>HarperCollins</PublisherName></Publisher>
      <ProductContact>
        <ProductContactRole>10</ProductContactRole><ProductContactName>HarperCollins</ProductContactName>
        <EmailAddress>safety@publisher.example</EmailAddress><StreetAddress>1 Long Street</StreetAddress>
        <LocationName>Dublin</LocationName><PostalCode>D02</PostalCode><CountryCode>IE</CountryCode>
      </ProductContact>
      <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20060807</Date></PublishingDate>
      <PublishingDate><PublishingDateRole>20</PublishingDateRole><Date dateformat="05">1965</Date></PublishingDate>
    </PublishingDetail>
    <RelatedMaterial>
      <RelatedProduct>
        <ProductRelationCode>06</ProductRelationCode>
        <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780007324378</IDValue></ProductIdentifier>
      </RelatedProduct>
    </RelatedMaterial>
    <ProductSupply>
      <SupplyDetail>
        <ProductAvailability>21</ProductAvailability>
        <Price>
          <PriceType>02</PriceType><PriceAmount>8.99</PriceAmount><CurrencyCode>EUR</CurrencyCode>
          <Territory><CountriesIncluded>AT BE DE ES FR IE IT NL PT</CountriesIncluded></Territory>
        </Price>
      </SupplyDetail>
    </ProductSupply>
  </Product>`;
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the record has no ${from}`);
    return text.replace(from, to);
  }, whole);
}

/** Returns a message with these records. */
export function message(products: readonly string[], release = '3.0'): string {
  const start = `<ONIXMessage release="${release}" xmlns="http://ns.editeur.org/onix/${release}/reference">`;
  const header = '<Header><DefaultLanguageOfText>eng</DefaultLanguageOfText></Header>';
  return [start, header, ...products, '</ONIXMessage>', ''].join('\n');
}

/** Returns a message with short tags in place of reference names. */
export function withShortTags(text: string): string {
  return text.replace(
    /<(\/?)([A-Za-z]+)/g,
    (_, slash: string, name: string) => `<${slash}${shortTags.get(name) ?? name}`,
  );
}

/** Yields a text in pieces of some length. */
export async function* pieces(text: string, length = 1000): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** Returns all that a text has. */
export async function itemsOf(
  text: string,
  options: Partial<OnixOptions> & { length?: number } = {},
): Promise<OnixItem[]> {
  const found: OnixItem[] = [];
  const { length, ...rest } = options;
  for await (const item of onixItems(pieces(text, length), { today: '2026-11-27', rates: new Map(), ...rest }))
    found.push(item);
  return found;
}

/** Returns what the shop reads from a row's cells. */
export function parseCells(cells: readonly string[]): ParsedRow {
  const columns = findColumns(onixHeader, []);
  if (typeof columns === 'string') throw new Error(columns);
  return parseRow(cells, columns, { defaultPrice: null, language: null, format: null, starter: false });
}

/** Returns one line for each item: the reference of a row, or what is wrong with a record. */
export async function linesOf(text: string, length?: number): Promise<string[]> {
  return (await itemsOf(text, length === undefined ? {} : { length })).map((item) => {
    if (item.kind === 'row') return item.reference;
    if (item.kind === 'refused') return `${item.number ?? 'between'} ${item.reference || '?'}: ${item.reason}`;
    return `${item.records} read, ${item.isWhole ? 'whole' : 'cut'}`;
  });
}
