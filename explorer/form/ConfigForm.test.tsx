import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Form } from '../../cms/form/form.ts';
import type { Config, FieldIssue } from '../data.ts';
import { LanguageContext, type ExplorerLanguage } from '../words.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sourceRelease } from '#testing/source-release.ts';

const pictures = [
  { src: '/images/alula.jpg', thumbnail: '/images/alula-320.jpg', alt: 'Rocks at AlUla' },
  { src: '/images/asir.jpg', thumbnail: '/images/asir-320.jpg', alt: 'Terraces in Asir' },
];

const formOf = (name: string) => sourceRelease.forms.find((form) => form.name === name)!;

interface Shown {
  readonly language?: ExplorerLanguage;
  readonly issues?: readonly FieldIssue[];
}

/** A form as its page has it: what is written is kept, and the last change can be taken back. */
function show(form: Form, config: Config, { language = 'en', issues = [] }: Shown = {}) {
  const written: Config[] = [config];
  function Page() {
    const [, redraw] = useState(0);
    const to = () => redraw((count) => count + 1);
    return (
      <LanguageContext value={language}>
        <ConfigForm
          form={form}
          arabic={sourceRelease.arabic}
          config={written.at(-1)!}
          issues={issues}
          pictures={pictures}
          icons={['heart', 'star']}
          onChange={(next) => {
            written.push(next);
            to();
          }}
          onUndo={() => {
            written.pop();
            to();
          }}
        />
      </LanguageContext>
    );
  }
  const { rerender } = render(<Page />);
  return {
    user: userEvent.setup(),
    /** The configuration as JSON, so that the order of keys counts. */
    json: () => JSON.stringify(written.at(-1)),
    config: () => written.at(-1)!,
    writeElsewhere: (next: Config) => {
      written.push(next);
      rerender(<Page />);
    },
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

const cards = {
  'jcr:primaryType': 'nt:unstructured',
  showFavourite: 'true',
  items: [
    { type: 'article', title: 'Coffee', 'sling:x': 1 },
    { type: 'article', title: 'Dishes' },
    { type: 'article', title: 'Forts' },
  ],
  title: 'Read',
};

describe('a field', () => {
  test('changes alone: an author edits a text, and all else stays as it is written', async () => {
    const { user, json } = show(formOf('card-carousel'), cards);
    await user.type(box('Title'), 'ing');
    expect(json()).toBe(JSON.stringify({ ...cards, title: 'Reading' }));
    expect(box('Title')).toHaveFocus();
  });

  test('that an author empties is taken out of the configuration', async () => {
    const { user, config } = show(formOf('card-carousel'), cards);
    await user.clear(box('Title'));
    expect(config()).not.toHaveProperty('title');
  });

  test('says in words that it is required, and what is wrong with it', async () => {
    const issues = [{ path: 'items[1].title', message: 'Expected text.' }];
    const { user } = show(formOf('card-carousel'), cards, { issues });
    await user.click(button(/^Dishes/));
    const title = box('Title (required)');
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription(/Error: Expected text\./);
  });

  test('keeps the caret where an author types', async () => {
    const { user } = show(formOf('card-carousel'), cards);
    const title = box('Title');
    await user.type(title, 'ad', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(title).toHaveValue('Readad');
    expect(title.selectionStart).toBe(4);
  });

  test('tells how long a text is as it comes near its limit, in characters that a reader counts', () => {
    show(formOf('card-carousel'), { title: '👨‍👩‍👧'.repeat(120) });
    expect(box('Title')).toHaveAccessibleDescription(/Characters: 120 of 120/);
  });

  test('shows its default', async () => {
    const { user } = show(formOf('alert'), {});
    await user.click(tab('Behaviour'));
    expect(box('Duration')).toHaveAccessibleDescription(/Default: .4000/);
    expect(box('Duration')).toHaveAttribute('placeholder', '4000');
  });

  test('for a number keeps what is typed on the way to one', async () => {
    const { user, config } = show(formOf('alert'), {});
    await user.click(tab('Behaviour'));
    await user.type(box('Duration'), '2.0');
    expect(box('Duration')).toHaveValue('2.0');
    expect(config()).toEqual({ duration: 2 });
    await user.type(box('Duration'), 'x');
    expect(config()).toEqual({ duration: '2.0x' });
  });

  test('for a choice of numbers stores a number, and nothing for what is usual', async () => {
    const { user, config } = show(formOf('faq'), {});
    await user.click(tab('Appearance'));
    const level = screen.getByRole('combobox', { name: 'Heading level' });
    expect(within(level).getByRole('option', { name: 'As usual: 2', selected: true })).toBeVisible();
    await user.selectOptions(level, '3');
    expect(config()).toEqual({ headingLevel: 3 });
    await user.selectOptions(level, '');
    expect(config()).toEqual({});
  });

  test('shows a choice that is none, so that it can be replaced', async () => {
    const { user } = show(formOf('faq'), { headingLevel: '9' });
    await user.click(tab('Appearance'));
    expect(screen.getByRole('option', { name: /9.* \(none of the choices\)/, selected: true })).toBeVisible();
  });

  test('for a switch shows what is meant, however it is written, and stores nothing for what is usual', async () => {
    const { user, config } = show(formOf('card-carousel'), cards);
    await user.click(tab('Appearance'));
    const hearts = screen.getByRole('checkbox', { name: 'Hearts' });
    expect(hearts).toBeChecked();
    await user.click(hearts);
    expect(hearts).not.toBeChecked();
    expect(config()).not.toHaveProperty('showFavourite');
    await user.click(hearts);
    expect(config()['showFavourite']).toBe(true);
  });

  test('for several of some values stores them in the order in which they are ticked', async () => {
    const { user, config } = show(formOf('share-bar'), { networks: 'line' });
    expect(screen.getByRole('checkbox', { name: 'LINE' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Facebook' }));
    await user.click(screen.getByRole('checkbox', { name: 'X' }));
    await user.click(screen.getByRole('checkbox', { name: 'LINE' }));
    expect(config()['networks']).toEqual(['facebook', 'x']);
  });

  test('that is full of ticks takes no more, and lets go of what is none of the choices', async () => {
    const { user, config } = show(formOf('newsletter-signup'), { fields: ['shoeSize', 'shoeSize'] });
    const wrong = screen.getByRole('checkbox', { name: 'shoeSize' });
    const group = screen.getByRole('group', { name: /fields/i });
    const others = within(group).getAllByRole('checkbox', { checked: false });
    for (const other of others) expect(other).toBeDisabled();
    await user.click(wrong);
    expect(config()).not.toHaveProperty('fields');
    for (const other of others) expect(other).toBeEnabled();
  });

  test('for several values of an author takes one a line', async () => {
    const { user, config } = show(formOf('card-carousel'), { items: [{ categories: 'Food' }] });
    await user.click(button(/^Food|^Entry 1/));
    await user.type(box('Categories'), '{enter}Culture');
    expect(config()['items']).toEqual([{ categories: ['Food', 'Culture'] }]);
  });

  test('for keys and values keeps what is no JSON, and says so', async () => {
    const { user, config } = show(formOf('faq'), {});
    await user.click(tab('Advanced'));
    const labels = box('Own wording');
    await user.type(labels, '{{"close": "Shut"');
    expect(config()['labels']).toBe('{"close": "Shut"');
    expect(labels).toHaveAccessibleDescription(/not JSON/);
    await user.type(labels, '}');
    expect(config()['labels']).toEqual({ close: 'Shut' });
    expect(labels).toHaveValue('{"close": "Shut"}');
  });
});

describe('a number in a text', () => {
  test('stays a number where that is allowed, whatever an author types in between', async () => {
    const { user, config } = show(formOf('key-figures'), { figures: [{ label: 'Palms', value: 25 }] });
    await user.click(button(/^Palms/));
    await user.type(box(/^(Value|Figure)/), 'x{backspace}0');
    expect(config()).toEqual({ figures: [{ label: 'Palms', value: 250 }] });
  });

  test('becomes text where it is wrong', async () => {
    const issues = [{ path: 'title', message: 'Expected text.' }];
    const { user, config } = show(formOf('faq'), { title: 4 }, { issues });
    await user.type(box('Title'), '2');
    expect(config()).toEqual({ title: '42' });
  });
});

describe('a value that does not fit its field', () => {
  test('is shown as text where it can be', () => {
    show(formOf('faq'), { title: 42 });
    expect(box('Title')).toHaveValue('42');
  });

  test('is shown as it is stored, with what is wrong, and an author mends it without losing the place', async () => {
    const issues = [{ path: 'title', message: 'Expected text.' }];
    const { user, config } = show(formOf('faq'), { title: { en: 'A' } }, { issues });
    const title = box('Title');
    expect(title).toHaveValue('{\n  "en": "A"\n}');
    expect(title).toHaveAccessibleDescription(/shown as it is stored.*Expected text/);
    await user.clear(title);
    await user.type(title, 'Questions');
    expect(title).toHaveFocus();
    expect(config()).toEqual({ title: 'Questions' });
    await user.tab();
    expect(box('Title')).toHaveValue('Questions');
    expect(box('Title')).not.toHaveAccessibleDescription(/as it is stored/);
  });

  test('is shown in the entry of a list', async () => {
    const { user, config } = show(formOf('card-carousel'), { items: ['Coffee', { title: 'Dishes' }] });
    await user.click(button('Entry 1'));
    expect(box('Entry 1')).toHaveValue('Coffee');
    await user.clear(box('Entry 1'));
    expect(config()['items']).toEqual([{}, { title: 'Dishes' }]);
  });
});

describe('a list', () => {
  const order = () =>
    screen.getAllByRole('button', { expanded: false }).flatMap(({ textContent }) => {
      const name = /Coffee|Dishes|Forts/.exec(textContent ?? '')?.[0];
      return name ? [name] : [];
    });

  test('folds its entries, each named by its own words, and draws nothing of what is folded', async () => {
    const { user } = show(formOf('card-carousel'), cards);
    expect(order()).toEqual(['Coffee', 'Dishes', 'Forts']);
    expect(screen.queryByRole('textbox', { name: 'Title (required)' })).toBeNull();
    await user.click(button(/^Dishes/));
    expect(box('Title (required)')).toHaveValue('Dishes');
  });

  test('an author moves a card with the keyboard, and the focus stays with the card', async () => {
    const { user, config } = show(formOf('card-carousel'), cards);
    button('Move up: Forts').focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Coffee', 'Forts', 'Dishes']);
    expect(button('Move up: Forts')).toHaveFocus();
    expect(screen.getByText('Forts: now 2 of 3')).toHaveRole('status');
    await user.keyboard('{Enter}{Enter}');
    expect(order()).toEqual(['Forts', 'Coffee', 'Dishes']);
    expect(button('Move up: Forts')).toHaveFocus();
    expect((config()['items'] as unknown[])[1]).toBe(cards.items[0]);
  });

  test('an open card stays open where it is moved', async () => {
    const { user } = show(formOf('card-carousel'), cards);
    await user.click(button(/^Coffee/));
    await user.click(button('Move down: Coffee'));
    expect(button(/^Coffee/)).toHaveAttribute('aria-expanded', 'true');
    expect(button(/^Dishes/)).toHaveAttribute('aria-expanded', 'false');
    expect(box('Title (required)')).toHaveValue('Coffee');
  });

  test('an author removes a card and calls it back at its place', async () => {
    const { user, json } = show(formOf('card-carousel'), cards);
    await user.click(button('Remove: Dishes'));
    expect(order()).toEqual(['Coffee', 'Forts']);
    expect(button('Undo')).toHaveFocus();
    expect(button('Undo')).toHaveAccessibleDescription('Removed: Dishes');
    await user.keyboard('{Enter}');
    expect(json()).toBe(JSON.stringify(cards));
    expect(button(/^Dishes/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('a removal cannot be undone from its place once something else has changed', async () => {
    const { user } = show(formOf('card-carousel'), cards);
    await user.click(button('Remove: Dishes'));
    await user.type(box('Title'), '!');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('nor once the configuration has been changed elsewhere', async () => {
    const { user, writeElsewhere } = show(formOf('card-carousel'), cards);
    await user.click(button('Remove: Dishes'));
    writeElsewhere({ items: [{ title: 'Another' }] });
    expect(button(/^Another/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('an author adds a card and goes on in its first field', async () => {
    const { user, config } = show(formOf('accordion'), {});
    await user.click(button(/^Add: /));
    expect(config()['items']).toEqual([{}]);
    await user.keyboard('Visas');
    expect(config()['items']).toEqual([{ heading: 'Visas' }]);
    expect(button('Visas')).toHaveAttribute('aria-expanded', 'true');
  });

  test('that is full says why no more can be added', async () => {
    const items = Array.from({ length: 48 }, (_, index) => ({ title: `Card ${index}` }));
    const { user, config } = show(formOf('card-carousel'), { items });
    const add = button('Add: Cards');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('There are 48, and more are not allowed.');
    await user.click(add);
    expect(config()['items']).toHaveLength(48);
  });

  test('that a repository stores as a map stays one', async () => {
    const { user, config } = show(formOf('card-carousel'), {
      items: { item0: { title: 'Coffee' }, item1: { title: 'Dishes' } },
    });
    await user.click(button(/^Dishes/));
    await user.type(box('Title (required)'), '!');
    expect(config()['items']).toEqual({ item0: { title: 'Coffee' }, item1: { title: 'Dishes!' } });
  });

  test('of which the last entry goes is taken out', async () => {
    const { user, config } = show(formOf('card-carousel'), { items: [{ title: 'Coffee' }], title: 'A' });
    await user.click(button('Remove: Coffee'));
    expect(config()).toEqual({ title: 'A' });
    await user.click(button('Undo'));
    expect(button(/^Coffee/)).toHaveFocus();
  });
});

describe('what is wrong', () => {
  const issues = [
    { path: 'items[1].image.breakpoints[0].srcset', message: 'Expected web addresses.' },
    { path: 'labels.close', message: 'Expected text.' },
    { path: '', message: 'Expected one of two.' },
  ];
  const config = { items: [{ title: 'A' }, { title: 'B', image: { breakpoints: [{ media: 'print' }] } }] };

  test('is listed, and each link leads to its field through tab, entry and group', async () => {
    const { user } = show(formOf('card-carousel'), config, { issues });
    const summary = screen.getByRole('region', { name: 'There are 3 errors' });
    expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(summary).getByRole('link', { name: /Cards, B, .*Files/ }));
    expect(box('Files (required)')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Own wording' }));
    expect(box('Own wording')).toHaveFocus();
    expect(box('Own wording')).toHaveAccessibleDescription(/labels\.close: Expected text/);
  });

  test('is counted at the tab and at what is folded', () => {
    show(formOf('card-carousel'), config, { issues });
    expect(tab('Content 1 error')).toBeVisible();
    expect(tab('Advanced 1 error')).toBeVisible();
    expect(button('B 1 error')).toBeVisible();
  });
});

describe('pictures and icons', () => {
  test('an author chooses a picture, which brings its alternative text', async () => {
    const { user, config } = show(formOf('card-carousel'), {
      items: [
        { title: 'Coffee', image: { fileReference: '/old.jpg', breakpoints: [{ srcset: '/old.jpg 1x' }] } },
      ],
    });
    await user.click(button(/^Coffee/));
    await user.click(button(/^Picture in sizes/));
    await user.click(button('Choose a picture: Picture in sizes'));
    const dialog = screen.getByRole('dialog', { name: 'Choose a picture' });
    await user.click(within(dialog).getByRole('button', { name: 'Terraces in Asir' }));
    expect(config()['items']).toEqual([
      { title: 'Coffee', image: { desktopImage: '/images/asir.jpg', alt: 'Terraces in Asir' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Choose a picture: Picture in sizes')).toHaveFocus();
  });

  test('an alternative text that an author has written stays', async () => {
    const { user, config } = show(formOf('card-carousel'), {
      items: [{ title: 'Coffee', image: { alt: 'Mine' } }],
    });
    await user.click(button(/^Coffee/));
    await user.click(button(/^Picture in sizes/));
    await user.click(button('Choose a picture: Picture in sizes'));
    await user.click(button('Rocks at AlUla'));
    expect(config()['items']).toEqual([
      { title: 'Coffee', image: { desktopImage: '/images/alula.jpg', alt: 'Mine' } },
    ]);
  });

  test('an author chooses an icon by its look', async () => {
    const { user, config } = show(formOf('accordion'), { items: [{ heading: 'Coffee' }] });
    await user.click(button(/^Coffee/));
    await user.click(button(/^Choose an icon/));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'star' }));
    expect(config()['items']).toEqual([{ heading: 'Coffee', iconName: 'star' }]);
  });
});

describe('the form in Arabic', () => {
  test('has the words of the schema in Arabic', () => {
    show(formOf('card-carousel'), cards, { language: 'ar' });
    expect(tab('المحتوى')).toHaveAttribute('aria-selected', 'true');
    expect(box('العنوان')).toHaveValue('Read');
    expect(button('نقل إلى أعلى: Dishes')).toBeVisible();
  });

  test('says of what has no Arabic that it is English', () => {
    const form: Form = {
      ...formOf('faq'),
      tabs: [
        {
          title: 'Content',
          fields: [
            { name: 'x', title: 'Never translated', description: '', isRequired: false, kind: 'text' },
          ],
        },
      ],
    };
    show(form, {}, { language: 'ar' });
    expect(screen.getByText('Never translated')).toHaveAttribute('lang', 'en');
  });

  test('the arrow keys follow the reading direction, and the focus goes with the tab', async () => {
    const { user } = show(formOf('faq'), {}, { language: 'ar' });
    const tabs = screen.getAllByRole('tab');
    tabs[0]!.focus();
    await user.keyboard('{ArrowLeft}');
    expect(tabs[1]).toHaveFocus();
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tabs.at(-1)).toHaveFocus();
  });
});
