import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleDeskTrade } from '../../../tests/sample-desk';
import { showScreen } from '../../../tests/show-screen';
import { LeftParcel } from './left-parcel';

test('a parcel left over is taken in as its own trade; a refusal is told and can be tried again', async () => {
  const taken = vi.fn();
  const answers = [Response.json({ code: 'state-moved' }, { status: 409, headers: { 'Content-Type': 'application/problem+json' } }), sampleDeskTrade({ number: 'IE-NEWS' })];
  const { calls } = showScreen(<LeftParcel code="IE-7K4Q-2" onTaken={taken} />, () => answers.shift() ?? null);
  fireEvent.click(await screen.findByRole('button', { name: 'Take it in as its own trade' }));
  await waitFor(() => expect(screen.queryByText(/graded already/)).toBeNull());
  expect(taken).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Take it in as its own trade' }));
  await waitFor(() => expect(taken).toHaveBeenCalledWith('IE-7K4Q-2', expect.objectContaining({ number: 'IE-NEWS' })));
  expect(calls.map(({ method, path }) => [method, path])).toEqual([['POST', '/desk/parcels/IE-7K4Q-2/take-in'], ['POST', '/desk/parcels/IE-7K4Q-2/take-in']]);
});
