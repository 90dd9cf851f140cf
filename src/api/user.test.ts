import { expect, test } from 'vitest';
import { toUser, userIdOf, type User } from './user.ts';

test('odd user data is read as far as it goes', () => {
  const user = toUser({
    ssid: '',
    sid: 'demo-u-odd',
    firstName: '<b>Nour</b> 🌴',
    lastName: null,
    email: 7,
    interests: ' heritage, ,Food,,Food ,☕ coffee&tea',
    company: { companyName: '  Odd & Sons ', companyAdmin: 'n', serviceAccess: { STOCH: {} } },
    unknown: true,
  }) as User;
  expect(user).toMatchObject({ firstName: '<b>Nour</b> 🌴', lastName: '', email: '', pictureUrl: '' });
  expect(user.interests).toEqual(['heritage', 'Food', '☕ coffee&tea']);
  expect(user.company).toMatchObject({ companyName: 'Odd & Sons', serviceAccess: { STOCH: { role: [] } } });
  expect(userIdOf(user)).toBe('demo-u-odd');
});

test('a user read back from storage is the same user', () => {
  const user = toUser({
    ssid: 'u',
    interests: 'a,b',
    company: { companyName: 'Samt', serviceAccess: 1 },
  });
  expect(toUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
});

test('an answer that is no object is no user', () => {
  expect(toUser('text')).toBeUndefined();
  expect(toUser(null)).toBeUndefined();
});
