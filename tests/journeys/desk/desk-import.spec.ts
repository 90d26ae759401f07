import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, deskEmail } from '../support/clerk';
import { expect, test } from '../support/shop';
import { en } from '../support/trade-books';

const isbn = '9783100012340';
const title = 'A Harbour for Import Journeys';

/** A message of ONIX 3 with one book, and a record that the shop leaves out. */
const onix = `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
  <Header><Sender><SenderName>Harbour Press</SenderName></Sender><SentDateTime>20261127</SentDateTime></Header>
  <Product>
    <RecordReference>harbour-1</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition>
      <ProductForm>BC</ProductForm>
      <TitleDetail>
        <TitleType>01</TitleType>
        <TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement>
      </TitleDetail>
      <Contributor><ContributorRole>A01</ContributorRole><PersonName>Anna Leise</PersonName></Contributor>
      <Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
    </DescriptiveDetail>
    <ProductSupply>
      <SupplyDetail>
        <Supplier><SupplierRole>01</SupplierRole><SupplierName>Harbour Press</SupplierName></Supplier>
        <ProductAvailability>20</ProductAvailability>
        <Price><PriceType>02</PriceType><PriceAmount>12.00</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price>
      </SupplyDetail>
    </ProductSupply>
  </Product>
  <Product><RecordReference>harbour-2</RecordReference><NotificationType>88</NotificationType></Product>
</ONIXMessage>`;

test('a clerk checks and imports a file of ONIX, finds its book in the shop, and undoes the import', async ({
  shop,
  context,
  browser,
}) => {
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const desk = clerk.page;
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
  // Pages are cached for a minute, so each request has an address of its own.
  const readBook = (time: string) => context.request.get(`${shop.url}/en/books/${isbn}?${time}`);
  expect((await readBook('before')).status()).toBe(404);

  await clerk.visit('/desk/catalogue/imports');
  await desk
    .getByLabel(m.desk_import_choose({}, en))
    .setInputFiles({ name: 'harbour.xml', mimeType: 'text/xml', buffer: Buffer.from(onix) });
  await press(m.desk_import_check({}, en));
  await expect(desk.getByText(m.desk_import_checked({}, en))).toBeVisible();
  await expect(desk.getByText(title)).toBeVisible();
  await expect(desk.getByText(m.desk_import_test_record({}, en)).first()).toBeVisible();
  expect(await findAxeFaults(desk)).toEqual([]);
  expect((await readBook('checked')).status()).toBe(404);

  await press(m.desk_import_now({}, en));
  await expect(desk.getByRole('heading', { name: 'harbour.xml' })).toBeVisible();
  await expect(desk.getByRole('link', { name: title })).toBeVisible();
  expect(await findAxeFaults(desk)).toEqual([]);
  expect(await (await readBook('imported')).text()).toMatch(new RegExp(`<h1[^>]*>(?:(?!</h1>).)*${title}`, 'su'));

  await press(m.desk_import_undo({}, en));
  await press(m.desk_import_undo({}, en));
  await expect(desk.getByText(/The import was undone/)).toBeVisible();
  await expect.poll(async () => (await readBook('undone')).status()).toBe(404);
});
