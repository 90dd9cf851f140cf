import { expect, test } from 'vitest';
import { userSchema } from '#src/api/user.ts';
import type { UserMenuConfig } from './config.ts';
import { initials, userName, userPicture } from './user-name.ts';

const menu = { viewProfileLabel: 'View profile' } as UserMenuConfig;

test.each([
  [{ firstName: 'Mia', lastName: 'Sommer' }, 'Mia', 'MS'],
  [{ lastName: 'Sommer' }, 'Sommer', 'S'],
  [{}, 'View profile', ''],
  [{ firstName: '👩‍👩‍👧 Nour' }, '👩‍👩‍👧 Nour', '👩‍👩‍👧'],
])('%o is called %s, and %s for short', (names, name, short) => {
  const user = userSchema.parse({ ssid: 'u', ...names });
  expect(userName(user, menu)).toBe(name);
  expect(initials(user)).toBe(short);
});

test.each([
  ['https://img.example/me.jpg', 'https://img.example/me.jpg'],
  ['/me.jpg', '/me.jpg'],
  ['', undefined],
  ['javascript:void(0)', undefined],
  ['mailto:a@b.example', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
])('a picture at %s is %s', (pictureUrl, expected) => {
  expect(userPicture(userSchema.parse({ pictureUrl }), 'https://visit.example/en')).toBe(expected);
});
