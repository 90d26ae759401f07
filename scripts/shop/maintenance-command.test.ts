import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/language';
import { parseClosure } from '../../worker/maintenance/closure';
import { maintenanceCommand } from './maintenance-command.mjs';

describe('npm run maintenance', () => {
  it.each([
    [['on'], { act: 'on', value: 'on', remote: false }],
    [['off', '--remote'], { act: 'off', value: null, remote: true }],
    [['status'], { act: 'status', value: null, remote: false }],
    [
      ['--remote', 'on', '--until', '2026-11-21T19:00+01:00'],
      { act: 'on', value: '{"until":"2026-11-21T18:00:00.000Z"}', remote: true },
    ],
  ])('%o', (words, command) => expect(maintenanceCommand(words)).toEqual(command));

  it.each(languages)('accepts a message in the language %s', (language) => {
    expect(maintenanceCommand(['on', '--message', `${language}=x`])).toMatchObject({
      value: JSON.stringify({ message: { [language]: 'x' } }),
    });
  });

  it('writes an command that the shop can read', () => {
    const command = maintenanceCommand([
      'on',
      '--until',
      '2026-11-21T18:00Z',
      '--message',
      'en=We count = all.',
      '--message',
      'de=Wir zählen.',
      '--allow',
      'desk',
    ]);
    expect('value' in command && command.value !== null ? parseClosure(command.value) : null).toEqual({
      until: '2026-11-21T18:00:00.000Z',
      message: { en: 'We count = all.', de: 'Wir zählen.' },
      desk: true,
    });
  });

  it.each([
    [[]],
    [['open']],
    [['off', 'now']],
    [['on', '--until', 'tomorrow']],
    [['on', '--until']],
    [['on', '--until', '2026-13-41T99:00Z']],
    [['on', '--message', 'closed']],
    [['on', '--message', 'xx=closed']],
    [['on', '--message', 'en= ']],
    [['on', '--allow', 'all']],
    [['on', 'desk']],
  ])('refuses the words %o', (words) => {
    expect(maintenanceCommand(words).wrong).toBeTypeOf('string');
  });
});
