// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { clearAtSignOut, clearSession } from '#src/session/clear-storage.ts';
import { pathWithoutLanguage } from '#src/page/language.ts';
import { draftKey } from './draft-key.ts';
import { isKeepable, keepable, type KeptField } from './keepable.ts';
import { clearDraft, forgetDrafts, readDraft, writeDraft } from './store.ts';

const minute = 60_000;
const values = { city: 'Abha', days: ['1', '2'], agree: true };
const at = (owner: string, minutes = 0) => ({ owner, now: 1_000_000 + minutes * minute });
/** The page is loaded anew: memory is empty, the tab's storage stays. */
const reload = forgetDrafts;

beforeEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

describe('typed text is in the form again', () => {
  test.each([
    ['for an anonymous visitor', '', '', 30, values],
    ['for a member', 'm1', 'm1', 600, values],
    ['for one who signs in within half an hour', '', 'm1', 30, values],
    ['but not after half an hour for an anonymous visitor', '', '', 30.1, undefined],
    ['but not for one who signs in later', '', 'm1', 31, undefined],
    ['but not for another member', 'm1', 'm2', 0, undefined],
    ['but not for an anonymous visitor after a member', 'm1', '', 0, undefined],
  ])('%s', (_, writer, reader, minutes, kept) => {
    writeDraft('a', values, at(writer));
    expect(readDraft('a', at(reader, minutes))).toEqual(kept);
  });

  test.each([
    ['for an anonymous visitor', '', '', values],
    ['for the same member', 'm1', 'm1', values],
    ['but not for another', 'm1', 'm2', undefined],
  ])('after a reload, too: %s', (_, writer, reader, kept) => {
    writeDraft('a', values, at(writer));
    reload();
    expect(readDraft('a', at(reader))).toEqual(kept);
  });

  test('and passes for good to the member who has signed in and sees it', () => {
    writeDraft('a', values, at(''));
    readDraft('a', at('m1', 20));
    reload();
    expect(readDraft('a', at('m1', 90))).toEqual(values);
    expect(readDraft('a', at('', 21))).toBeUndefined();
  });

  test('and what a member adds to a draft from before the sign-in is the member’s', () => {
    writeDraft('a', { city: 'Abha' }, at(''));
    writeDraft('a', values, at('m1', 1));
    reload();
    expect(readDraft('a', at('', 2))).toBeUndefined();
    expect(readDraft('a', at('m1', 60))).toEqual(values);
  });
});

describe('nothing is left', () => {
  test('of what was sent or cleared', () => {
    writeDraft('a', values, at('m1'));
    writeDraft('b', values, at('m1'));
    clearDraft('a');
    reload();
    expect(readDraft('a', at('m1'))).toBeUndefined();
    expect(readDraft('b', at('m1'))).toEqual(values);
  });

  test('of a form in which every field was emptied', () => {
    writeDraft('a', values, at(''));
    writeDraft('a', {}, at(''));
    expect(readDraft('a', at(''))).toBeUndefined();
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  test('in the storage of anonymous drafts that are too old', () => {
    writeDraft('a', values, at(''));
    writeDraft('b', values, at('', 40));
    expect(Object.keys(JSON.parse(sessionStorage.getItem('formDrafts') ?? '{}') as object)).toEqual(['b']);
  });

  test('when the visitor signs out', () => {
    writeDraft('a', values, at('m1'));
    clearAtSignOut();
    forgetDrafts();
    expect(readDraft('a', at('m1'))).toBeUndefined();
  });
});

test('after a session has expired a member’s text stays in memory alone, whatever is typed then', () => {
  writeDraft('a', { city: 'Abha' }, at('m1'));
  clearSession();
  writeDraft('a', values, at('', 1));
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
  expect(readDraft('a', at('', 1))).toBeUndefined();
  expect(readDraft('a', at('m1', 2))).toEqual(values);
});

describe('a field', () => {
  test.each<[KeptField, boolean]>([
    [{ name: 'city' }, true],
    [{ name: 'email', type: 'email', autocomplete: 'email' }, true],
    [{ name: 'paid', type: 'number' }, true],
    [{ name: 'secret', type: 'password' }, false],
    [{ name: 'cv', type: 'file' }, false],
    [{ name: 'state', type: 'hidden' }, false],
    [{ name: 'remarks', sensitive: true }, false],
    [{ name: 'a', autocomplete: 'section-1 cc-number' }, false],
    [{ name: 'a', autocomplete: 'one-time-code' }, false],
    [{ name: 'a', autocomplete: 'new-password' }, false],
    [{ name: 'passportNumber' }, false],
    [{ name: 'cardNumber' }, false],
    [{ name: 'document_no' }, false],
    [{ name: 'accessToken' }, false],
  ])('%o is kept: %s', (field, isKept) => {
    expect(isKeepable(field)).toBe(isKept);
  });

  test('that is empty or that the form does not know leaves nothing', () => {
    const typed = { city: 'Abha', note: '', agree: false, days: [], other: 'x' };
    const fields = ['city', 'note', 'agree', 'days', 'absent'].map((name) => ({ name }));
    expect(keepable(typed, fields)).toEqual({ city: 'Abha' });
  });

  test('that was filled in and emptied is kept as empty, after a reload too', () => {
    const typed = { city: 'Abha', phone: '', agree: false, days: [] };
    const fields = ['city', 'phone', 'agree', 'days'].map((name) => ({ name }));
    const kept = keepable(typed, fields, { phone: '+966 11 000 0000', days: ['1'] });
    expect(kept).toEqual({ city: 'Abha', phone: [], days: [] });
    writeDraft('a', kept, at(''));
    reload();
    expect(readDraft('a', at(''))).toEqual(kept);
  });
});

describe('the key of a form', () => {
  test.each([
    ['/ar/places/contact.html', '/places/contact.html'],
    ['/places/contact.html', '/places/contact.html'],
    ['/en', '/'],
    ['/', '/'],
    ['/ar_SA/contact.html', '/contact.html'],
    ['/content/site/ar/contact.html', '/content/site/contact.html'],
    ['/en-route/contact.html', '/en-route/contact.html'],
  ])('is the same in every language: %s is %s', (path, key) => {
    expect(pathWithoutLanguage({ url: `https://a.example${path}`, language: 'ar' })).toBe(key);
  });

  test('has the id of its mount element, else its number among its kind', () => {
    document.body.innerHTML =
      '<i data-component="other"></i><i data-component="form"></i><i data-widget="Form"></i><i data-component="form" id="x"></i>';
    const keys = [...document.querySelectorAll('i')]
      .slice(1)
      .map((mount) => draftKey({ url: 'https://a.example/de/k.html?x#y', language: 'de' }, 'form', mount));
    expect(keys).toEqual(['/k.html form 0', '/k.html form 1', '/k.html form #x']);
  });
});
