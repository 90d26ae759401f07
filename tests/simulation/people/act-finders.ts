import * as accounts from './accounts';
import type { FindAct } from './act';
import { takeLast, trade } from './checkout';
import * as customers from './customers';
import * as desk from './desk';
import * as keeper from './keeper';
import * as money from './money';
import * as visits from './visits';

/** All acts by name, each with the weight of its draw. */
export const actFinders = {
  trade: [14, trade],
  takeLast: [4, takeLast],
  cancel: [2, customers.cancel],
  post: [6, customers.post],
  decide: [5, customers.decide],
  arrived: [2, customers.arrived],
  withdraw: [4, customers.withdraw],
  returnSent: [3, customers.returnSent],
  refundAccount: [2, customers.refundAccount],
  beginCard: [6, customers.beginCard],
  readPages: [2, customers.readPages],
  changePayout: [1, customers.changePayout],
  deleteAccount: [1, customers.deleteAccount],
  register: [3, accounts.register],
  confirmMail: [3, accounts.confirmMail],
  signOut: [1, accounts.signOut],
  signIn: [2, accounts.signIn],
  forget: [1, accounts.forget],
  reset: [2, accounts.reset],
  receive: [7, desk.receive],
  takeIn: [2, desk.takeIn],
  grade: [8, desk.grade],
  gradeAll: [6, desk.gradeAll],
  ungrade: [3, desk.ungrade],
  unexpected: [1, desk.unexpected],
  finish: [8, desk.finish],
  sendBack: [3, desk.sendBack],
  clearWarning: [1, desk.clearWarning],
  pack: [6, desk.pack],
  dispatch: [6, desk.dispatch],
  deliver: [3, desk.deliver],
  lose: [1, desk.lose],
  cancelOrder: [1, desk.cancelOrder],
  cancelDisputed: [1, desk.cancelDisputed],
  receiveReturn: [4, desk.receiveReturn],
  confirm: [4, desk.confirm],
  fail: [2, desk.fail],
  retry: [3, desk.retry],
  payoutFile: [4, desk.payoutFile],
  confirmFile: [2, desk.confirmFile],
  correctStock: [2, desk.correctStock],
  readDeskPage: [1, desk.readDeskPage],
  browse: [3, visits.browse],
  wish: [2, visits.wish],
  settle: [2, visits.settle],
  statement: [7, money.statement],
  match: [1, money.match],
  payByCard: [5, money.payByCard],
  returnFromStripe: [3, money.returnFromStripe],
  event: [5, money.event],
  dispute: [1, money.dispute],
  decideDispute: [1, money.decideDispute],
  refundArrives: [1, money.refundArrives],
  minute: [9, keeper.minute],
  morning: [1, keeper.morning],
  night: [1, keeper.night],
  jobByHand: [1, keeper.jobByHand],
  mailDown: [1, keeper.mailDown],
  providersDown: [1, keeper.providersDown],
  changePrices: [2, keeper.changePrices],
  changeKey: [1, keeper.changeKey],
  closeShop: [1, keeper.closeShop],
  openShop: [10, keeper.openShop],
  clockJump: [1, keeper.clockJump],
} as const satisfies Readonly<Record<string, readonly [weight: number, find: FindAct]>>;

export type ActName = keyof typeof actFinders;
// oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the table above
export const actNames = Object.keys(actFinders) as ActName[];
/** Each name as often as its weight, for drawing. */
export const weighted: readonly ActName[] = actNames.flatMap((name) =>
  Array.from({ length: actFinders[name][0] }, () => name),
);
