import { describe, expect, it } from 'vitest';
import { isMailAddress } from './email';
import { emailSchema } from './schemas';

const accepted = [
  'eva@post.example',
  'Eva.Byrne@Post.Example',
  'eva+books@mail.post.example',
  "o'neill@post.example",
  '_eva-1@post-2.example',
  '-@post.example',
  `${'a'.repeat(241)}@post.example`,
];

const refused = [
  '',
  'eva',
  'a@b',
  '@post.example',
  'eva@',
  'eva@post.',
  'eva@.example',
  'eva@post..example',
  'eva@-post.example',
  'eva@post.e',
  'eva@post.e1',
  'eva@192.0.2.7',
  'eva@post@post.example',
  'eva byrne@post.example',
  '.eva@post.example',
  'eva.@post.example',
  'eva..byrne@post.example',
  "eva'@post.example",
  '"eva"@post.example',
  'eva@post.example>',
  'évà@post.example',
  'eva@pöst.example',
  'eva@poſt.example',
  ' eva@post.example',
  'eva@post.example\n',
  `${'a'.repeat(242)}@post.example`,
];

describe('isMailAddress', () => {
  it.each(accepted)('accepts %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each(refused)('refuses %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});

describe('emailSchema', () => {
  it('takes an address with spaces around it', () => {
    expect(emailSchema.parse(' eva@post.example\n')).toBe('eva@post.example');
  });

  it.each(refused.filter((text) => text === text.trim()))('refuses %j', (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  });
});
