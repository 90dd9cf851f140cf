import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  anyOf,
  choice,
  flag,
  html,
  iconName,
  list,
  reference,
  requiredText,
  tab,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const contentTab = anyOf(
  z.object({
    id: reference.meta({
      title: 'Name in addresses',
      description: 'A link to #name opens this tab. Latin letters, digits and hyphens; once on a page.',
    }),
    label: requiredText().meta({
      title: 'Label',
      description: 'Words on the tab, of which 38 characters are shown. A tab without a label is left out.',
    }),
    body: html().meta({
      title: 'Text',
      description: 'What the tab shows. Without a text and an element of the page the tab is left out.',
    }),
    slotId: reference.meta({
      title: 'Element of the page',
      description:
        'Id of an element of this page, with all that is in it, which the tab shows in place of a text. Best inside this widget; one that stands elsewhere leaves its place.',
    }),
    iconName: iconName.meta({
      title: 'Icon',
      description:
        'Name of a built-in icon, as in calendar, or the address of an svg. Stands before the label.',
    }),
  }),
  ['body', 'slotId'],
  'body or slotId',
);

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Panels under tabs, an accordion on small screens',
  words: 'tabs, tab panel, switcher, tabbed',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['tabs'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      tabs: list(contentTab, 10).meta({
        title: 'Tabs',
        description: 'Two to ten. One alone is shown without tabs, under its label.',
      }),
    }),
    ...tab('Appearance', {
      orientation: choice({ horizontal: 'Tabs in a row', vertical: 'Tabs below each other' }).meta({
        title: 'Direction',
        description: 'How the tabs stand in a column of 768 px or more.',
      }),
      mobile: choice({ accordion: 'Foldable sections', scroll: 'Tabs in a row that scrolls' }).meta({
        title: 'Small screens',
        description: 'What stands in place of the tabs in a column below 768 px.',
      }),
    }),
    ...tab('Behaviour', {
      activeItem: reference.meta({
        title: 'Open at first',
        description: 'Name in addresses of the tab that is open at first. Left empty: the first tab.',
      }),
      activation: choice({ auto: 'With the arrow keys', manual: 'With Enter or Space' }).meta({
        title: 'Change by keyboard',
        description: 'Whether a tab opens as soon as the arrow keys reach it.',
      }),
      deepLink: flag(true).meta({
        title: 'Links to tabs',
        description: 'An address that ends in #name opens the tab of that name and scrolls to it.',
      }),
    }),
  }),
  examples: {
    default: 'Four tabs with icons in a row.',
    arabic: 'Arabic tabs, opened by Enter or Space.',
    empty: 'No tab yet: visitors see nothing, authors what to fill in.',
    'faulty-tabs':
      'Tabs without a label or a content and one whose element is not on the page are left out; a second name gets a number.',
    german: 'Long German labels below each other, in the blue theme.',
    many: 'Ten tabs in a row that scrolls, on small screens too.',
    single: 'One tab: no list of tabs.',
    vertical: 'Tabs below each other, of which the second is open.',
  },
  accessibility: [
    'Tabs, their list and their panels have these roles; in an accordion each is a heading with a button, and nothing is a tab.',
    'The arrow keys follow the visual order, in Arabic too; below each other they lead up and down.',
    'What is not shown is still found by the browser’s search, which opens it.',
    'On paper, for authors and where no script runs, all panels are open.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
