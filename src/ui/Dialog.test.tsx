import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isScrollLocked } from '#src/page/scroll-holders.ts';
import { onUnseenModal } from '#src/page/unseen-modal.ts';
import { hideByVisibility } from '#testing/hide-by-visibility.ts';
import { hideDialogs } from '#testing/hide-dialogs.ts';
import { renderPart } from '#testing/render-part.tsx';
import { Dialog } from './Dialog.tsx';

type Options = Partial<ComponentProps<typeof Dialog>>;

/** A list of which an entry is removed after being asked. */
function Entry({ options, removes = false }: { readonly options: Options; readonly removes?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setGone(removes);
  };
  return (
    <>
      {!isGone && (
        <button ref={opener} onClick={() => setOpen(true)}>
          Remove Hegra
        </button>
      )}
      <button>Remove AlUla</button>
      {isOpen && (
        <Dialog title="Remove?" onClose={close} opener={opener} {...options}>
          <p>It will be gone.</p>
          <input
            aria-label="Reason"
            onKeyDown={(event) =>
              event.key === 'Escape' && event.currentTarget.value && event.preventDefault()
            }
          />
        </Dialog>
      )}
    </>
  );
}

async function openDialog(options: Options = {}, page = {}) {
  const user = userEvent.setup();
  const { unmount } = renderPart(<Entry options={options} />, page);
  await user.click(screen.getByRole('button', { name: 'Remove Hegra' }));
  return { user, unmount, dialog: screen.getByRole('dialog') };
}

const opener = () => screen.getByRole('button', { name: 'Remove Hegra' });

test.each([
  ['en', 'Close'],
  ['ar', 'إغلاق'],
] as const)('in %s it is named by its heading, and has a cross called %s', async (language, close) => {
  const { dialog } = await openDialog({}, { language });
  expect(dialog).toHaveAccessibleName('Remove?');
  expect(screen.getByRole('heading', { name: 'Remove?' })).toBeVisible();
  expect(dialog).toContainElement(screen.getByRole('button', { name: close }));
});

test('a title for the ear alone still names it', async () => {
  const { dialog } = await openDialog({ hidesTitle: true, hasCloseButton: false });
  expect(dialog).toHaveAccessibleName('Remove?');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the focus goes in, to the element that is meant to have it', async () => {
  function Asking() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog title="Search" initialFocus={field} onClose={() => {}}>
        <input ref={field} aria-label="Term" />
      </Dialog>
    );
  }
  renderPart(<Asking />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

describe('it closes, and the focus goes back to its opener', () => {
  test.each<[string, (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => Promise<void>]>([
    ['by Escape', (user) => user.keyboard('{Escape}')],
    ['by its cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['by a press on what covers the page', (user, dialog) => user.click(dialog)],
    [
      'by a gesture of the browser',
      async (_user, dialog) => void fireEvent(dialog, new Event('cancel', { cancelable: true })),
    ],
    [
      'when the page comes back from the browser’s cache',
      async () => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('%s', async (_how, close) => {
    const { user, dialog } = await openDialog();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await close(user, dialog);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(isScrollLocked()).toBe(false);
  });
});

describe('it stays', () => {
  test('when a field inside has a use for Escape of its own', async () => {
    const { user, dialog } = await openDialog();
    await user.type(screen.getByRole('textbox'), 'a{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), '{Backspace}{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'when Escape ends a word that is being composed: %o',
    async (how) => {
      const { dialog } = await openDialog();
      fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', ...how });
      expect(dialog).toBeInTheDocument();
    },
  );

  test('when a text in it is marked and the pointer ends outside', async () => {
    const { user, dialog } = await openDialog();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('It will be gone.') },
      { target: dialog },
    ]);
    await user.pointer('[/MouseLeft]');
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  test('when it is told to ignore presses outside', async () => {
    const { user, dialog } = await openDialog({ closesOnOutsidePress: false });
    await user.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  test('when a choice of files inside is called off', async () => {
    const { dialog } = await openDialog();
    fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true }));
    expect(dialog).toBeInTheDocument();
  });
});

test('Escape closes the topmost of two, then the other; the focus goes back step by step', async () => {
  const { user, dialog: outer } = await openDialog({ actions: <Entry options={{ title: 'Sure?' }} /> });
  await user.click(within(outer).getByRole('button', { name: 'Remove Hegra' }));
  const inner = screen.getByRole('dialog', { name: 'Sure?' });
  await user.keyboard('{Escape}');
  expect(inner).not.toBeInTheDocument();
  await waitFor(() => expect(within(outer).getByRole('button', { name: 'Remove Hegra' })).toHaveFocus());
  expect(isScrollLocked()).toBe(true);
  await user.keyboard('{Escape}');
  expect(outer).not.toBeInTheDocument();
  expect(isScrollLocked()).toBe(false);
});

test('an opener that is gone gives its place to the next button', async () => {
  const user = userEvent.setup();
  renderPart(<Entry options={{}} removes />);
  await user.click(opener());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove AlUla' })).toHaveFocus());
});

test('a widget that goes with its dialog open leaves a page that moves', async () => {
  const { unmount } = await openDialog();
  expect(isScrollLocked()).toBe(true);
  unmount();
  expect(isScrollLocked()).toBe(false);
});

describe('where the page hides it', () => {
  const texts: string[] = [];
  beforeEach(() => {
    texts.length = 0;
    onUnseenModal((text) => texts.push(text));
    hideDialogs();
  });

  test.each([
    ['en', 'The page or your browser hides this.'],
    ['ar', 'تخفي الصفحة أو متصفحك هذا.'],
  ] as const)('in %s it is closed again, says so, and gives focus and page back', async (language, text) => {
    const user = userEvent.setup();
    renderPart(<Entry options={{}} />, { language });
    await user.click(opener());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isScrollLocked()).toBe(false);
    expect(opener()).toHaveFocus();
    expect(texts).toEqual([text]);
  });

  test('it is closed again where it would be hidden by visibility', async () => {
    vi.mocked(Element.prototype.getClientRects).mockReturnValue([new DOMRect(0, 0, 9, 9)] as never);
    hideByVisibility(document.body);
    const user = userEvent.setup();
    renderPart(<Entry options={{}} />);
    await user.click(screen.getByText('Remove Hegra'));
    expect(screen.queryByText('Remove?')).toBeNull();
    expect(texts).toHaveLength(1);
  });

  test('it goes by the next way of whoever shows it, and nothing is said', async () => {
    const lead = vi.fn<() => void>();
    const user = userEvent.setup();
    renderPart(<Entry options={{ onUnseen: lead }} />);
    await user.click(opener());
    expect(lead).toHaveBeenCalledOnce();
    expect(texts).toEqual([]);
  });

  test('one that is not modal does no harm, and stays', async () => {
    const { dialog } = await openDialog({ isModal: false });
    expect(dialog).toBeInTheDocument();
  });
});

describe('one that is not modal', () => {
  test('holds nothing still', async () => {
    const { dialog } = await openDialog({ isModal: false });
    expect(isScrollLocked()).toBe(false);
    expect(dialog).not.toHaveAttribute('aria-modal');
  });

  test('closes by a press elsewhere, not by one on its opener, which toggles it itself', async () => {
    const { user, dialog } = await openDialog({ isModal: false });
    await user.click(opener());
    expect(dialog).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove AlUla' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove AlUla' })).toHaveFocus();
  });

  test('leaves Escape to others when the focus is elsewhere', async () => {
    const { user, dialog } = await openDialog({ isModal: false });
    screen.getByRole('button', { name: 'Remove AlUla' }).focus();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    opener().focus();
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  test('keeps the focus in its place as it turns modal', async () => {
    function Search() {
      const [term, setTerm] = useState('');
      return (
        <Dialog title="Search" isModal={term !== ''} onClose={() => {}}>
          <input aria-label="Term" value={term} onChange={({ target }) => setTerm(target.value)} />
        </Dialog>
      );
    }
    renderPart(<Search />);
    await userEvent.type(screen.getByRole('textbox'), 'Heg');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('textbox')).toHaveValue('Heg');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

test('in author mode none is modal: the page stays editable', async () => {
  const { dialog } = await openDialog({}, { cmsMode: 'author' });
  expect(dialog).not.toHaveAttribute('aria-modal');
  expect(isScrollLocked()).toBe(false);
});
