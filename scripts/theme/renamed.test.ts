import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../build/widgets.ts';
import { findRenamed, withNewNames } from './renamed.ts';

const design = readFileSync(join(projectRoot, 'src/ui/tokens.css'), 'utf8');

describe('a theme of before 0.1.0', () => {
  const theme = `.btn { --tw-ring-color: red; --tw-shadow: none; --tw-content: '' }
:root { --tw-color-primary: #00656d; --tw-page-margin-sm: var(--tw-page-margin) }`;

  test('is told each of our old names once, with the new one', () => {
    expect(findRenamed(`${theme}${theme}`, design)).toEqual([
      { old: '--tw-color-primary', now: '--tourism-color-primary' },
      { old: '--tw-page-margin-sm', now: '--tourism-page-margin-sm' },
      { old: '--tw-page-margin', now: '--tourism-page-margin' },
    ]);
  });

  test('gets ours replaced, and Tailwind’s stay', () => {
    expect(withNewNames(theme, design)).toBe(
      `.btn { --tw-ring-color: red; --tw-shadow: none; --tw-content: '' }
:root { --tourism-color-primary: #00656d; --tourism-page-margin-sm: var(--tourism-page-margin) }`,
    );
  });

  test('a theme of today has none', () => {
    const coast = readFileSync(join(projectRoot, 'demo-pages/public/themes/coast.css'), 'utf8');
    expect(findRenamed(coast, design)).toEqual([]);
  });
});
