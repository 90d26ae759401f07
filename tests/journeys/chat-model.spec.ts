import { m } from '../../messages/compiled/messages.js';
import { log, say } from './support/chat';
import { alive, expect, test } from './support/partner-shop';

// The assistant that is built in is in chat.spec.ts.

test('an answer continues after a reload and in a second tab, and stops in both', async ({ page, context, shop }) => {
  await page.goto(`${shop.url}/en/chat-bot`);
  await alive(page);
  await say(page, 'stall');
  await expect(log(page).getByText('I was about to')).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('I was about to')).toBeVisible();
  await expect(page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) })).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${shop.url}/en/chat-bot`);
  await expect(log(second).getByText('I was about to')).toBeVisible();
  await page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) }).click();
  for (const each of [page, second])
    await expect(log(each).getByText(m.chat_stopped({}, { locale: 'en' }))).toBeVisible();
  await log(second)
    .getByRole('button', { name: m.chat_again({}, { locale: 'en' }) })
    .click();
  await expect(page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) })).toBeVisible();
  await page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) }).click();
  await say(page, 'stream');
  for (const each of [page, second]) await expect(log(each).getByText('Grüße 📚 für Sie.')).toBeVisible();
  // No message appears twice.
  await expect(log(second).getByText('stream', { exact: true })).toHaveCount(1);
});

test('messages written offline are sent later, and deletion reaches every tab', async ({ page, context, shop }) => {
  await page.goto(`${shop.url}/en/chat-bot`);
  await alive(page);
  await say(page, 'stream');
  await expect(log(page).getByText('Grüße 📚 für Sie.')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(log(second).getByText('Grüße 📚 für Sie.')).toBeVisible();
  await context.setOffline(true);
  await say(page, 'whole');
  await expect(log(page).getByText(m.chat_waiting({}, { locale: 'en' }))).toBeVisible();
  await context.setOffline(false);
  for (const each of [page, second]) await expect(log(each).getByText('All at once.')).toBeVisible();
  await expect(log(page).getByText('whole', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: m.chat_delete({}, { locale: 'en' }) }).click();
  await page.getByRole('button', { name: m.chat_delete_yes({}, { locale: 'en' }), exact: true }).click();
  for (const each of [page, second])
    await expect(each.getByRole('heading', { name: m.chat_try({}, { locale: 'en' }) })).toBeVisible();
  await expect(second.getByText(m.chat_gone({}, { locale: 'en' }))).toBeVisible();
  expect((await (await page.request.get(`${shop.url}/api/chat`)).json()).items).toEqual([]);
});

test('the built-in assistant answers, with a notice, when the model fails', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/chat-bot`);
  await alive(page);
  await say(page, 'down');
  await expect(log(page).getByText(m.chat_fell_back({}, { locale: 'en' }))).toBeVisible();
});
