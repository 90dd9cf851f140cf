import { describe, expect, test } from 'vitest';
import { allClosed, fitting, withPanel, type Panel } from './panels.ts';

const panels: Panel[] = ['search', 'language', 'user', 'mobile'];
const allOpen = { search: true, language: true, user: true, mobile: true };

describe.each(panels)('%s', (panel) => {
  test('opens and closes without the others', () => {
    const open = withPanel(allClosed, panel, true);
    expect(open).toEqual({ ...allClosed, [panel]: true });
    expect(withPanel(allOpen, panel, false)).toEqual({ ...allOpen, [panel]: false });
    expect(withPanel(open, panel, true)).toBe(open);
  });
});

test.each([
  ['a wide window', true, { ...allOpen, mobile: false }],
  ['a narrow window', false, { ...allOpen, language: false, user: false }],
] as const)('%s closes what has no place in it', (_, isWide, left) => {
  expect(fitting(allOpen, isWide)).toEqual(left);
  expect(fitting(allClosed, isWide)).toBe(allClosed);
});
