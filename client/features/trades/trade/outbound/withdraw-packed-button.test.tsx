import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleOutbound, sampleTaken, sampleTrade } from '../../../../../tests/client/sample-trade';
import { show } from '../../../../../tests/client/show-trade';
import { clearOrderToWithdraw, readOrderToWithdraw } from '../../../../data/trade/order-to-withdraw';

test('a packed order opens the form that withdraws with its facts, which are in no address', async () => {
  const trade = sampleTrade({ outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'packed' }) });
  const { router } = show(trade);
  const button = await screen.findByRole('button', { name: 'Withdraw from contract' });
  const form = button.closest('form');

  expect(form?.getAttribute('action')).toBe('/en/do/declare-withdrawal?page=%2Fen%2Fwithdraw');
  expect(form?.method).toBe('post');
  fireEvent.click(button);

  await waitFor(() => expect(router.state.location.href).toBe('/withdraw'));
  const { name, number, email } = trade;
  expect(readOrderToWithdraw()).toEqual({ name, number, email });
  clearOrderToWithdraw();
});
