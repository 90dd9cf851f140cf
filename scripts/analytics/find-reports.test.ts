import { expect, test } from 'vitest';
import { declarationIn, findReports } from './find-reports.ts';
import { parseModule } from './syntax.ts';

const events = ['cta_click', 'item_click', 'tab_click', 'share'];

const reportsOf = (source: string) => {
  const module = parseModule('Widget.tsx', source);
  const find = (name: string) => declarationIn(module, name);
  return findReports(module, (text) => events.includes(text), find).map(({ event, fields }) =>
    [event, ...fields].join(' '),
  );
};

test.each<[string, string, string[]]>([
  ['a plain report', `track({ event: 'share', clickText })`, ['share']],
  [
    'one with fields of its own',
    `track({ event: 'item_click', dataLayer: { position, count: 2 } })`,
    ['item_click position count'],
  ],
  ['one by its type', `const event = { event: 'share' } as const;`, ['share']],
  ['either of two', `track({ event: isIn ? 'share' : 'cta_click' })`, ['share', 'cta_click']],
  [
    'branches, each with its own fields and the common ones',
    `track({ banner, ...(isTab ? { event: 'tab_click' } : { event: 'share', trigger: by }) })`,
    [
      'tab_click selected_banner_index selected_banner_title',
      'share selected_banner_index selected_banner_title trigger',
    ],
  ],
  [
    'fields of what is spread',
    `const at = (index) => ({ dataLayer: { position: index } }); track({ event: 'item_click', ...at(1) })`,
    ['item_click position'],
  ],
  [
    'a kind that a function is given, with the fields that the call gives',
    `const tell = (event, position) => track({ event, ...(position && { dataLayer: { position } }) });
     tell('share'); tell('item_click', 1); tell('cta_click', undefined)`,
    ['share', 'item_click position', 'cta_click'],
  ],
  [
    'a kind that a component is given',
    `function Way({ event, position }) { return <Link event={{ event, dataLayer: { position } }} /> }
     const a = <Way event="share" />; const b = <Way event="item_click" position={1} />`,
    ['share', 'item_click position'],
  ],
  ['a kind that holds unless another is given', `function Way({ event = 'share' }) {}`, ['share']],
  ['no other text', `t('share'); const s = styles['share']; track({ event: 'unknown' })`, []],
  ['no type', `interface A { event: 'share' } type B = { event: 'cta_click' }`, []],
])('%s is found', (_what, source, found) => {
  expect(reportsOf(source)).toEqual(found);
});
