import { describe, expect, it } from 'vitest';
import { readFields } from '../form-schema';
import { contactForm, readVolumeNumber, renameForm, renameSeriesForm } from './name-forms';

describe('renameForm', () => {
  it('reads a name without spaces around it, and the box', () => {
    const fields = { to: ' 夏目漱石 ', keepOld: 'on' };
    expect(readFields(renameForm, fields)).toEqual({ values: { to: '夏目漱石', keepOld: true } });
  });

  it.each([
    ['', 'missing'],
    ['…', 'missing'],
    ['a'.repeat(301), 'long'],
  ])('refuses %s', (to, fault) => {
    expect(readFields(renameForm, { to })).toEqual({ faults: { to: fault } });
  });

  it('refuses the number of a volume in the name of a series', () => {
    expect(readFields(renameSeriesForm, { to: 'Dune #2' })).toEqual({ faults: { to: 'wrong' } });
    expect(readFields(renameSeriesForm, { to: 'Fahrenheit 451' })).toMatchObject({ values: { to: 'Fahrenheit 451' } });
  });
});

describe('contactForm', () => {
  const fields = { postal: '1 Quay, Cork', electronic: 'https://ash.example/safety', responsible: '' };

  it('reads addresses', () => {
    expect(readFields(contactForm, fields)).toEqual({ values: { ...fields, responsible: null } });
  });

  it.each([
    [{ postal: ' ' }, { postal: 'missing' }],
    [{ electronic: 'nowhere' }, { electronic: 'wrong' }],
    [{ responsible: 'a'.repeat(301) }, { responsible: 'long' }],
  ])('refuses %o', (wrong, faults) => {
    expect(readFields(contactForm, { ...fields, ...wrong })).toEqual({ faults });
  });
});

describe('readVolumeNumber', () => {
  it.each([
    ['', null],
    [' 12 ', 12],
    ['0', 0],
    ['1.5', 'wrong'],
    ['-1', 'wrong'],
    ['12345', 'wrong'],
  ])('reads %s', (entered, number) => {
    expect(readVolumeNumber(entered)).toBe(number);
  });
});
