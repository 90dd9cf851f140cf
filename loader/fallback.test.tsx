import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import {
  configScript,
  mountElement,
  mountHtml,
  nextTasks,
  outcomeOf,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';
import { alive } from '#testing/fake-widgets.tsx';

setFakePages();

const failed = (id: string) => vi.waitFor(() => expect(statusOf(id)).toBe('failed'));

describe('inside a mount element', () => {
  const html = `<div data-component="card" id="a" class="cms grid" style="color: red" title="Of the author"><!-- CMS -->
    Text <b id="bold">in</b> pieces ${configScript({ title: 'Here' })}<p>Fallback</p></div>`;

  test('the widget stands in one element of ours, the script stays, the rest is taken out', async () => {
    startFakePage(html);
    const script = document.querySelector('script');
    expect(await outcomeOf('a')).toBe('mounted');
    const [first, second, ...others] = mountElement('a').childNodes;
    expect(first).toBe(script);
    expect(second).toHaveAttribute('data-widget-root');
    expect(others).toEqual([]);
  });

  test('what is the author’s on the element itself is never written', async () => {
    startFakePage(html);
    expect(await outcomeOf('a')).toBe('mounted');
    const element = mountElement('a');
    expect([element.id, element.className, element.getAttribute('style'), element.title]).toEqual([
      'a',
      'cms grid',
      'color: red',
      'Of the author',
    ]);
    expect(element.getAttributeNames().toSorted()).toEqual(
      ['class', 'data-component', 'data-status', 'id', 'style', 'title'].toSorted(),
    );
  });

  test('the very nodes of the fallback come back, with what the page has tied to them', async () => {
    const { widgets } = startFakePage(html);
    const bold = mountElement('bold');
    expect(await outcomeOf('a')).toBe('mounted');
    expect(bold.isConnected).toBe(false);
    widgets.unmount(mountElement('a'));
    expect(mountElement('bold')).toBe(bold);
    expect(mountElement('a').textContent?.replace(/\s+/g, ' ')).toContain('Text in pieces');
    expect(mountElement('a')).toHaveTextContent('Fallback');
  });

  test('nothing of the fallback moves before the widget is there', async () => {
    const page = startFakePage(html, { held: ['card'] });
    const before = mountElement('a').innerHTML;
    await nextTasks();
    expect(mountElement('a').innerHTML).toBe(before);
    page.arrive('card');
    expect(await outcomeOf('a')).toBe('mounted');
  });

  test.each(['strict', 'breaks-in-render'])(
    'the fallback of %s, which fails, has not gone for a moment',
    async (name) => {
      const page = startFakePage(mountHtml(name, 'a'));
      const moved = vi.fn<() => void>();
      new MutationObserver(moved).observe(mountElement('a'), { childList: true });
      await failed('a');
      await page.widgets.ready;
      await nextTasks();
      expect(moved).not.toHaveBeenCalled();
    },
  );
});

describe('a mount element inside the fallback of another', () => {
  const nested = (outer: string, attributes = '') =>
    `<div data-component="${outer}" id="outer" ${attributes}><div><p>Before</p>${mountHtml('counter', 'inner')}</div></div>`;

  test('waits while the outer one is on its way, and goes with the fallback', async () => {
    const page = startFakePage(nested('card'), { held: ['card'] });
    await nextTasks();
    expect(statusOf('inner')).toBeUndefined();
    page.arrive('card');
    expect(await outcomeOf('outer')).toBe('mounted');
    await nextTasks();
    expect(page.asked).toEqual(['card']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('waits also while the outer one waits for its moment', async () => {
    const page = startFakePage(nested('card', 'data-load="interaction"'));
    page.widgets.scan(mountElement('inner'));
    await nextTasks();
    expect(statusOf('inner')).toBeUndefined();
    expect(page.asked).toEqual([]);
  });

  test.each(['crad', 'absent', 'strict', 'breaks-in-render', 'breaks-in-effect'])(
    'is mounted when the outer one, %s, fails',
    async (outer) => {
      startFakePage(nested(outer));
      expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
      expect([statusOf('outer'), statusOf('inner')]).toEqual(['failed', 'mounted']);
    },
  );

  test('is mounted when the outer one is skipped', async () => {
    startFakePage(nested('for-partners'));
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  test('is mounted when the outer one is taken away by call, and goes when that comes back', async () => {
    const { widgets } = startFakePage(nested('card').replace('counter', 'ticker'));
    expect(await outcomeOf('outer')).toBe('mounted');
    widgets.unmount(mountElement('outer'));
    expect(await outcomeOf('inner')).toBe('mounted');
    expect(alive).toEqual(['ticker']);
    widgets.scan(mountElement('outer'));
    expect(await outcomeOf('outer')).toBe('mounted');
    await vi.waitFor(() => expect(alive).toEqual([]));
  });

  test('belongs to nobody in an editor’s wrapper, and does not wait', async () => {
    startFakePage(nested('cms/components/wrapper'));
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  test('three deep: each waits for the one around it', async () => {
    startFakePage(
      `<div data-component="strict" id="outer"><div data-component="strict" id="middle">${mountHtml('card', 'inner')}</div></div>`,
    );
    expect(await outcomeOf('inner')).toBe('mounted');
    expect([statusOf('outer'), statusOf('middle')]).toEqual(['failed', 'failed']);
  });

  test('is added to a fallback that has come to stay', async () => {
    startFakePage(mountHtml('strict', 'a'));
    await failed('a');
    mountElement('a').insertAdjacentHTML('beforeend', mountHtml('counter', 'late'));
    expect(await outcomeOf('late')).toBe('mounted');
  });
});

describe('a widget that shows another one', () => {
  test('renders a mount element for it, and that comes alive', async () => {
    const { events } = startFakePage(mountHtml('nest', 'a', { title: 'Inner' }));
    await vi.waitFor(() => expect(alive).toEqual(['Inner']));
    expect(events).toEqual(['nest mounted', 'ticker mounted']);
  });

  test('also later', async () => {
    startFakePage(mountHtml('nest', 'a'));
    (await screen.findByRole('button', { name: 'More' })).click();
    expect(await screen.findByRole('heading', { name: 'Later' })).toBeVisible();
    screen.getByRole('button', { name: 'More' }).click();
    await vi.waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
    expect(alive).toEqual(['inner']);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each([
    ['is removed', () => mountElement('a').remove()],
    ['is emptied by foreign code', () => mountElement('a').replaceChildren()],
    ['becomes another', () => (mountElement('a').dataset['component'] = 'card')],
  ])('takes it along when it %s', async (_, act) => {
    startFakePage(mountHtml('nest', 'a'));
    await vi.waitFor(() => expect(alive).toEqual(['inner']));
    act();
    await vi.waitFor(() => expect(alive).toEqual([]));
  });

  test('takes it along when it is taken away by call', async () => {
    const { widgets } = startFakePage(mountHtml('nest', 'a'));
    await vi.waitFor(() => expect(alive).toEqual(['inner']));
    widgets.unmount(mountElement('a'));
    await vi.waitFor(() => expect(alive).toEqual([]));
  });
});
