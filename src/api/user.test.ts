import { expect, test } from 'vitest';
import { userIdOf, userSchema } from './user.ts';

test('odd user data is read as far as it goes', () => {
  const user = userSchema.parse({
    ssid: '',
    sid: 'demo-u-odd',
    firstName: '<b>Nour</b> 🌴',
    lastName: null,
    email: 7,
    interests: ' heritage, ,Food,,Food ,☕ coffee&tea',
    company: { companyName: '  Odd & Sons ', companyAdmin: 'n', serviceAccess: { STOCH: {} } },
    unknown: true,
  });
  expect(user).toMatchObject({ firstName: '<b>Nour</b> 🌴', lastName: '', email: '', pictureUrl: '' });
  expect(user.interests).toEqual(['heritage', 'Food', '☕ coffee&tea']);
  expect(user.company).toMatchObject({ companyName: 'Odd & Sons', serviceAccess: { STOCH: { role: [] } } });
  expect(userIdOf(user)).toBe('demo-u-odd');
});

test('a user read back from storage is the same user', () => {
  const user = userSchema.parse({
    ssid: 'u',
    interests: 'a,b',
    company: { companyName: 'Samt', serviceAccess: 1 },
  });
  expect(userSchema.parse(JSON.parse(JSON.stringify(user)))).toEqual(user);
});

test('what is no object is no user', () => {
  expect(userSchema.safeParse('text').success).toBe(false);
  expect(userSchema.safeParse(null).success).toBe(false);
});
