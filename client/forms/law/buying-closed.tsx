import { m } from '../../../messages/compiled/messages.js';
import { useCanBuy } from '../../data/use-can-buy';
import { Notice } from '../../ui/notices/notice';

/** Why the shop buys nothing in this market; nothing where it does. */
export function BuyingClosed() {
  return useCanBuy() ? null : <Notice kind="waiting">{m.forms_buying_closed()}</Notice>;
}
