import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Form } from '../../cms/form/form.ts';
import { box, button, cards, formOf, showForm, tab } from '#testing/show-form.tsx';

describe('what is wrong', () => {
  const issues = [
    { path: 'items[1].image.breakpoints[0].srcset', message: 'Expected web addresses.' },
    { path: 'labels.close', message: 'Expected text.' },
    { path: '', message: 'Expected one of two.' },
  ];
  const config = { items: [{ title: 'A' }, { title: 'B', image: { breakpoints: [{ media: 'print' }] } }] };

  test('is listed, and each link leads to its field through tab, entry and group', async () => {
    const { user } = showForm(formOf('card-carousel'), config, { issues });
    const summary = screen.getByRole('region', { name: 'There are 3 errors' });
    expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(summary).getByRole('link', { name: /Cards, B, .*Files/ }));
    expect(box('Files (required)')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Own wording' }));
    expect(box('Own wording')).toHaveFocus();
    expect(box('Own wording')).toHaveAccessibleDescription(/labels\.close: Expected text/);
  });

  test('is counted at the tab and at what is folded', () => {
    showForm(formOf('card-carousel'), config, { issues });
    expect(tab('Content 1 error')).toBeVisible();
    expect(tab('Advanced 1 error')).toBeVisible();
    expect(button('B 1 error')).toBeVisible();
  });
});

describe('pictures and icons', () => {
  test('an author chooses a picture, which brings its alternative text', async () => {
    const { user, config } = showForm(formOf('card-carousel'), {
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

  test('what was said of another picture goes with it', async () => {
    const { user, config } = showForm(formOf('card-carousel'), {
      items: [{ title: 'Coffee', image: { desktopImage: '/images/asir.jpg', alt: 'Terraces in Asir' } }],
    });
    await user.click(button(/^Coffee/));
    await user.click(button(/^Picture in sizes/));
    await user.click(button('Choose a picture: Picture in sizes'));
    await user.click(button('Rocks at AlUla'));
    expect(config()['items']).toEqual([
      { title: 'Coffee', image: { desktopImage: '/images/alula.jpg', alt: 'Rocks at AlUla' } },
    ]);
  });

  test('an address at which there is no picture is told, until another one is written', async () => {
    const { user } = showForm(formOf('card-carousel'), {
      items: [{ title: 'Coffee', image: { desktopImage: '/images/lost.jpg' } }],
    });
    await user.click(button(/^Coffee/));
    await user.click(button(/^Picture in sizes/));
    const small = () =>
      [...document.querySelectorAll('.ex-form-beside img')].find((image) =>
        image.getAttribute('src')?.endsWith('lost.jpg'),
      );
    fireEvent.error(small()!);
    expect(screen.getByText('There is no picture at this address.')).toBeVisible();
    await user.click(button('Choose a picture: Picture in sizes'));
    await user.click(button('Rocks at AlUla'));
    expect(screen.queryByText('There is no picture at this address.')).not.toBeInTheDocument();
  });

  test('an alternative text that an author has written stays', async () => {
    const { user, config } = showForm(formOf('card-carousel'), {
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
    const { user, config } = showForm(formOf('accordion'), { items: [{ heading: 'Coffee' }] });
    await user.click(button(/^Coffee/));
    await user.click(button(/^Choose an icon/));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'star' }));
    expect(config()['items']).toEqual([{ heading: 'Coffee', iconName: 'star' }]);
  });
});

describe('the form in Arabic', () => {
  test('has the words of the schema in Arabic', () => {
    showForm(formOf('card-carousel'), cards, { language: 'ar' });
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
    showForm(form, {}, { language: 'ar' });
    expect(screen.getByText('Never translated')).toHaveAttribute('lang', 'en');
  });

  test('the arrow keys follow the reading direction, and the focus goes with the tab', async () => {
    const { user } = showForm(formOf('faq'), {}, { language: 'ar' });
    const tabs = screen.getAllByRole('tab');
    tabs[0]!.focus();
    await user.keyboard('{ArrowLeft}');
    expect(tabs[1]).toHaveFocus();
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tabs.at(-1)).toHaveFocus();
  });
});
