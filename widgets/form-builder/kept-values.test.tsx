import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#src/drafts/store.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { leavePage } from '#testing/session/leave-page.ts';
import { hearFromOtherTab } from '#testing/session/other-tab.ts';
import { origin, services, setSession, settle } from '#testing/session/session-page.tsx';

/** What is put into a form again is what the form still offers, what was emptied stays empty, and no word is lost. */

setSession();

let pages = 0;
beforeEach(() => {
  pages += 1;
  forgetDrafts();
  vi.stubGlobal('scrollTo', vi.fn());
});

async function show(user: string, config: object, options: PageOptions & { readonly name?: string } = {}) {
  origin.switches.user = user;
  const { name = 'form-builder', ...page } = options;
  const shown = await renderWidget(name, config, {
    path: `kept-${pages}.html`,
    site: { userApi: services },
    ...page,
  });
  await settle();
  return shown;
}
const reload = async (...visit: Parameters<typeof show>) => {
  await leavePage();
  return show(...visit);
};
const stored = () => sessionStorage.getItem('formDrafts') ?? '';
const posted = async () => {
  const calls = origin.calls.filter(({ request }) => request.url.endsWith('/own/submit'));
  return calls.at(-1)?.request.clone().json() as Promise<Record<string, unknown>>;
};
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a choice that was kept and is no longer offered', () => {
  const gone = 'What you chose here is no longer offered.';
  const withCities = (...cities: string[]) => ({
    title: 'Ask us',
    submitUrl: '/own/submit',
    fields: [
      { name: 'city', label: 'City', type: 'select', options: cities.map((value) => ({ value })) },
      { name: 'visit', label: 'Visit', type: 'choice', options: cities.map((value) => ({ value })) },
      { name: 'see', label: 'See', type: 'choices', options: cities.map((value) => ({ value })) },
    ],
  });
  const choose = async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'taif');
    await userEvent.click(screen.getByRole('radio', { name: 'taif' }));
    for (const name of ['abha', 'taif']) await userEvent.click(screen.getByRole('checkbox', { name }));
    await waitFor(() => expect(stored()).toContain('see'));
  };

  test('is dropped after a reload, which is said at its field, and is not sent', async () => {
    await show('none', withCities('abha', 'taif'));
    await choose();
    await reload('none', withCities('abha', 'jeddah'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'abha' })).toBeChecked());
    expect(screen.getAllByText(gone)).toHaveLength(3);
    await send();
    await screen.findByText(/^F-/);
    const answers = await posted();
    expect(answers).toMatchObject({ see: ['abha'] });
    expect(answers).not.toHaveProperty('city');
    expect(answers).not.toHaveProperty('visit');
  });

  test('is dropped when its author changes the form meanwhile', async () => {
    const { element } = await show('none', withCities('abha', 'taif'));
    await choose();
    const script = element.querySelector('script');
    if (script) script.textContent = JSON.stringify(withCities('abha', 'jeddah'));
    await waitFor(() => expect(screen.getAllByText(gone)).toHaveLength(3));
  });

  test('is said until another one is chosen', async () => {
    await show('none', withCities('abha', 'taif'));
    await choose();
    await reload('none', withCities('abha', 'jeddah'));
    await waitFor(() => expect(screen.getAllByText(gone)).toHaveLength(3));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'jeddah');
    await userEvent.click(screen.getByRole('radio', { name: 'jeddah' }));
    await waitFor(() => expect(screen.getAllByText(gone)).toHaveLength(1));
  });
});

describe('what a member has emptied', () => {
  const enquiry = {
    title: 'Write to us',
    submitUrl: '/own/submit',
    topics: [{ key: 'visa', label: 'Visa', fields: ['name', 'email', 'message'] }],
  };
  const visit = ['u-default', enquiry, { name: 'contact-form' }] as const;

  test('stays empty after a reload', async () => {
    await show(...visit);
    await waitFor(() => expect(box('E-mail')).not.toHaveValue(''));
    await userEvent.clear(box('E-mail'));
    await reload(...visit);
    await waitFor(() => expect(box('Name')).not.toHaveValue(''));
    expect(box('E-mail')).toHaveValue('');
  });

  test('stays empty when the visitor’s data are asked for again', async () => {
    await show(...visit);
    await waitFor(() => expect(box('E-mail')).not.toHaveValue(''));
    await userEvent.clear(box('E-mail'));
    await hearFromOtherTab({ kind: 'user', mode: 'B2C', id: 'u-default' });
    expect(box('E-mail')).toHaveValue('');
  });
});

describe('the last words that were typed', () => {
  const form = { title: 'Ask us', submitUrl: '/own/submit', fields: [{ name: 'wish', label: 'Wish' }] };

  test('are kept where the page goes before it is known who the visitor is', async () => {
    origin.switches.slow = 2000;
    await show('u-default', form);
    await userEvent.type(box('Wish'), 'Stars');
    origin.switches.slow = 0;
    await reload('u-default', form);
    await waitFor(() => expect(box('Wish')).toHaveValue('Stars'));
  });

  test('join what was kept before', async () => {
    const two = { ...form, fields: [...form.fields, { name: 'city', label: 'City' }] };
    await show('u-default', two);
    await userEvent.type(box('City'), 'Abha');
    await waitFor(() => expect(stored()).toContain('Abha'));
    origin.switches.slow = 2000;
    await reload('u-default', two);
    await userEvent.type(box('Wish'), 'Stars');
    origin.switches.slow = 0;
    await reload('u-default', two);
    await waitFor(() => expect(box('Wish')).toHaveValue('Stars'));
    expect(box('City')).toHaveValue('Abha');
  });

  test('are kept where a host replaces the mount element, which has no id', async () => {
    const { element } = await show('none', form);
    await userEvent.type(box('Wish'), 'Star');
    await waitFor(() => expect(stored()).toContain('Star'));
    fireEvent.input(box('Wish'), { target: { value: 'Stars' } });
    const next = document.createElement('div');
    next.dataset['component'] = 'form-builder';
    next.dataset['load'] = 'load';
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(form);
    next.append(script);
    await act(async () => element.replaceWith(next));
    await waitFor(() => expect(box('Wish')).toHaveValue('Stars'));
  });

  test('are kept where a host writes the inside of the mount element anew', async () => {
    const { element } = await show('none', form);
    await userEvent.type(box('Wish'), 'Star');
    await waitFor(() => expect(stored()).toContain('Star'));
    fireEvent.input(box('Wish'), { target: { value: 'Stars' } });
    const script = element.querySelector('script')!.outerHTML;
    await act(async () => (element.innerHTML = script));
    expect(screen.queryByRole('textbox', { name: 'Wish' })).toBeNull();
    await waitFor(() => expect(box('Wish')).toHaveValue('Stars'));
  });
});
