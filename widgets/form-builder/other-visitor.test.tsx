import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#src/drafts/store.ts';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';
import { endElsewhere, hearFromOtherTab } from '#testing/session/other-tab.ts';
import { origin, services, setSession, settle } from '#testing/session/session-page.tsx';

/** What a form was answered belongs to whoever sent it. */

setSession();

let pages = 0;
beforeEach(() => {
  pages += 1;
  forgetDrafts();
  vi.stubGlobal('scrollTo', vi.fn());
});

const form = { title: 'Ask us', submitUrl: '/own/submit', fields: [{ name: 'wish', label: 'Wish' }] };
async function show(user: string, name = 'form-builder', config: object = form) {
  origin.switches.user = user;
  const shown = await renderWidget(name, config, {
    path: `other-${pages}.html`,
    site: { userApi: services },
  });
  await settle();
  if (user !== 'none')
    await waitFor(() => expect(document.querySelector('form[data-personal]')).not.toBeNull());
  return shown;
}
const signIn = (user: string) => {
  origin.switches.user = user;
  return hearFromOtherTab({ kind: 'user', mode: 'B2C', id: user });
};
const box = () => screen.getByRole('textbox', { name: 'Wish' });
const send = async () => {
  await userEvent.type(box(), 'Stars');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

describe('the answer to a form', () => {
  test('of a member is gone when another one signs in in a second tab', async () => {
    await show('u-default');
    await send();
    await screen.findByText(/^F-/);
    await signIn('u-partner-admin');
    await waitFor(() => expect(screen.queryByText(/^F-/)).toBeNull());
    expect(box()).toHaveValue('');
  });

  test('of an anonymous visitor who signs in stays with this member alone', async () => {
    await show('none');
    await send();
    await screen.findByText(/^F-/);
    await signIn('u-default');
    expect(screen.getByText(/^F-/)).toBeVisible();
    await signIn('u-partner-admin');
    await waitFor(() => expect(screen.queryByText(/^F-/)).toBeNull());
  });

  test('of a member stays when the session expires, and goes when another one signs in then', async () => {
    await show('u-default');
    await send();
    await screen.findByText(/^F-/);
    await endElsewhere('expired');
    expect(screen.getByText(/^F-/)).toBeVisible();
    await signIn('u-partner-admin');
    await waitFor(() => expect(screen.queryByText(/^F-/)).toBeNull());
  });

  test('to a newsletter is gone for another member too', async () => {
    await show('u-default', 'newsletter-signup', exampleOf('newsletter-signup', 'default') as object);
    const mail = await screen.findByRole('textbox', { name: /mail/i });
    await userEvent.clear(mail);
    await userEvent.type(mail, 'somebody@example.org');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    for (const one of boxes) if (!one.checked) await userEvent.click(one);
    await userEvent.click(screen.getByRole('button', { name: /sign up|subscribe/i }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await signIn('u-partner-admin');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /mail/i })).toBeVisible());
  });
});

describe('while a form is on its way', () => {
  const words = /It may have arrived\. What was typed is no longer on this page\./;
  const sendSlowly = async () => {
    await show('u-default');
    origin.switches.slow = 800;
    await send();
    // The origin waits by what the switch says once the call is there.
    await new Promise((resolve) => setTimeout(resolve, 200));
    origin.switches.slow = 0;
  };

  test('signing out in another tab says that it may have arrived and that nothing of it is left', async () => {
    await sendSlowly();
    await endElsewhere('signed-out');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(box()).toHaveValue('');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByText(/^F-/)).toBeNull();
  });

  test('another member in another tab gets neither the answer nor what was typed', async () => {
    await sendSlowly();
    await signIn('u-partner-admin');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(screen.queryByText(/^F-/)).toBeNull();
    expect(box()).toHaveValue('');
  });
});

describe.each(['204', 'empty'])('an answer without content (%s) is success without a reference', (fault) => {
  test('to an author’s form', async () => {
    origin.switches.fail = [`submit:${fault}`];
    await show('none');
    await send();
    expect(await screen.findByRole('heading', { name: /we have received/ })).toHaveFocus();
    expect(screen.queryByText(/Your reference/)).toBeNull();
  });

  test('to a newsletter', async () => {
    origin.switches.fail = [`N2:${fault}`];
    await show('none', 'newsletter-signup', exampleOf('newsletter-signup', 'default') as object);
    await userEvent.type(await screen.findByRole('textbox', { name: /mail/i }), 'somebody@example.org');
    for (const one of screen.getAllByRole<HTMLInputElement>('checkbox'))
      if (!one.checked) await userEvent.click(one);
    await userEvent.click(screen.getByRole('button', { name: /sign up|subscribe/i }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });
});

test('an answer that is a page of somebody in between is no success', async () => {
  origin.switches.fail = ['submit:html'];
  await show('none');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The form was not sent');
});
