import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { raiseSpecificity } from './raise-specificity.ts';

test.each([
  ['a class', '.card{color:red}', '.card:not(#i){color:red}'],
  [
    'each selector of a list',
    ':is(a, b) > i, .card{color:red}',
    ':is(a, b) > i:not(#i), .card:not(#i){color:red}',
  ],
  ['the element of a pseudo-element', '.card::before{color:red}', '.card:not(#i)::before{color:red}'],
  ['a rule in a condition', '@media print{p{color:red}}', '@media print{p:not(#i){color:red}}'],
  [
    'a rule, and by it those within',
    '.card{@media print{& p{color:red}}}',
    '.card:not(#i){@media print{& p{color:red}}}',
  ],
  [
    'a rule that draws a pseudo-element, with what a page may write on all of them',
    '.card{& a::after{content:"";inset:0}}',
    '.card:not(#i){& a::after{box-sizing:border-box;content:"";inset:0}}',
  ],
  [
    'a rule that draws letters, with what a page may write on those',
    '.card::after{content:"!"}',
    '.card:not(#i)::after{box-sizing:border-box;letter-spacing:inherit;content:"!"}',
  ],
  ['no rule in a layer', '@layer tw{:root{--tourism-band:1}}', '@layer tw{:root{--tourism-band:1}}'],
  ['no step of an animation', '@keyframes rise{from{opacity:0}}', '@keyframes rise{from{opacity:0}}'],
])('the weight goes to %s', async (_what, given, wanted) => {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [raiseSpecificity] } } },
    'build',
  );
  expect((await preprocessCSS(given, 'card.css', config)).code).toBe(wanted);
});
