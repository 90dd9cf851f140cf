import { EditorView } from '@codemirror/view';
import { startCompletion, currentCompletions, acceptCompletion } from '@codemirror/autocomplete';
import { undo } from '@codemirror/commands';
import { act, render, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { JsonSchema } from '../../cms/form/form.ts';
import type { FieldIssue } from '../data.ts';
import { LanguageContext } from '../words.ts';
import { JsonEditor } from './JsonEditor.tsx';

const schema: JsonSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', title: 'Title', description: 'Heading.' },
    theme: {
      type: 'string',
      title: 'Theme',
      enum: ['default', 'blue'],
      'x-labels': { default: 'Default', blue: 'Blue' },
    },
    columns: { type: 'number', title: 'Columns', default: 3 },
    isOpen: { type: 'boolean', title: 'Open' },
  },
};

/** Nothing is drawn in jsdom, so nothing is measured; how the editor looks and is used by hand is for a browser. */
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(document, { execCommand: () => false });

interface Shown {
  readonly text: string;
  readonly issues?: readonly FieldIssue[];
  readonly language?: 'en' | 'ar';
  readonly arabic?: Readonly<Record<string, string>>;
}

/** A page that keeps what is typed, and can be told to show another text. */
function showEditor({ text, issues = [], language = 'en', arabic = {} }: Shown) {
  const onChange = vi.fn<(text: string) => void>();
  const page: { show?: (shown: Shown) => void } = {};
  function Page() {
    const [shown, set] = useState<Shown>({ text, issues });
    useEffect(() => {
      page.show = set;
    }, []);
    return (
      <LanguageContext value={language}>
        <JsonEditor
          text={shown.text}
          onChange={(typed) => {
            onChange(typed);
            set({ ...shown, text: typed });
          }}
          issues={shown.issues ?? issues}
          schema={schema}
          label="Configuration"
          arabic={arabic}
        />
      </LanguageContext>
    );
  }
  const { container } = render(<Page />);
  const root = container.querySelector('.ex-json')?.shadowRoot;
  const box = root?.querySelector<HTMLElement>('[role=textbox]');
  const view = box && EditorView.findFromDOM(box);
  if (!root || !view || !box) throw new Error('There is no editor.');
  return {
    root,
    box,
    view,
    onChange,
    show: (shown: Shown) => act(() => page.show?.(shown)),
    type: (insert: string, at: number) =>
      act(() =>
        view.dispatch({
          changes: { from: at, insert },
          selection: { anchor: at + insert.length },
          userEvent: 'input.type',
        }),
      ),
    text: () => view.state.doc.toString(),
    status: () => root.querySelector('[role=status]')?.textContent,
    /** The suggestions at a place. */
    suggestionsAt: async (at: number) => {
      act(() => {
        view.focus();
        view.dispatch({ selection: { anchor: at } });
        startCompletion(view);
      });
      await waitFor(() => expect(currentCompletions(view.state)).not.toEqual([]));
      return currentCompletions(view.state).map(({ label, detail }) => [label, detail]);
    },
  };
}

test('what an author types goes out at once, and once', () => {
  const { type, onChange } = showEditor({ text: '{}' });
  type('"title": "A"', 1);
  expect(onChange.mock.calls).toEqual([['{"title": "A"}']]);
});

test('a change of the form is shown, is not told back, and leaves the caret where it is', () => {
  const { view, show, onChange, text } = showEditor({ text: '{"title": "A", "columns": 3}' });
  act(() => view.dispatch({ selection: { anchor: 20 } }));
  show({ text: '{"title": "Away", "columns": 3}' });
  expect(text()).toBe('{"title": "Away", "columns": 3}');
  expect(view.state.selection.main.head).toBe(23);
  expect(onChange).not.toHaveBeenCalled();
});

test('an author takes back in the editor what the form has changed', () => {
  const { view, show, onChange } = showEditor({ text: '{"title": "A"}' });
  show({ text: '{"title": "B"}' });
  act(() => void undo(view));
  expect(onChange).toHaveBeenLastCalledWith('{"title": "A"}');
});

test('a page that is a keystroke behind takes nothing back', () => {
  const typed: string[] = [];
  const shown = (text: string) => (
    <JsonEditor text={text} onChange={(text) => typed.push(text)} issues={[]} schema={schema} label="" />
  );
  const { container, rerender } = render(shown('{}'));
  const box = container.querySelector('.ex-json')?.shadowRoot?.querySelector<HTMLElement>('[role=textbox]');
  const view = box && EditorView.findFromDOM(box);
  act(() => view?.dispatch({ changes: { from: 1, insert: '1' } }));
  act(() => view?.dispatch({ changes: { from: 2, insert: '2' } }));
  rerender(shown('{1}'));
  expect(view?.state.doc.toString()).toBe('{12}');
  rerender(shown('{12}'));
  rerender(shown('{1}'));
  expect(view?.state.doc.toString()).toBe('{1}');
  expect(typed).toEqual(['{1}', '{12}']);
});

test('a text that was typed, left and is brought back by the page is shown', () => {
  const { show, text, view } = showEditor({ text: '{}' });
  // Both before the page draws.
  act(() => {
    view.dispatch({ changes: { from: 1, insert: '1' } });
    view.dispatch({ changes: { from: 1, to: 2 } });
  });
  show({ text: '{1}' });
  expect(text()).toBe('{1}');
});

test('the editor has its name, its help, and is left with Tab', () => {
  const { box, root, view } = showEditor({ text: '{}' });
  expect(box).toHaveAttribute('aria-label', 'Configuration');
  expect(box).toHaveAttribute('aria-multiline', 'true');
  expect(root.getElementById(box.getAttribute('aria-describedby') ?? '')).toHaveTextContent(
    /^Tab leaves the editor/,
  );
  const tab = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true });
  box.dispatchEvent(tab);
  expect(tab.defaultPrevented).toBe(false);
  expect(view.state.doc.toString()).toBe('{}');
});

test('a missing comma is told below the text', async () => {
  const { status, box, root } = showEditor({ text: '{\n  "title": "A"\n  "columns": 3\n}' });
  await waitFor(() => expect(status()).toBe('Line 3, column 3: A comma is missing before "columns".'));
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(root.querySelector('.ex-json-status button')).not.toBeVisible();
});

test('what the reader finds is told with its line, and gone when it is mended', async () => {
  const issues = [
    { path: 'columns', message: 'must be a number' },
    { path: 'title', message: 'is too long' },
  ];
  const { status, root, show } = showEditor({ text: '{\n  "title": "A",\n  "columns": "x"\n}', issues });
  await waitFor(() => expect(status()).toBe('Line 2: is too long'));
  const all = root.querySelector('.ex-json-status button');
  expect(all).toHaveTextContent('Show all 2 problems');
  act(() => (all as HTMLButtonElement).click());
  const list = root.querySelector('[role=listbox]');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Line 2: is too long',
    'Line 3: must be a number',
  ]);
  expect(root.activeElement).toBe(list);
  show({ text: '{}', issues: [] });
  await waitFor(() => expect(status()).toBe('No problems.'));
  show({ text: '{}', issues: [{ path: 'title', message: 'is missing' }] });
  await waitFor(() => expect(status()).toBe('Line 1: is missing'));
});

test('keys that are not there yet are suggested, what must be filled in first', async () => {
  const { suggestionsAt } = showEditor({ text: '{"columns": 3, }' });
  expect(await suggestionsAt(15)).toEqual([
    ['title', 'Title'],
    ['theme', 'Theme'],
    ['isOpen', 'Open'],
  ]);
});

test('values of a choice are suggested with their names, those of a switch as yes and no', async () => {
  const { suggestionsAt } = showEditor({ text: '{"theme": , "isOpen": }' });
  expect(await suggestionsAt(10)).toEqual([
    ['default', 'Default'],
    ['blue', 'Blue'],
  ]);
  expect(await suggestionsAt(22)).toEqual([
    ['true', 'Yes'],
    ['false', 'No'],
  ]);
});

test('a suggested key comes with its default and the commas that were missing', async () => {
  const { suggestionsAt, view, text } = showEditor({ text: '{"title": "A" "col" "isOpen": true}' });
  await suggestionsAt(18);
  // The list takes no choice in the first moment, in which somebody may still be typing.
  await waitFor(() => expect(acceptCompletion(view)).toBe(true));
  expect(text()).toBe('{"title": "A", "columns": 3, "isOpen": true}');
});

test('in Arabic the editor speaks Arabic, and names fields in it where it knows how', async () => {
  const { suggestionsAt, root } = showEditor({ text: '{}', language: 'ar', arabic: { Title: 'العنوان' } });
  expect((await suggestionsAt(1)).slice(0, 2)).toEqual([
    ['title', 'العنوان'],
    ['theme', 'Theme'],
  ]);
  expect(root.querySelector('.ex-json-status')).toHaveAttribute('dir', 'rtl');
  expect(root.querySelector('[role=status]')).toHaveTextContent('لا توجد مشكلات.');
});

test('an explanation is put away with Escape, wherever the focus is', async () => {
  const { root, view, box } = showEditor({ text: '{"title": "A"}' });
  act(() => view.dispatch({ selection: { anchor: 3 } }));
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'F1', keyCode: 112, bubbles: true }));
  await waitFor(() =>
    expect(root.querySelector('.ex-json-field')).toHaveTextContent('TitleHeading.Must be filled in.'),
  );
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => expect(root.querySelector('.ex-json-field')).toBeNull());
});
