import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#src/drafts/store.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let pages = 0;
let events: Record<string, unknown>[] = [];

beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  forgetDrafts();
  sessionStorage.clear();
});

const short = {
  title: 'Letters from the road',
  lists: [
    { id: 'travel-ideas', label: 'Travel ideas' },
    { id: 'events', label: 'Events and seasons' },
  ],
  consentHtml: 'I would like to receive these mails.',
};

/** A page of its own, since what was typed is kept by page. */
const show = (config: string | object = short, options: PageOptions = {}) => {
  pages += 1;
  return renderWidget('newsletter-signup', config, { path: `news-${pages}.html`, ...options });
};
const showToMember = async (config: string | object = short) => {
  document.cookie = 'access_token=demo-u-default; path=/';
  origin.switches.user = 'u-default';
  const shown = await show(config);
  await waitFor(() => expect(mail()).not.toHaveValue(''));
  return shown;
};

const visitor = userEvent.setup();
const mail = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const consent = () => box('I would like to receive these mails.');
const button = () => screen.getByRole('button', { name: 'Sign up' });
/** Puts a text in place of what stands there, and tries to send it. */
const enter = async (field: HTMLElement, text: string) => {
  await visitor.clear(field);
  await visitor.click(field);
  await visitor.paste(text);
  await visitor.click(button());
};
const fill = async (address = 'salma@example.org') => {
  await visitor.type(mail(), address);
  await visitor.click(box('Events and seasons'));
  await visitor.click(consent());
};
const checkMail = () => screen.findByRole('heading', { name: 'Now check your mail' });
const sent = () => Promise.all(callsOf('N2').map((request) => request.clone().json() as Promise<unknown>));

describe('signing up', () => {
  test('a visitor enters an address, chooses, agrees, and is asked to look into the mail', async () => {
    await show();
    await fill();
    await visitor.click(button());
    expect(await checkMail()).toHaveFocus();
    expect(screen.getByText(/You are signed up once you open it/)).toBeVisible();
    expect(await sent()).toEqual([
      {
        email: 'salma@example.org',
        subscriptions: [{ id: 'events', subscribed: true }],
        lang: 'en',
        source: `/news-${pages}.html`,
      },
    ]);
    expect(events).toEqual([expect.objectContaining({ event: 'form_submit', click_text: 'events' })]);
    expect(JSON.stringify(events)).not.toContain('salma');
  });

  test('what was pasted with the address and is not seen is not sent', async () => {
    await show();
    await fill('mailto:salma@exam\u200Bple.org\u202C');
    await visitor.click(button());
    await checkMail();
    expect(await sent()).toEqual([expect.objectContaining({ email: 'salma@example.org' })]);
  });

  test('where no mail confirms it, visitors are thanked in the author’s words', async () => {
    await show('single-opt-in');
    await visitor.type(mail(), 'salma@example.org');
    await visitor.click(box('Travel ideas'));
    await visitor.click(box(/^I would like/));
    await visitor.click(button());
    expect(await screen.findByRole('heading', { name: 'Thank you for signing up' })).toHaveFocus();
    expect(screen.getByText('The next letter leaves on Thursday.')).toBeVisible();
  });

  test('is sent once however often and by whatever key', async () => {
    origin.switches.slow = 150;
    await show();
    await fill();
    await visitor.dblClick(button());
    await visitor.type(mail(), '{Enter}');
    await checkMail();
    expect(callsOf('N2')).toHaveLength(1);
  });

  test('asks for the first name where its author wants it, and takes what a browser filled in', async () => {
    await show({ ...short, fields: ['email', 'firstName'] });
    await fill();
    screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value = 'سلمى';
    await visitor.click(button());
    await checkMail();
    expect(await sent()).toEqual([expect.objectContaining({ firstName: 'سلمى' })]);
  });

  test.each(['409:taken', '409:duplicate', '422:email.taken'])(
    'an address that the service knows is answered as any other: %s',
    async (fault) => {
      origin.switches.fail = [`N2:${fault}`];
      await show();
      await fill();
      await visitor.click(button());
      expect(await checkMail()).toBeVisible();
    },
  );

  test('names a newsletter that could not be added', async () => {
    await show({ ...short, lists: [...short.lists, { id: 'gone', label: 'Gone' }] });
    await fill();
    await visitor.click(box('Gone'));
    await visitor.click(button());
    await checkMail();
    expect(screen.getByText('These could not be added: Gone.')).toBeVisible();
    expect(events[0]).toMatchObject({ click_text: 'events' });
  });

  test('says that nothing came of it where no newsletter could be added', async () => {
    await show({ ...short, lists: [{ id: 'gone', label: 'Gone', checked: true }] });
    await visitor.type(mail(), 'salma@example.org');
    await visitor.click(consent());
    await visitor.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(events).toEqual([]);
  });
});

describe('what has to be put right', () => {
  test('stands in a summary that takes the focus and leads to the fields', async () => {
    await show();
    await visitor.click(button());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('heading', { name: 'You are not signed up yet' })).toBeVisible();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await visitor.click(
      within(summary).getByRole('link', {
        name: 'What would you like to receive: Choose at least one newsletter.',
      }),
    );
    expect(box('Travel ideas')).toHaveFocus();
    await visitor.click(within(summary).getByRole('link', { name: 'E-mail: Enter your e-mail address.' }));
    expect(mail()).toHaveFocus();
    expect(mail()).toBeInvalid();
    expect(mail()).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(consent()).toHaveAccessibleDescription('Please tick this box to sign up.');
    expect(callsOf('N2')).toEqual([]);
  });

  test('goes as soon as it is right', async () => {
    await show();
    await visitor.click(button());
    await visitor.click(consent());
    expect(consent()).not.toHaveAttribute('aria-invalid');
    await visitor.type(mail(), 'salma');
    expect(mail()).toBeInvalid();
    await visitor.type(mail(), '@example.org');
    expect(mail()).not.toHaveAttribute('aria-invalid');
  });

  test('tells an address that is none from one in any writing, and cuts none', async () => {
    await show();
    await visitor.click(button());
    const wrong = 'Enter an e-mail address, as in name@example.com.';
    for (const [address, error] of [
      ['salma', wrong],
      ['\u200B\u202A', 'Enter your e-mail address.'],
      ['salma@example', wrong],
      ['salma@example.org, mia@example.org', 'Enter one e-mail address only.'],
      ['<salma@example.org>', ''],
      ['سلمى@مثال.إختبار', ''],
      [`${'a'.repeat(88)}@example.org`, ''],
      [`${'a'.repeat(89)}@example.org`, 'Use at most 100 characters.'],
    ] as const) {
      await enter(mail(), address);
      expect(mail()).toHaveValue(address);
      expect(mail()).toHaveAccessibleDescription(error);
    }
  });

  test('takes first names in any writing', async () => {
    await show({ ...short, fields: ['firstName'] });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
    for (const [name, error] of [
      ['R2-D2', 'Use letters and spaces only, with the signs of names: . , - ’ ( )'],
      ['O’Brien', ''],
      ['マリア・ルイサ', ''],
      ['a'.repeat(101), 'Use at most 100 characters.'],
    ] as const) {
      await enter(field, name);
      expect(field).toHaveAccessibleDescription(error);
    }
  });

  test('a refusal of the address stands with it', async () => {
    origin.switches.fail = ['N2:422:email.pattern'];
    await show();
    await fill();
    await visitor.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail: Enter an e-mail address');
    expect(mail()).toBeInvalid();
  });
});

describe('nothing typed is lost', () => {
  test.each([
    ['500', 'Something went wrong on our side'],
    ['drop', 'The service did not answer'],
    ['html', 'Something went wrong on our side'],
    ['403', 'This was not accepted'],
  ])('when the origin answers %s', async (fault, words) => {
    origin.switches.fail = [`N2:${fault}`];
    await show();
    await fill();
    await visitor.click(button());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(new RegExp(words));
    expect(summary).toHaveTextContent('What you filled in is still here.');
    expect(mail()).toHaveValue('salma@example.org');
    origin.switches.fail = [];
    await visitor.click(button());
    expect(await checkMail()).toBeVisible();
  });

  test('without a network, and the visitor is told so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['N2:drop'];
    await show();
    await fill();
    await visitor.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  });

  test('who asks too often reads when it may be tried again, and nothing is sent before', async () => {
    origin.switches.fail = ['N2:429'];
    await show();
    await fill();
    await visitor.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/again in [45] seconds/);
    await visitor.click(button());
    expect(callsOf('N2')).toHaveLength(1);
    expect(mail()).toHaveValue('salma@example.org');
  });

  test('when the widget is mounted anew, ticks as they were; once it is sent nothing is left', async () => {
    const { element, page } = await show({ ...short, lists: [{ ...short.lists[0], checked: true }] });
    await visitor.type(mail(), 'salma@example.org');
    await visitor.click(box('Travel ideas'));
    page.unmount(element);
    page.scan(element);
    await waitFor(() => expect(mail()).toHaveValue('salma@example.org'));
    expect(box('Travel ideas')).not.toBeChecked();
    await visitor.click(box('Travel ideas'));
    await visitor.click(consent());
    await visitor.click(button());
    await checkMail();
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });
});

describe('a member', () => {
  test('finds the address filled in and what is received already ticked off', async () => {
    await showToMember();
    expect(mail()).toHaveValue('default@example.org');
    await waitFor(() => expect(box('Travel ideas You receive this already')).toBeDisabled());
    expect(box('Travel ideas You receive this already')).toBeChecked();
    expect(mail().closest('[data-personal]')).not.toBeNull();
    await visitor.click(box('Events and seasons'));
    await visitor.click(consent());
    await visitor.click(button());
    await checkMail();
    const [request] = callsOf('N2');
    expect(request?.headers.has('token')).toBe(false);
    expect(await sent()).toEqual([
      expect.objectContaining({
        email: 'default@example.org',
        subscriptions: [{ id: 'events', subscribed: true }],
      }),
    ]);
  });

  test('who signs another address up can choose what the account receives already', async () => {
    await showToMember();
    await waitFor(() => expect(box(/^Travel ideas/)).toBeDisabled());
    await visitor.clear(mail());
    await visitor.type(mail(), 'friend@example.org');
    expect(box('Travel ideas')).toBeEnabled();
  });

  test('who receives everything is told so', async () => {
    await showToMember({ ...short, lists: [short.lists[0]] });
    expect(await screen.findByText(/^You receive all of our newsletters/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  test('finds what was typed before the answer came as it was typed', async () => {
    document.cookie = 'access_token=demo-u-default; path=/';
    origin.switches.user = 'u-default';
    origin.switches.slow = 100;
    await show();
    await visitor.type(mail(), 'other@example.org');
    await waitFor(() => expect(callsOf('N1')).toHaveLength(1));
    await settle();
    expect(mail()).toHaveValue('other@example.org');
  });
});

describe('an author', () => {
  test('reads which newsletters there are, and nothing is called', async () => {
    await show(short, { cmsMode: 'author' });
    expect(await screen.findByText('Newsletters: travel-ideas · events')).toBeVisible();
    await fill();
    await visitor.click(button());
    await settle();
    expect(origin.calls).toEqual([]);
  });

  test('who has no newsletter yet reads what to fill in', async () => {
    await show('empty', { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'newsletter-signup' })).toHaveTextContent('lists');
  });

  test('without words of consent visitors keep the fallback', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('faulty-fatal-consent');
    expect(screen.getByText('Fallback')).toBeVisible();
  });
});
