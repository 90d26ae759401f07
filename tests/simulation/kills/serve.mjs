// The production build on workerd, for the kill tests: a process that can be killed with everything it started.
// Its parent process sends the command to open. It sends the shop's address and the rows that killed senders hold.
// On a later request it sends the number of waiting rows.
import { once } from 'node:events';
import { openShop } from '../../../scripts/shop/shop.mjs';

const [stateDir, port, mailPort, beatMs] = process.argv.slice(2);
process.once('disconnect', () => process.exit(0));
// Loading takes seconds, so it happens while the previous shop is still open.
const opening = once(process, 'message');
await Promise.all([import('wrangler'), import('miniflare')]);
await opening;
const shop = await openShop({
  port: Number(port),
  stateDir,
  log: false,
  isMigrated: true,
  settings: { SMTP_HOST: '127.0.0.1', SMTP_PORT: mailPort, SMTP_SECURE: 'off' },
});
const db = await shop.miniflare.getD1Database('DB');
const { results: held } = await db
  .prepare('SELECT id FROM outbox WHERE sent_at IS NULL AND attempts > 0 AND next_at > ?1')
  .bind(new Date().toISOString())
  .all();
setInterval(
  () => void fetch(`${shop.url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => undefined),
  Number(beatMs),
).unref();
process.on('message', async () => {
  const waiting = await db.prepare('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL').first('n');
  process.send({ waiting });
});
process.send({ url: shop.url, held: held.map(({ id }) => id) });
