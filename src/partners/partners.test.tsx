import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { callsOf, sessionPage, setSession, settle } from '#testing/session/session-page.tsx';
import { readValue, tryRead } from '#src/schema/read.ts';
import { contactOf } from './contact.ts';
import { partner, partnerEntry } from './partner.schema.ts';
import { PartnerCard } from './PartnerCard.tsx';
import { descriptionIn, nameIn, otherNameIn } from './partner-text.ts';
import { profileHref } from './profile-href.ts';
import { useSavedPartners } from './useSavedPartners.ts';

const trails = readValue(partner, {
  companyId: 'P-1001',
  companyName: 'Samt Najd Trails',
  category: 'tour-operator',
  products: ['day-tours', 'hiking-tours', 'desert-safari', 'transfers'],
  description: 'Small-group drives.',
  city: 'riyadh',
  phone: '+966110000001',
  email: 'hello@samt.example.org',
  website: 'https://samt.example.com/en',
  verified: true,
});

setSession();
beforeEach(() => localStorage.clear());

describe('an answer about a company', () => {
  test.each([
    ['a latitude beyond the pole', { latitude: 91 }, { latitude: undefined }],
    ['a logo by script', { logo: 'javascript:alert(1)' }, { logo: undefined }],
    ['products that are no list', { products: 'tours' }, { products: [] }],
    ['a mark that is no switch', { verified: 'perhaps' }, { verified: false }],
  ])('with %s keeps the rest', (_, wrong, read) => {
    const fields = { companyId: 'P-1', companyName: 'Nuzul', phone: '12345', ...wrong };
    expect(readValue(partner, fields)).toMatchObject({ companyName: 'Nuzul', phone: '12345', ...read });
  });

  test('without a name is none', () => {
    expect(tryRead(partner, { companyId: 'P-1' })).toBeUndefined();
  });

  test.each([
    ['published', 'published'],
    ['Draft', 'draft'],
    ['secret', 'unpublished'],
    [undefined, 'unpublished'],
  ])('whose status is %s counts as %s', (status, read) => {
    expect(readValue(partnerEntry, { companyId: 'P-1', status }).status).toBe(read);
  });

  test('leaves out a picture or an offer that is none, alone', () => {
    const { gallery, offers } = readValue(partnerEntry, {
      companyId: 'P-1',
      gallery: [7, { fileReference: '/a.jpg', alt: 'A court' }],
      offers: [{ id: 'x' }, { id: 'y', title: 'Two nights' }],
    });
    expect(gallery).toMatchObject([{ fileReference: '/a.jpg' }]);
    expect(offers).toMatchObject([{ id: 'y', title: 'Two nights' }]);
  });
});

describe('a text of an entry', () => {
  const entry = readValue(partnerEntry, {
    companyId: 'P-1',
    companyName: 'Nuzul',
    names: { en: 'Nuzul Al-Athl', ar: 'نزل الأثل' },
    descriptions: { en: 'Forty rooms.', ar: ' ' },
  });

  test.each([
    ['en', { text: 'Nuzul Al-Athl' }, { text: 'نزل الأثل', lang: 'ar' }],
    ['ar', { text: 'نزل الأثل' }, { text: 'Nuzul Al-Athl', lang: 'en' }],
    ['ja', { text: 'Nuzul Al-Athl', lang: 'en' }, { text: 'نزل الأثل', lang: 'ar' }],
  ] as const)('in %s is its own, else English by its language', (language, name, other) => {
    expect([nameIn(entry, language), otherNameIn(entry, language)]).toEqual([name, other]);
  });

  test('that is blank counts as missing', () => {
    expect(descriptionIn(entry, 'ar')).toEqual({ text: 'Forty rooms.', lang: 'en' });
  });

  test('without any languages is that of the answer', () => {
    const bare = { ...entry, names: {}, descriptions: {} };
    expect([nameIn(bare, 'fr'), otherNameIn(bare, 'fr')]).toEqual([{ text: 'Nuzul' }, undefined]);
  });
});

test.each([
  ['samt.example.com', 'https://samt.example.com'],
  ['http://samt.example.com/x', 'http://samt.example.com/x'],
  ['javascript:alert(1)', undefined],
  ['/en/home', undefined],
])('the website %s is followed as %s', (website, address) => {
  expect(contactOf({ ...trails, website }).website).toBe(address);
});

test('what is no phone number or mail address is no contact', () => {
  expect(contactOf({ ...trails, phone: 'call us', email: 'at samt' })).toMatchObject({
    phone: undefined,
    email: undefined,
  });
});

test.each([
  ['/partner-profile.html', '/partner-profile.html?companyId=P-1'],
  ['/partner-profile.html?tab=1#top', '/partner-profile.html?tab=1&companyId=P-1#top'],
  ['/partner-profile.id-{id}.html', '/partner-profile.id-P-1.html'],
])('the page of a company at %s is %s', (path, href) => {
  expect(profileHref(path, 'P-1')).toBe(href);
});

describe('the card of a company', () => {
  const show = async (props: Partial<Parameters<typeof PartnerCard>[0]>) => {
    sessionPage().show(<PartnerCard partner={trails} href="#P-1001" level={3} position={2} {...props} />);
    await settle();
  };

  test('leads to its page, and reports its place in the list', async () => {
    const events: Record<string, unknown>[] = [];
    vi.stubGlobal('dataLayer', events);
    await show({});
    fireEvent.click(screen.getByRole('link', { name: 'Samt Najd Trails' }));
    expect(events).toMatchObject([{ event: 'item_click', click_text: 'Samt Najd Trails', position: 2 }]);
    expect(screen.getByText('Verified')).toBeVisible();
  });

  test('says its kind, its city and three of its products in words of the dictionary', async () => {
    await show({});
    expect(screen.getByText('Tour operator · Riyadh')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Day tours',
      'Hiking tours',
      'Desert safari',
    ]);
    expect(callsOf('A4')).toHaveLength(1);
  });

  test('shows how to reach it only where it is asked to', async () => {
    await show({});
    expect(screen.queryByRole('link', { name: 'hello@samt.example.org' })).toBeNull();
    cleanup();
    await show({ showContacts: true });
    expect(screen.getByRole('link', { name: /966/ })).toHaveAttribute('href', 'tel:+966110000001');
    expect(screen.getByRole('link', { name: 'hello@samt.example.org' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^samt\.example\.com/ })).toHaveAttribute('target', '_blank');
  });

  test('without a page leads nowhere, and without a logo shows its first letter', async () => {
    await show({ href: undefined });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('S')).toBeVisible();
  });
});

describe('saved companies', () => {
  function Saved() {
    const { ids, isSaved, save } = useSavedPartners();
    return (
      <>
        <p role="note">{ids.join(' ')}</p>
        {['P-1', 'P-2', '<b>'].map((id) => (
          <button key={id} type="button" aria-pressed={isSaved(id)} onClick={() => save(id, !isSaved(id))}>
            {id}
          </button>
        ))}
      </>
    );
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const kept = () => localStorage.getItem('savedPartners');

  test('are kept as a list of ids, the last one first', () => {
    renderPart(<Saved />);
    press('P-1');
    press('P-2');
    press('<b>');
    expect(kept()).toBe('["P-2","P-1"]');
    expect(screen.getByRole('note')).toHaveTextContent('P-2 P-1');
    press('P-2');
    press('P-1');
    expect(kept()).toBeNull();
  });

  test('survive rubbish, and follow another tab', () => {
    localStorage.setItem('savedPartners', '{"P-1":true}');
    renderPart(<Saved />);
    expect(screen.getByRole('button', { name: 'P-1' })).toHaveAttribute('aria-pressed', 'false');
    localStorage.setItem('savedPartners', '["P-2","a b"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'savedPartners' })));
    expect(screen.getByRole('note')).toHaveTextContent('P-2');
    expect(screen.getByRole('button', { name: 'P-2' })).toHaveAttribute('aria-pressed', 'true');
  });
});
