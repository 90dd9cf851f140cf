import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#src/drafts/store.ts';
import { mountElement } from '#demo-pages/html.ts';
import { renderWidget, settled, startPage, type PageOptions } from '#testing/render-widget.tsx';
import { leavePage } from '#testing/session/leave-page.ts';
import { endElsewhere, hearFromOtherTab } from '#testing/session/other-tab.ts';
import { origin, services, setSession, settle } from '#testing/session/session-page.tsx';

/** What was typed stands there again for its owner, and for nobody else (contract, section 2). */

setSession();

let pages = 0;
beforeEach(() => {
  pages += 1;
  // Each test is a visit of its own: nothing is remembered of a session that expired before.
  forgetDrafts();
  vi.stubGlobal('scrollTo', vi.fn());
});

const form = {
  title: 'Ask us',
  submitUrl: '/own/submit',
  fields: [{ name: 'wish', label: 'Wish' }],
};

/** Shows the form to a visitor; on the page of the test, which has an address of its own. */
async function show(user = 'none', options: PageOptions = {}, config: object = form) {
  origin.switches.user = user;
  const page = { path: `form-${pages}.html`, site: { userApi: services }, ...options };
  const shown = await renderWidget('form-builder', config, page);
  await settle();
  return shown;
}

const reload = async (...visit: Parameters<typeof show>) => {
  await leavePage();
  return show(...visit);
};

const box = () => screen.getByRole('textbox', { name: 'Wish' });
const write = (text: string) => userEvent.type(box(), text);
const stored = () => sessionStorage.getItem('formDrafts') ?? '';
const kept = (text = 'Stars') => waitFor(() => expect(stored()).toContain(text));

const signIn = (user: string) => {
  origin.switches.user = user;
  return hearFromOtherTab({ kind: 'user', mode: 'B2C', id: user });
};

describe('what was typed stands there again', () => {
  test('in another language', async () => {
    await show();
    await write('Stars');
    await kept();
    await reload('none', { language: 'ar' });
    await waitFor(() => expect(box()).toHaveValue('Stars'));
  });

  test('to the last letter before the page went', async () => {
    await show();
    await write('Star');
    await kept('Star');
    await write('s');
    await reload();
    await waitFor(() => expect(box()).toHaveValue('Stars'));
  });

  test('though it was typed before it was known who the visitor is', async () => {
    origin.switches.slow = 500;
    await show();
    await write('Stars');
    expect(stored()).toBe('');
    await kept();
    await reload();
    await waitFor(() => expect(box()).toHaveValue('Stars'));
  });

  test('but not what was sent before that was known, once the answer is there', async () => {
    origin.switches.slow = 500;
    await show();
    await write('Stars');
    origin.switches.slow = 1500;
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await kept();
    await screen.findByText(/^F-/);
    expect(stored()).toBe('');
  });

  test('when its author changes the form meanwhile', async () => {
    const { element } = await show();
    await write('Stars');
    const script = element.querySelector('script');
    const fields = [{ name: 'city', label: 'City' }, ...form.fields];
    if (script) script.textContent = JSON.stringify({ ...form, fields });
    await screen.findByRole('textbox', { name: 'City' });
    await settle();
    await waitFor(() => expect(box()).toHaveValue('Stars'));
  });

  test('for an anonymous visitor who comes back signed in, and from then on for nobody else', async () => {
    await show();
    await write('Stars');
    await kept();
    await reload('u-default');
    await waitFor(() => expect(box()).toHaveValue('Stars'));
    await waitFor(() => expect(stored()).toContain('"owner":"demo-u-default"'));
    await reload();
    expect(box()).toHaveValue('');
  });

  test('while an anonymous visitor signs in', async () => {
    await show();
    await write('Stars');
    await signIn('u-default');
    await waitFor(() => expect(box()).toHaveValue('Stars'));
  });

  test('but not after half an hour for who signs in then', async () => {
    await show();
    await write('Stars');
    await kept();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    await reload('u-default');
    expect(box()).toHaveValue('');
  });
});

describe('a member who signs out', () => {
  test('leaves an empty form, and nothing in the browser', async () => {
    await show('u-default');
    await write('Stars');
    await kept();
    await endElsewhere('signed-out');
    expect(box()).toHaveValue('');
    await reload('u-default');
    expect(box()).toHaveValue('');
    expect(stored()).toBe('');
  });

  test('leaves no reference of what was sent', async () => {
    await show('u-default');
    await write('Stars');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^F-/);
    await endElsewhere('signed-out');
    expect(screen.queryByText(/^F-/)).toBeNull();
    expect(box()).toHaveValue('');
  });

  test('on another page leaves an empty form to who goes back to this one, which shows nothing until it is known who that is', async () => {
    await show('u-default');
    await write('Stars');
    window.dispatchEvent(new Event('pagehide'));
    expect(box().closest('[data-personal]')).not.toBeNull();
    sessionStorage.clear();
    origin.switches.user = 'none';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(box()).toHaveValue('');
  });
});

describe('a member whose session has expired', () => {
  test('goes on typing; what was typed is in this page’s memory alone', async () => {
    await show('u-default');
    await write('Sta');
    await endElsewhere('expired');
    await write('rs');
    await waitFor(() => expect(box()).toHaveValue('Stars'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe('');
    await reload();
    expect(box()).toHaveValue('');
  });

  test('finds it there after signing in again', async () => {
    const { element, page } = await show('u-default');
    await write('Stars');
    await endElsewhere('expired');
    page.unmount(element);
    page.scan(element);
    await settled(element);
    await settle();
    expect(box()).toHaveValue('');
    await signIn('u-default');
    await waitFor(() => expect(box()).toHaveValue('Stars'));
  });
});

test('a member who takes another’s place finds an empty form at its first step, and gets nothing of the other back', async () => {
  const steps = [
    { id: 'first', title: 'First' },
    { id: 'second', title: 'Second' },
  ];
  await show('u-default', {}, { ...form, steps });
  await write('Stars');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await signIn('u-partner-admin');
  expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  expect(box()).toHaveValue('');
  await reload('u-partner-admin', {}, { ...form, steps });
  expect(box()).toHaveValue('');
});

describe('a form that fails', () => {
  /** Makes what is drawn next throw. */
  const fail = async (element: HTMLElement) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const numbers: { readonly format: unknown } = Intl.NumberFormat.prototype;
    const broken = vi.spyOn(numbers, 'format', 'get').mockImplementation(() => {
      throw new Error('No numbers');
    });
    await waitFor(() => expect(element).toHaveAttribute('data-status', 'failed'));
    broken.mockRestore();
  };
  const counted = { ...form, fields: [{ name: 'wish', label: 'Wish', type: 'textarea' }] };
  const alert = () => screen.findByText('What you typed is kept. Reload the page to bring it back.');

  test('shows its fallback, and says that what was typed is kept and that a reload brings it back', async () => {
    const { element } = await show('none', {}, counted);
    await write('Stars');
    await fail(element);
    expect(screen.getByText('Fallback')).toBeVisible();
    expect(await alert()).toBeVisible();
    const go = vi.spyOn(history, 'go').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(go).toHaveBeenCalledWith(0);
    await reload('none', {}, counted);
    await waitFor(() => expect(box()).toHaveValue('Stars'));
  });

  test.each([
    ['where nothing was typed', 'none', false],
    ['where a reload brings nothing back, since the session has expired', 'u-default', true],
  ])('promises nothing %s', async (_, user, isTyped) => {
    const { element } = await show(user, {}, counted);
    if (isTyped) {
      await write('Stars');
      await endElsewhere('expired');
      await write('!');
    } else {
      await write('S{Backspace}');
    }
    await fail(element);
    await settle();
    expect(screen.queryByText(/What you typed is kept/)).toBeNull();
  });
});

test('what was filled into the fallback before the widget came stands in the form, once', async () => {
  pages += 1;
  const fields = [
    { name: 'wish', label: 'Wish' },
    { name: 'city', label: 'City', type: 'select', options: [{ value: 'abha' }, { value: 'taif' }] },
    { name: 'days', label: 'Days', type: 'choices', options: [{ value: 'fri' }, { value: 'sat' }] },
    { name: 'agree', label: 'I agree', type: 'consent' },
    { name: 'source', type: 'hidden', options: [{ value: 'page' }] },
  ];
  const page = startPage(
    mountElement(
      'form-builder',
      { ...form, fields },
      {
        load: 'interaction',
        fallback: `<form method="post" action="/own/submit">
          <input name="source" type="hidden" value="fallback"><input name="wish">
          <select name="city"><option value=""></option><option value="abha"></option><option value="taif"></option></select>
          <input type="checkbox" name="days" value="fri"><input type="checkbox" name="days" value="sat">
          <input type="checkbox" name="agree">
        </form>`,
      },
    ),
    { path: `form-${pages}.html` },
  );
  const element = document.querySelector<HTMLElement>('[data-component]') as HTMLElement;
  const control = (selector: string) => element.querySelector(selector) as HTMLElement;
  // The script comes late: all this happens in the CMS's own form.
  const input = control('input[name=wish]') as HTMLInputElement;
  input.value = 'Stars';
  (control('select') as HTMLSelectElement).value = 'taif';
  (control('input[value=sat]') as HTMLInputElement).checked = true;
  (control('input[name=agree]') as HTMLInputElement).checked = true;
  input.focus();
  await settled(element);
  await settle();
  expect(box()).toHaveValue('Stars');
  expect(screen.getByRole('combobox')).toHaveValue('taif');
  expect(screen.getByRole('checkbox', { name: 'sat' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'fri' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();

  await kept();
  page.unmount(element);
  expect(control('input[name=wish]')).toHaveValue('');
});
