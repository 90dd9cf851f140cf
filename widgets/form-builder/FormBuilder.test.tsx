import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
let events: Record<string, unknown>[] = [];
/** Addresses that were asked, answered or not. */
let asked: string[] = [];

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  asked = [];
  origin.server.events.on('request:start', ({ request }) => void asked.push(request.url));
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  origin.server.close();
});

/** A page of its own, since what was typed and answered is kept by page. */
const show = (config: string | object, options: Parameters<typeof renderWidget>[2] = {}) => {
  pages += 1;
  return renderWidget('form-builder', config, { path: `form-${pages}.html`, ...options });
};
const short = {
  title: 'Ask us',
  submitUrl: '/own/submit',
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'email', label: 'E-mail', type: 'email', required: true },
  ],
};
const withFields = (...fields: object[]) => ({ ...short, fields });
const box = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const visitor = () => userEvent.setup();
const fill = async () => {
  await visitor().type(box('Name'), 'Salma');
  await visitor().type(box('E-mail'), 'salma@example.org');
};
/** What the origin was sent. */
const sent = async () =>
  Promise.all(
    origin.state.calls
      .filter(({ request }) => request.url.endsWith('/own/submit'))
      .map(async ({ request }) => request.clone().json() as Promise<unknown>),
  );
const sends = () => asked.filter((url) => url.endsWith('/own/submit')).length;

describe('sending', () => {
  test('a visitor fills the form in, sends it and reads the reference', async () => {
    await show(short);
    await fill();
    await visitor().click(button('Send'));
    expect(await screen.findByRole('heading', { name: /we have received/ })).toHaveFocus();
    expect(screen.getByText(/^F-/)).toBeVisible();
    expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_submit']);
  });

  test('a form is sent once however often and by whatever key', async () => {
    origin.state.switches.slow = 150;
    await show(short);
    await fill();
    await visitor().dblClick(button('Send'));
    await visitor().type(box('Name'), '{Enter}');
    await screen.findByText(/^F-/);
    expect(sends()).toBe(1);
  });

  test('what a browser filled in without telling is sent', async () => {
    await show(short);
    (box('Name') as HTMLInputElement).value = 'Salma';
    (box('E-mail') as HTMLInputElement).value = 'salma@example.org';
    await visitor().click(button('Send'));
    expect(await screen.findByText(/^F-/)).toBeVisible();
  });

  test('the answer stays when the widget is mounted anew', async () => {
    const { element, page } = await show(short);
    await fill();
    await visitor().click(button('Send'));
    await screen.findByText(/^F-/);
    page.unmount(element);
    page.scan(element);
    expect(await screen.findByText(/^F-/)).toBeVisible();
  });
});

describe('what has to be put right', () => {
  test('stands in a summary that takes the focus and leads to the field', async () => {
    await show(short);
    await visitor().click(button('Send'));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('heading', { name: 'There is a problem with 2 answers' })).toBeVisible();
    await visitor().click(within(summary).getByRole('link', { name: /^Name:/ }));
    expect(box('Name')).toHaveFocus();
    expect(box('Name')).toBeInvalid();
    expect(box('Name')).toHaveAccessibleDescription('Please fill this in.');
    expect(sends()).toBe(0);
  });

  test('is told at the field in which Enter was pressed, too', async () => {
    await show(short);
    await visitor().type(box('E-mail'), 'salma{Enter}');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await visitor().click(within(summary).getByRole('link', { name: /^E-mail:/ }));
    expect(box('E-mail')).toBeInvalid();
    expect(box('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  });

  test('is told once the visitor has left the field, and goes as soon as it is right', async () => {
    await show(short);
    await visitor().type(box('E-mail'), 'salma');
    expect(box('E-mail')).not.toHaveAttribute('aria-invalid');
    await visitor().tab();
    expect(await screen.findByText(/Enter an e-mail address/)).toBeVisible();
    await visitor().type(box('E-mail'), '@example.org');
    await vi.waitFor(() => expect(box('E-mail')).not.toHaveAttribute('aria-invalid'));
  });

  test('a refusal of the server stands with its field until the field changes', async () => {
    await show(short);
    await visitor().type(box('Name'), 'Salma');
    await visitor().type(box('E-mail'), 'taken@example.org');
    await visitor().click(button('Send'));
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail: This is already in use.');
    expect(box('E-mail')).toHaveAccessibleDescription('This is already in use.');
    await visitor().click(box('E-mail'));
    await visitor().tab();
    expect(box('E-mail')).toBeInvalid();
    expect(box('Name')).toHaveValue('Salma');
    await visitor().type(box('E-mail'), 'x');
    await vi.waitFor(() => expect(box('E-mail')).toBeValid());
  });

  test('a refusal of a field that is not in the form is told in words', async () => {
    origin.state.switches.fail = ['submit:422:iban.pattern+name.unheardOf'];
    await show(short);
    await fill();
    await visitor().click(button('Send'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('An answer that this form does not show was not accepted.');
    expect(summary).toHaveTextContent('Name: This was not accepted.');
  });
});

describe('nothing typed is lost', () => {
  test.each([
    ['500', 'Something went wrong on our side'],
    ['drop', 'The service did not answer'],
    ['401', 'Your session has ended'],
    ['409:full', 'There is no place left'],
    ['html', 'went wrong|did not answer|not sent'],
  ])('when the origin answers %s', async (fault, words) => {
    origin.state.switches.fail = [`submit:${fault}`];
    await show(short);
    await fill();
    await visitor().click(button('Send'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(new RegExp(words));
    expect(summary).toHaveTextContent('What you filled in is still here.');
    expect(box('Name')).toHaveValue('Salma');
    origin.state.switches.fail = [];
    await visitor().click(button('Send'));
    expect(await screen.findByText(/^F-/)).toBeVisible();
  });

  test('a visitor who sends too often reads when it may be sent again, and nothing is sent before', async () => {
    origin.state.switches.fail = ['submit:429'];
    await show(short);
    await fill();
    await visitor().click(button('Send'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/again in [45] seconds/);
    await visitor().click(button('Send'));
    expect(sends()).toBe(1);
  });

  test('when the widget is mounted anew', async () => {
    const { element, page } = await show(short);
    await visitor().type(box('Name'), 'Salma');
    page.unmount(element);
    page.scan(element);
    await vi.waitFor(() => expect(box('Name')).toHaveValue('Salma'));
  });
});

describe('kinds of fields', () => {
  test('answers are sent as servers read them, with the honeypot’s value', async () => {
    await show(
      withFields(
        { name: 'site', label: 'Site', type: 'choice', options: [{ value: 'hegra', label: 'Hegra' }] },
        {
          name: 'days',
          label: 'Days',
          type: 'choices',
          options: [{ value: 'fri', label: 'Friday' }, { value: 'sat' }],
        },
        { name: 'country', label: 'Country', type: 'country' },
        { name: 'agree', label: 'I agree', type: 'consent', required: true },
      ),
    );
    await visitor().click(screen.getByRole('radio', { name: 'Hegra' }));
    await visitor().click(
      within(screen.getByRole('group', { name: 'Days' })).getByRole('checkbox', { name: 'sat' }),
    );
    await screen.findByRole('option', { name: 'Saudi Arabia' });
    await visitor().selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Saudi Arabia');
    await visitor().click(screen.getByRole('checkbox', { name: 'I agree' }));
    await visitor().click(button('Send'));
    await screen.findByText(/^F-/);
    expect(await sent()).toEqual([
      {
        lang: 'en',
        page: `/form-${pages}.html`,
        contact_reason: '',
        site: 'hegra',
        days: ['sat'],
        country: 'SA',
        agree: true,
      },
    ]);
  });

  test('a group that must be answered says so in words, as each single control does', async () => {
    const options = [{ value: 'a', label: 'A' }];
    await show(
      withFields(
        { name: 'one', label: 'One', type: 'choice', required: true, options },
        { name: 'some', label: 'Some', type: 'choices', required: true, help: 'Of these.', options },
        { name: 'any', label: 'Any', type: 'choices', options },
        { name: 'list', label: 'List', type: 'select', required: true, options },
        { name: 'land', label: 'Land', type: 'country', required: true },
        { name: 'text', label: 'Text', type: 'textarea', required: true },
        { name: 'day', label: 'Day', type: 'date', required: true },
        { name: 'file', label: 'File', type: 'file', required: true },
        { name: 'agree', label: 'I agree', type: 'consent', required: true },
      ),
    );
    const group = (name: string) => screen.getByRole('group', { name });
    expect(group('One')).toHaveAccessibleDescription('Required');
    expect(group('Some')).toHaveAccessibleDescription('Required Of these.');
    expect(group('Any')).not.toHaveAccessibleDescription();
    for (const label of [/^List/, /^Land/, /^Text/, /^Day/, /^File/, /^I agree/])
      expect(await screen.findByLabelText(label)).toBeRequired();
  });

  test('a long text tells how many characters are left, counted as visitors do', async () => {
    await show(withFields({ name: 'text', label: 'Text', type: 'textarea', maxLength: 10 }));
    await visitor().type(box('Text'), '👩‍👩‍👧abc');
    await vi.waitFor(() => expect(box('Text')).toHaveAccessibleDescription('6 characters left'));
  });

  test('a condition shows its field, and what is hidden again is not sent', async () => {
    await show(
      withFields(
        { name: 'company', label: 'For a company', type: 'consent' },
        { name: 'firm', label: 'Firm', showIf: { field: 'company', equals: true } },
      ),
    );
    expect(screen.queryByRole('textbox', { name: 'Firm' })).toBeNull();
    await visitor().click(screen.getByRole('checkbox'));
    await visitor().type(box('Firm'), 'Najd Tours');
    await visitor().click(screen.getByRole('checkbox'));
    await visitor().click(button('Send'));
    await screen.findByText(/^F-/);
    expect(await sent()).toEqual([expect.not.objectContaining({ firm: expect.anything() as unknown })]);
  });

  test('files that cannot be sent say why, and hold the form up until they are removed', async () => {
    await show(withFields({ name: 'file', label: 'Papers', type: 'file', accept: ['.pdf'], maxFiles: 2 }));
    const input = await screen.findByLabelText('Papers');
    expect(input).toHaveAccessibleDescription('Allowed: PDF. At most 5 MB a file. At most 2 files.');
    fireEvent.change(input, { target: { files: [new File([], 'empty.pdf')] } });
    expect(await screen.findByText('This file is empty.')).toBeVisible();
    await visitor().click(button('Send'));
    expect(screen.getByRole('alert')).toHaveTextContent('Papers: Remove the files that cannot be sent');
    await visitor().click(button('Remove empty.pdf'));
    expect(input).toHaveFocus();
    expect(screen.queryByText('This file is empty.')).toBeNull();
  });
});

test('a kind of file that no file has is told to its author, and without another one any file is taken', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const papers = { name: 'papers', label: 'Papers', type: 'file', accept: ['Word documents'] };
  const photo = { name: 'photo', label: 'Photo', type: 'file', accept: ['JPG', 'image/', 'image/png'] };
  await show(withFields(papers, photo));
  expect(error.mock.calls[0]?.[0]).toContain(
    'fields[0].accept[0]: expected .pdf, image/*, …, found "Word documents"; fields[1].accept[1]: expected',
  );
  const input = await screen.findByLabelText('Papers');
  expect(input).toHaveAccessibleDescription('At most 5 MB a file. 1 file.');
  fireEvent.change(input, { target: { files: [new File(['a'], 'any.xyz')] } });
  expect(await screen.findByText('any.xyz')).toBeVisible();
  expect(screen.queryByText('Files of this kind are not accepted.')).toBeNull();
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(/^Allowed: JPG or image\/png\./);
});

describe('steps', () => {
  const inSteps = {
    ...short,
    steps: [
      { id: 'you', title: 'You' },
      { id: 'trip', title: 'Your trip' },
    ],
    fields: [
      { name: 'name', label: 'Name', required: true, step: 'you' },
      { name: 'wish', label: 'Wish', required: true, step: 'trip' },
    ],
  };

  test('are asked one after the other, and all answers are shown before they are sent', async () => {
    await show(inSteps);
    await visitor().click(button('Continue'));
    expect(screen.getByRole('alert')).toHaveTextContent('Name: Please fill this in.');
    await visitor().type(box('Name'), 'Salma');
    await visitor().click(button('Continue'));
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Your trip' })).toHaveFocus());
    await visitor().type(box('Wish'), 'Stars{Enter}');
    expect(await screen.findByText('Salma')).toBeVisible();
    await visitor().click(button('Change: You'));
    expect(box('Name')).toHaveValue('Salma');
    await visitor().type(box('Name'), ' Nakhla');
    await visitor().click(button('Continue'));
    await visitor().click(button('Send'));
    await screen.findByText(/^F-/);
    expect(await sent()).toEqual([expect.objectContaining({ name: 'Salma Nakhla', wish: 'Stars' })]);
    expect(events.map(({ event, step }) => [event, step])).toContainEqual(['form_step', 2]);
  });

  test('a refusal of an earlier step leads back to it', async () => {
    origin.state.switches.fail = ['submit:422:name.taken'];
    await show(inSteps);
    await visitor().type(box('Name'), 'Salma');
    await visitor().click(button('Continue'));
    await visitor().type(box('Wish'), 'Stars');
    await visitor().click(button('Continue'));
    await visitor().click(button('Send'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Name: This is already in use.');
    expect(box('Name')).toBeInvalid();
  });
});

describe('an author', () => {
  test('reads the map of the fields and what is wrong with conditions, and nothing is sent', async () => {
    await show('circular', { cmsMode: 'author' });
    expect(await screen.findByText(/Fields: day \(date; colour = red\)|Fields: day \(date\)/)).toBeVisible();
    expect(screen.getByText(/The condition of “serial” can never hold/)).toBeVisible();
    await visitor().click(button('Send'));
    expect(origin.state.calls).toEqual([]);
  });

  test('an address on another site leaves the fallback to visitors', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await show('faulty-fatal-address');
    expect(element).toHaveAttribute('data-status', 'failed');
    expect(screen.getByText('Fallback')).toBeVisible();
    expect(String(error.mock.calls[0]?.[0])).toContain('submitUrl');
  });
});
