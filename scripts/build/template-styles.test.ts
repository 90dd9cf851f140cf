import { expect, test } from 'vitest';
import { templateSheets, templateStyles } from './template-styles.ts';

test('a template gets the tokens, words in the place of a widget, and the room of each widget that asks for one', () => {
  expect(templateSheets(['alert', 'search-results'])).toEqual([
    '/src/ui/tokens.css',
    '/src/ui/fallback.css',
    '/widgets/search-results/template.css',
  ]);
  const css = templateStyles(['alert', 'search-results']);
  expect(css).toContain('--tourism-rem');
  expect(css).toContain("[data-component='search-results' i]");
});
