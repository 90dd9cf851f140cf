import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addFile,
  enter,
  field,
  fillAll,
  fillCompany,
  fillContact,
  goOn,
  pdf,
  press,
  sentEntries,
  showAgain,
  showEntry,
  signInAs,
  stepTitle,
} from '#testing/enlist-page.ts';
import { leavePage } from '#testing/session/leave-page.ts';
import { endElsewhere, hearFromOtherTab } from '#testing/session/other-tab.ts';
import { origin, setSession } from '#testing/session/session-page.tsx';

setSession();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  sessionStorage.clear();
  signInAs('u-default');
});

interface Kept {
  readonly owner: string;
  readonly savedAt: string;
  readonly step: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly companyId?: string;
}
const kept = () => JSON.parse(localStorage.getItem('enlistDraft') ?? 'null') as Kept | null;
const keep = (change: Partial<Kept>) =>
  localStorage.setItem('enlistDraft', JSON.stringify({ ...kept(), ...change }));

/** The browser is closed and opened again: what a tab and a page remember is gone. */
async function reopen(...visit: Parameters<typeof showAgain>) {
  await leavePage();
  sessionStorage.clear();
  return showAgain(...visit);
}

const note = () => screen.queryByText(/This is your draft of/);

describe('a draft', () => {
  test('that was saved stands there again, with its day, its step and all products', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:05:00+03:00') });
    await showEntry();
    fillCompany();
    await goOn();
    fillContact();
    await goOn();
    enter('Product 1', 'Rooms');
    await press('Add a product');
    enter('Product 2', 'Meals');
    await press('Save draft');
    expect(screen.getByText(/Draft saved on this device at 12:05/)).toBeVisible();
    expect(kept()).toMatchObject({ owner: 'demo-u-default', step: 2, savedAt: '2026-11-20T09:05:00.000Z' });
    expect(kept()).not.toHaveProperty('companyId');
    await reopen();
    expect(note()).toHaveTextContent(/20 November 2026|November 20, 2026/);
    expect(stepTitle()).toBe('Products');
    expect(field('Product 2')).toHaveValue('Meals');
    await press('Back');
    await press('Back');
    expect(field('Name in Arabic')).toHaveValue('رحلات القمر');
  });

  test('is kept every thirty seconds, where something has changed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await showEntry();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(kept()).toBeNull();
    fillCompany();
    act(() => void vi.advanceTimersByTime(29_000));
    expect(kept()).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(kept()?.values).toMatchObject({ 'names.en': 'Qamar Tours' });
  });

  test('is discarded by its button, and gone once the entry is sent', async () => {
    await showEntry();
    fillCompany();
    await press('Save draft');
    await reopen();
    await press('Discard the draft');
    expect(note()).toBeNull();
    expect(field('Name in English')).toHaveValue('');
    expect(kept()).toBeNull();
    await fillAll();
    await press('Save draft');
    expect(kept()).not.toBeNull();
    await press('Send the entry');
    await screen.findByRole('heading', { name: 'Your entry was sent' });
    expect(kept()).toBeNull();
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  test('of this tab stands where it is the newer one, and gives way where it is not', async () => {
    await showEntry();
    fillCompany();
    await press('Save draft');
    enter('Name in English', 'Qamar Stays');
    await vi.waitFor(() => expect(sessionStorage.getItem('formDrafts')).toContain('Qamar Stays'));
    const reload = async () => {
      const tab = sessionStorage.getItem('formDrafts') ?? '';
      await leavePage();
      sessionStorage.setItem('formDrafts', tab);
      await showAgain();
    };
    await reload();
    expect(field('Name in English')).toHaveValue('Qamar Stays');
    keep({ savedAt: new Date(Date.now() + 1000).toISOString() });
    await reload();
    expect(field('Name in English')).toHaveValue('Qamar Tours');
  });

  test('of an entry that is changed is no draft of a new one', async () => {
    await showEntry();
    fillCompany();
    await press('Save draft');
    keep({ companyId: 'P-1001' });
    await reopen();
    expect(note()).toBeNull();
    expect(field('Name in English')).toHaveValue('');
  });

  test.each(['{"owner":7}', 'rubbish', '{"owner":"demo-u-default","savedAt":"soon","values":{}}'])(
    'that reads %s is none',
    async (text) => {
      localStorage.setItem('enlistDraft', text);
      await showEntry();
      expect(note()).toBeNull();
      expect(field('Name in English')).toHaveValue('');
    },
  );

  test('is not kept where the author does not want one', async () => {
    await showEntry({ draft: false });
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });
});

describe('when the session ends', () => {
  test('on the fifth step, with a document on its way, everything stays for the same person', async () => {
    await showEntry();
    fillCompany();
    await goOn();
    fillContact();
    await goOn();
    enter('Product 1', 'Rooms');
    await press('Save draft');
    await goOn();
    fireEvent.change(field('Region'), { target: { value: 'riyadh' } });
    await goOn();
    origin.switches.slow = 300;
    await addFile('Tourism licence', pdf());
    await endElsewhere('expired');
    expect(screen.getByText(/Your session has ended\. What you typed is still here/)).toBeVisible();
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    expect(kept()?.step).toBe(2);
    expect(JSON.stringify(sessionStorage)).not.toContain('Qamar');
    origin.switches.slow = 0;
    signInAs('u-default');
    await hearFromOtherTab({ kind: 'user', mode: 'B2B', id: 'demo-u-default' });
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
    expect(stepTitle()).toBe('Documents');
    expect(screen.getByText('Uploaded')).toBeVisible();
    await goOn();
    await press('Send the entry');
    await screen.findByRole('heading', { name: 'Your entry was sent' });
    expect(await sentEntries()).toMatchObject([
      { names: { en: 'Qamar Tours' }, documents: [{ key: 'licence' }] },
    ]);
  });

  test('another person finds an empty form, and leaves the draft to its owner', async () => {
    await showEntry();
    fillCompany();
    await press('Save draft');
    await endElsewhere('expired');
    signInAs('u-odd');
    await hearFromOtherTab({ kind: 'user', mode: 'B2B', id: 'demo-u-odd' });
    expect(field('Name in English')).not.toHaveValue('Qamar Tours');
    expect(note()).toBeNull();
    expect(kept()?.owner).toBe('demo-u-default');
    signInAs('u-default');
    await reopen();
    expect(field('Name in English')).toHaveValue('Qamar Tours');
  });

  test('by signing out the form and the draft are gone', async () => {
    await showEntry();
    fillCompany();
    await press('Save draft');
    await endElsewhere('signed-out');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.body).not.toHaveTextContent('Qamar');
  });

  test('while the entry is sent, it is said and can be sent again', async () => {
    await showEntry();
    await fillAll();
    origin.switches.fail = ['P1:401'];
    await press('Send the entry');
    expect(screen.getByText(/Your session has ended\. What you typed is still here/)).toBeVisible();
    expect(stepTitle()).toBe('Check your answers');
  });
});
