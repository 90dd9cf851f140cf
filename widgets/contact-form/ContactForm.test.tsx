import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { keptTexts } from '#testing/naughty.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { services } from '#testing/session/session-page.tsx';

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
let events: Record<string, unknown>[] = [];
/** Enquiries that were on their way to the origin, answered or not, with what they held. */
let sent: { readonly type: string; readonly form: FormData }[] = [];

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  sent = [];
  origin.server.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith('/own/submit')) return;
    const type = request.headers.get('content-type') ?? '';
    void request
      .clone()
      .formData()
      .then((form) => sent.push({ type, form }));
  });
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  origin.server.close();
});

/** A text that was sent, in the line ends in which it was typed. */
const textIn = (name: string) => {
  const text = sent[0]?.form.get(name);
  return typeof text === 'string' ? text.replaceAll('\r\n', '\n') : undefined;
};

/** On a page of its own, since what was typed and answered is kept by page. */
const show = (config: string | object = 'default', options: Parameters<typeof renderWidget>[2] = {}) => {
  pages += 1;
  return renderWidget('contact-form', config, { path: `contact-${pages}.html`, ...options });
};
const plain = {
  title: 'Write to us',
  submitUrl: '/own/submit',
  helpline: '+966 11 000 0000',
  topics: [
    {
      key: 'visa',
      label: 'Visa',
      faqLinks: [{ ctaLabel: 'Do I need a visa?', ctaLink: '/en/faq#need-visa' }],
    },
    {
      key: 'lost',
      label: 'Lost property',
      fields: ['name', 'email', 'phone', 'message'],
      required: ['name', 'phone', 'message'],
    },
  ],
};
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const visitor = () => userEvent.setup();
const set = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } });
/** Fills the plain form in, but for what is given. */
const fill = async (texts: Readonly<Record<string, string>> = {}) => {
  await visitor().click(radio('Visa'));
  for (const [name, text] of Object.entries({
    Name: 'Salma',
    'E-mail': 'salma@example.org',
    'Your message': 'Hello',
    ...texts,
  }))
    set(box(name), text);
};
const send = () => visitor().click(button('Send'));
const reference = () => screen.findByText(/^F-/);

test('a visitor chooses a topic, writes, sends, and reads the reference', async () => {
  await show(plain);
  await fill();
  await send();
  expect(await screen.findByRole('heading', { name: /we have received/ })).toHaveFocus();
  expect(await reference()).toBeVisible();
  const [{ type, form }] = sent as [(typeof sent)[number]];
  expect(type).toMatch(/^multipart\/form-data/);
  expect(Object.fromEntries(form)).toEqual({
    lang: 'en',
    page: `/contact-${pages}.html`,
    contact_reason: '',
    topic: 'visa',
    name: 'Salma',
    email: 'salma@example.org',
    message: 'Hello',
  });
  expect(events.map(({ event, click_text }) => [event, click_text])).toEqual([
    ['form_start', ''],
    ['form_submit', 'visa'],
  ]);
});

describe('the topic', () => {
  test('comes first and brings its answers and its fields; what was typed stays when it changes', async () => {
    await show(plain);
    expect(screen.queryByRole('link', { name: 'Do I need a visa?' })).toBeNull();
    set(box('Name'), 'Salma');
    await visitor().click(radio('Visa'));
    expect(screen.getByRole('link', { name: 'Do I need a visa?' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull();
    set(box('Your message'), 'A bag');
    await visitor().click(radio('Lost property'));
    expect(screen.queryByRole('link', { name: 'Do I need a visa?' })).toBeNull();
    expect(box('Name')).toHaveValue('Salma');
    expect(box('Your message')).toHaveValue('A bag');
    expect(box(/^Phone/)).toBeRequired();
    expect(box('E-mail')).not.toBeRequired();
    set(box(/^Phone/), '+966 (0)50.123.4567');
    await visitor().click(radio('Visa'));
    expect(box('E-mail')).toBeRequired();
    await visitor().click(radio('Lost property'));
    expect(box(/^Phone/)).toHaveValue('+966 (0)50.123.4567');
    await send();
    await reference();
    expect(sent[0]?.form.get('phone')).toBe('+966501234567');
    expect(sent[0]?.form.has('email')).toBe(false);
  });

  test('has to be chosen', async () => {
    await show(plain);
    for (const name of ['Name', 'Your message']) set(box(name), 'Salma');
    set(box('E-mail'), 'salma@example.org');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('What is it about: Please choose an option.');
    expect(sent).toEqual([]);
  });

  test('is a list to choose from where there are many', async () => {
    await show('many-topics');
    expect(screen.queryByRole('radio')).toBeNull();
    const list = screen.getByRole('combobox', { name: 'What is it about?' });
    await visitor().selectOptions(list, 'Hotels and stays');
    expect(box('Booking reference')).toBeVisible();
    await visitor().selectOptions(list, 'Travel trade');
    expect(box('Company or publication')).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Country of residence' })).not.toBeRequired();
  });

  test('is sent and not asked for where there is only one, and its answers stand above the form', async () => {
    await show({ ...plain, topics: plain.topics.slice(0, 1) });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Do I need a visa?' })).toBeVisible();
    set(box('Name'), 'Salma');
    set(box('E-mail'), 'salma@example.org');
    set(box('Your message'), 'Hello');
    await send();
    await reference();
    expect(sent[0]?.form.get('topic')).toBe('visa');
  });
});

describe('nothing typed is lost', () => {
  test.each([
    ['500', 'Something went wrong on our side'],
    ['drop', 'The service did not answer'],
    ['401', 'Your session has ended'],
    ['409:closed', 'This is closed'],
    ['429', 'You can send it again in'],
  ])('when the origin answers %s, and the number to call is told', async (fault, words) => {
    origin.state.switches.fail = [`submit:${fault}`];
    await show(plain);
    await fill();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(words);
    const call = within(summary).getByRole('link', { name: '+966 11 000 0000' });
    expect(call).toHaveAttribute('href', 'tel:+966110000000');
    expect(box('Your message')).toHaveValue('Hello');
    expect(events.at(-1)).toMatchObject({ event: 'form_error' });
    if (fault === '429') return;
    origin.state.switches.fail = [];
    await send();
    expect(await reference()).toBeVisible();
  });

  test('without a network, which is told in words of its own', async () => {
    origin.state.switches.fail = ['submit:drop'];
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(plain);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(box('Name')).toHaveValue('Salma');
    online.mockRestore();
  });

  test.each([403, 419])('when a token is demanded by %d: it is sent again with one', async (status) => {
    let refused = 0;
    origin.server.use(
      http.post('*/own/submit', ({ request }) => {
        if (request.headers.has('csrf-token')) return undefined;
        refused += 1;
        return new HttpResponse(null, { status });
      }),
    );
    await show(plain);
    await fill();
    await send();
    expect(await reference()).toBeVisible();
    expect(refused).toBe(1);
    expect(sent.map(({ form }) => form.get('message'))).toEqual(['Hello', 'Hello']);
  });

  test('when the server refuses a field, which is told beside it and not by phone', async () => {
    await show(plain);
    await fill({ 'E-mail': 'taken@example.org' });
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('E-mail: This is already in use.');
    expect(within(summary).queryByRole('link', { name: /966/ })).toBeNull();
    expect(box('E-mail')).toHaveAccessibleDescription('This is already in use.');
    expect(box('Your message')).toHaveValue('Hello');
  });

  test('when the server refuses a field that the topic does not ask for, which is told in words', async () => {
    origin.state.switches.fail = ['submit:422:phone.pattern'];
    await show(plain);
    await fill();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('An answer that this form does not show was not accepted.');
    expect(within(summary).queryByRole('link', { name: /^Phone/ })).toBeNull();
  });

  test('when the page is drawn anew, also in another language: topic, fields and text stand there again', async () => {
    await show(plain);
    await visitor().click(radio('Lost property'));
    set(box(/^Phone/), '0501234567');
    set(box('Your message'), 'A bag');
    await vi.waitFor(() => expect(sessionStorage.getItem('formDrafts')).toContain('A bag'));
    await renderWidget('contact-form', plain, { path: `contact-${pages}.html`, language: 'de' });
    await vi.waitFor(() => expect(radio('Lost property')).toBeChecked());
    expect(box(/Phone|Telefon/)).toHaveValue('0501234567');
    expect(box(/Your message|Ihre Nachricht/)).toHaveValue('A bag');
  });

  test('and the reference stays until the page goes', async () => {
    const { element, page } = await show({
      ...plain,
      successTitle: 'It is with us',
      successText: 'Two days.',
    });
    await fill();
    await send();
    await reference();
    page.unmount(element);
    page.scan(element);
    expect(await reference()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'It is with us' })).toBeVisible();
    expect(screen.getByText('Two days.')).toBeVisible();
    await visitor().click(button('Fill in another'));
    expect(box('Your message')).toHaveValue('');
  });
});

test('an enquiry is sent once however often and by whatever key', async () => {
  origin.state.switches.slow = 150;
  await show(plain);
  await fill();
  await visitor().dblClick(button('Send'));
  await visitor().type(box('Name'), '{Enter}');
  await reference();
  expect(origin.state.calls.filter(({ request }) => request.url.endsWith('/own/submit'))).toHaveLength(1);
});

test('what a browser filled in without telling is sent', async () => {
  await show(plain);
  await visitor().click(radio('Visa'));
  (box('Name') as HTMLInputElement).value = 'Salma';
  (box('E-mail') as HTMLInputElement).value = 'salma@example.org';
  (box('Your message') as HTMLTextAreaElement).value = 'Hello';
  await send();
  await reference();
  expect(sent[0]?.form.get('email')).toBe('salma@example.org');
});

describe('a signed-in visitor', () => {
  const site = { userApi: services };
  const askAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test('finds name and mail filled in, and the next visitor finds their own and nothing of the first', async () => {
    origin.state.switches.user = 'u-default';
    await show(plain, { site });
    await vi.waitFor(() => expect(box('Name')).toHaveValue('Mia Sommer'));
    expect(box('E-mail')).toHaveValue('default@example.org');
    set(box('Your message'), 'About my trip');
    origin.state.switches.user = 'u-partner-admin';
    askAgain();
    await vi.waitFor(() => expect(box('Name')).toHaveValue('Huda Marsa'));
    expect(box('E-mail')).toHaveValue('partner-admin@example.org');
    expect(box('Your message')).toHaveValue('');
  });

  test('keeps what was typed before it was known who they are', async () => {
    origin.state.switches.user = 'u-default';
    origin.state.switches.slow = 200;
    await show(plain, { site });
    set(box('Name'), 'Salma');
    await vi.waitFor(() => expect(box('E-mail')).toHaveValue('default@example.org'));
    expect(box('Name')).toHaveValue('Salma');
  });
});

describe('what is typed', () => {
  test('is a name in the scripts of all eight languages', async () => {
    const names = [
      'Anne-Marie O’Brien',
      'سلمى الحربي',
      '王小明',
      'Jürgen Weiß',
      'Íñigo Núñez',
      'Zoë Lefèvre',
      '高橋・マリア',
      'Ольга Ёлкина',
    ];
    await show(plain);
    const control = box('Name');
    for (const name of names) {
      set(control, 'R2D2');
      fireEvent.focusOut(control);
      await vi.waitFor(() => expect(control).toBeInvalid(), { interval: 5 });
      set(control, name);
      await vi.waitFor(() => expect(control).toBeValid(), { interval: 5 });
    }
  });

  test('arrives as it was typed, whatever it is, and is shown as text alone', async () => {
    const texts = keptTexts.map((text) => text.trim().toWellFormed()).filter(Boolean);
    const all = texts.join('\n');
    await show({
      ...plain,
      topics: [{ key: 'visa', fields: ['subject', 'message', 'bookingRef'] }],
    });
    set(box('Your message'), all);
    set(box('Subject'), '<img src=x onerror=alert(1)>');
    set(box('Booking reference'), '{{7*7}}');
    await send();
    await reference();
    expect(textIn('message')).toBe(all.replaceAll('\r', ''));
    expect(textIn('subject')).toBe('<img src=x onerror=alert(1)>');
    expect(textIn('bookingRef')).toBe('{{7*7}}');
    expect(document.querySelector('img')).toBeNull();
  });

  test('and is no name, mail or phone is told, and nothing is sent', async () => {
    await show(plain);
    await visitor().click(radio('Lost property'));
    set(box('Name'), 'R2D2 <b>');
    set(box('E-mail'), 'salma at home');
    set(box(/^Phone/), 'call me');
    set(box('Your message'), '  ');
    await send();
    const summary = screen.getByRole('alert');
    expect(within(summary).getByRole('heading', { name: 'There is a problem with 4 answers' })).toBeVisible();
    expect(box('Name')).toHaveAccessibleDescription(/Use letters/);
    expect(sent).toEqual([]);
  });

  test('may have 10,000 characters and not one more, and what is left is said politely', async () => {
    await show(plain);
    await fill({ 'Your message': 'م'.repeat(10_001) });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Your message: Use at most 10,000 characters.');
    expect(await screen.findAllByText('1 character too many')).toHaveLength(2);
    set(box('Your message'), 'م'.repeat(10_000));
    await send();
    await reference();
    expect(textIn('message')).toHaveLength(10_000);
  });
});

/** Node's `fetch` cannot send the files of jsdom. */
async function sendFilesAsBrowsersDo(): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('File', NodeFile);
}

describe('files', () => {
  const withFiles = { ...plain, attachments: { max: 2, maxMb: 5, accept: ['.pdf'] } };
  const pdf = (bytes: number, name: string) =>
    new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
  const add = async (...files: File[]) =>
    fireEvent.change(await screen.findByLabelText('Files'), { target: { files } });

  test.each([
    [0, 'empty.pdf', 'This file is empty.'],
    [5 * 2 ** 20 + 1, 'large.pdf', 'This file is larger than 5 MB.'],
    [1, '..', 'Files of this kind are not accepted.'],
  ])('of %d bytes named %s are not sent', async (bytes, name, words) => {
    await show(withFiles);
    await fill();
    await add(pdf(bytes, name));
    expect(await screen.findByText(words)).toBeVisible();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Files: Remove the files that cannot be sent');
    expect(sent).toEqual([]);
  });

  test('go with the enquiry, one that is named .. under a name that is one', async () => {
    await sendFilesAsBrowsersDo();
    await show({ ...plain, attachments: { max: 2 } });
    await fill();
    await add(pdf(5, 'visa copy.pdf'), pdf(3, '..'));
    expect(await screen.findByText('Sent as file')).toBeVisible();
    await send();
    await reference();
    const files = sent[0]?.form.getAll('attachments') as File[];
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['visa copy.pdf', 5],
      ['file', 3],
    ]);
  });

  test('are of kinds whose dots stand before them, also in Arabic, where the summary has no mark twice', async () => {
    await show('arabic', { language: 'ar' });
    expect(await screen.findByLabelText('المرفقات')).toHaveAccessibleDescription(/\u2066PDF\u2069/);
    await visitor().click(button('إرسال'));
    expect(screen.getByRole('alert')).toHaveTextContent('ما موضوع رسالتك: ');
  });

  test('are asked for only where the author wants them', async () => {
    await show(plain);
    expect(screen.queryByLabelText('Files')).toBeNull();
  });
});

test('the consent is text with links, and has to be given', async () => {
  await show({ ...plain, consentHtml: '<p>I agree to the <a href="/en/privacy">privacy notice</a>.</p>' });
  await fill();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Consent: Please tick this box to go on.');
  expect(await screen.findByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/en/privacy');
  await visitor().click(screen.getByRole('checkbox', { name: /^I agree to the privacy notice/ }));
  await send();
  await reference();
  expect(sent[0]?.form.get('consent')).toBe('true');
});

test('without the trap for machines nothing of it is sent', async () => {
  await show({ ...plain, honeypot: false });
  await fill();
  await send();
  await reference();
  expect(sent[0]?.form.has('contact_reason')).toBe(false);
});

describe('an author', () => {
  test('reads the topics with what they ask for and which of it nothing describes, and nothing is sent', async () => {
    await show('faulty-topics', { cmsMode: 'author' });
    expect(
      await screen.findByText('Topics: visa (name, email, shoeSize, message) · press (message)'),
    ).toBeVisible();
    expect(screen.getByText(/asks for “shoeSize”/)).toBeVisible();
    await visitor().click(button('Send'));
    expect(sent).toEqual([]);
  });

  test('is told of an address on another site, and visitors keep the fallback', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await show('faulty-fatal-address');
    expect(element).toHaveAttribute('data-status', 'failed');
    expect(screen.getByText('Fallback')).toBeVisible();
    expect(String(error.mock.calls[0]?.[0])).toContain('submitUrl');
  });
});
