import { expect, test } from 'vitest';
import { groupPhone } from './group-phone.ts';

test.each([
  ['+966110000201', '+966 11 000 0201'],
  ['+966501234567', '+966 50 123 4567'],
  ['+12025550123', '+1 202 555 0123'],
  ['+442079460000', '+44 207 946 0000'],
  ['+3312345678', '+33 1234 5678'],
  ['920000890', '92 000 0890'],
  ['+966 (11) 000 0201', '+966 (11) 000 0201'],
  ['930', '930'],
  ['call us', 'call us'],
])('%s is read as %s', (number, read) => {
  expect(groupPhone(number)).toBe(read);
});
