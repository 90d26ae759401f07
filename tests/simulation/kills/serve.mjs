// The production build on workerd, for the kill tests: a process that can be killed with everything it started.
import { openShop } from '../../../scripts/shop.mjs';

const [stateDir, port] = process.argv.slice(2);
const shop = await openShop({ port: Number(port), stateDir, log: false });
setInterval(
  () => void fetch(`${shop.url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => undefined),
  5000,
).unref();
process.stdout.write(`open ${shop.url} ${shop.secrets.IMPORT_TOKEN}\n`);
