import { describe, expect, it } from 'vitest';
import { readFields } from './form-schema';
import { decideForm, postParcelForm, returnSentForm, withdrawForm } from './trade-forms';

const trade = 'abc123';

describe('withdrawForm', () => {
  it('reads ticked boxes or listed lines', () => {
    const rest = { trade, step: 'confirm', reason: 'withdraw', words: '' };

    expect(readFields(withdrawForm, { trade, step: 'confirm', 'line-3': 'on', 'line-1': 'on' })).toEqual({
      values: { ...rest, lines: [3, 1] },
    });
    expect(readFields(withdrawForm, { trade, step: 'confirm', lines: '1,3' })).toEqual({
      values: { ...rest, lines: [1, 3] },
    });
  });

  it.each([
    [{ step: 'confirm' }, { lines: 'missing' }],
    [{ step: 'send' }, { lines: 'missing' }],
    [{ step: 'send', lines: '1;3' }, { lines: 'wrong' }],
    [{ step: 'send', lines: '1', words: 'x'.repeat(1001) }, { words: 'long' }],
    [{ step: 'send', lines: '1', reason: 'bored' }, { reason: 'wrong' }],
  ])('refuses %o', (fields, faults) => {
    expect(readFields(withdrawForm, { trade, ...fields })).toEqual({ faults });
  });

  it('shows the books before one is chosen', () => {
    expect(readFields(withdrawForm, { trade, step: 'choose' })).toMatchObject({ values: { lines: [] } });
  });
});

describe('postParcelForm', () => {
  const fields = { trade, step: 'send', parcel: '1' };

  it('is opened without carrier and number', () => {
    expect(readFields(postParcelForm, { trade, step: 'ask', parcel: '1' })).toEqual({
      values: { trade, parcel: 1, carriage: null },
    });
  });

  it('reads carrier and number, which may be empty', () => {
    expect(readFields(postParcelForm, { ...fields, carrier: 'dhl', 'carrier-name': 'Anne' })).toEqual({
      values: { trade, parcel: 1, carriage: { carrier: 'dhl', tracking: '' } },
    });
    expect(
      readFields(postParcelForm, { ...fields, carrier: 'other', 'carrier-name': ' Anne ', tracking: ' 7 ' }),
    ).toEqual({ values: { trade, parcel: 1, carriage: { carrier: 'other', carrierName: 'Anne', tracking: '7' } } });
  });

  it.each([
    [{}, { carrier: 'missing' }],
    [{ carrier: 'pigeon' }, { carrier: 'wrong' }],
    [{ carrier: 'other', 'carrier-name': ' ' }, { 'carrier-name': 'missing' }],
    [{ carrier: 'dhl', tracking: 'x'.repeat(61) }, { tracking: 'long' }],
  ])('refuses %o', (sent, faults) => {
    expect(readFields(postParcelForm, { ...fields, ...sent })).toEqual({ faults });
  });
});

describe('returnSentForm', () => {
  it('needs the number, which is the proof', () => {
    expect(readFields(returnSentForm, { trade, step: 'send', carrier: '', tracking: ' ' })).toEqual({
      faults: { carrier: 'missing', tracking: 'missing' },
    });
  });
});

describe('decideForm', () => {
  it('reads the decision about each line', () => {
    expect(
      readFields(decideForm, { trade, step: 'send', checked: '', 'line-3': 'accept', 'line-4': 'return' }),
    ).toEqual({
      values: {
        trade,
        step: 'send',
        checked: '',
        decisions: [
          { line: 3, decision: 'accept' },
          { line: 4, decision: 'return' },
        ],
      },
    });
  });

  it.each([
    [{}, { decisions: 'missing' }],
    [{ 'line-3': 'burn' }, { 'line-3': 'wrong' }],
  ])('refuses %o', (fields, faults) => {
    expect(readFields(decideForm, { trade, step: 'send', ...fields })).toEqual({ faults });
  });
});
