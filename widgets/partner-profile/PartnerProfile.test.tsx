import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { partnerChanges } from '#origin/directory.ts';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: object[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
  sessionStorage.clear();
  signIn('u-partner-admin');
});

const signIn = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

const editPath = '/en/partner-tools/directory/enlist-business';
const directoryPath = '/en/partner-tools/directory';

/** The profile page of a company, as its address names it. */
async function show(companyId: string, config: string | object = {}, options: PageOptions = {}) {
  const { element } = await renderWidget('partner-profile', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: `partner-tools/partner-profile.html?companyId=${companyId}`,
    ...options,
  });
  await settle();
  return element;
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
/** Gives an entry another state, or other fields. */
const change = (companyId: string, status: 'published' | 'draft' | 'unpublished', fields: object = {}) =>
  partnerChanges(origin).set(companyId, { status, fields: { ...fields }, updated: '2026-11-01T10:00:00Z' });
const gone = /We cannot find this business/;

describe('an entry', () => {
  test('has a heading for the company and for each of its sections', async () => {
    await show('P-1001');
    await heading('Samt Najd Trails');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Samt Najd Trails',
      'What we do',
      'Products',
      'Pictures',
      'Certificates',
      'Current offers',
      'Sunset at the Edge of the World',
      'Contact',
      'Where to find us',
      'Similar businesses',
      ...Array.from({ length: 3 }, () => expect.any(String) as string),
    ]);
    expect(screen.getByText('Tour operator · Riyadh')).toBeVisible();
    expect(screen.getAllByText('Verified')[0]).toBeVisible();
  });

  test('says its products, certificates and languages in words', async () => {
    await show('P-1001', { sections: ['about', 'products', 'certificates'] });
    await heading('Samt Najd Trails');
    const [products] = screen.getAllByText('Hiking tours');
    expect(products?.closest('ul')).toHaveRole('list');
    expect(screen.getByText('Licensed operator')).toBeVisible();
    expect(screen.getByText('Languages: Arabic, English, French, and Russian')).toBeVisible();
  });

  test('shows at most ten products', async () => {
    change('P-1001', 'published', { products: Array.from({ length: 12 }, (_, index) => `tour-${index}`) });
    await show('P-1001', { sections: ['products'] });
    expect(await screen.findByText('tour-9')).toBeVisible();
    expect(screen.queryByText('tour-10')).toBeNull();
  });

  test('is named in the other script, too', async () => {
    await show('P-1001');
    expect(await screen.findByText('دروب سمت نجد')).toHaveAttribute('lang', 'ar');
  });

  test('in Arabic has its Arabic name first, and the Latin one by its language', async () => {
    await show('P-1001', {}, { language: 'ar' });
    await heading('دروب سمت نجد');
    expect(screen.getByText('Samt Najd Trails')).toHaveAttribute('lang', 'en');
    expect(new URL(callsOf('P2')[0]!.url).searchParams.get('lang')).toBe('ar');
  });

  test('without a text in the page’s language has the English one, marked as such', async () => {
    change('P-1001', 'published', { descriptions: { ja: '', en: 'Drives from Riyadh.' } });
    await show('P-1001', {}, { language: 'ja' });
    expect((await screen.findByText('Drives from Riyadh.')).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  test('whose text holds HTML is sanitised', async () => {
    const html = '<p>Drives <b>north</b>.</p><img src=x onerror="alert(1)"><script>alert(2)</script>';
    change('P-1001', 'published', { descriptions: { en: html } });
    await show('P-1001');
    expect((await screen.findByText('north')).closest('[data-rich-text]')?.innerHTML).not.toMatch(
      /script|onerror/,
    );
  });

  test('shows what its author chose, in that order', async () => {
    await show('P-1001', { sections: ['certificates', 'about', 'certificates'] });
    await heading('Certificates');
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names.slice(1, 3)).toEqual(['Certificates', 'What we do']);
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
  });

  test('leaves out offers that are over, and says until when the others last', async () => {
    await show('P-1001');
    const offer = await heading('Sunset at the Edge of the World');
    expect(within(offer.closest('article')!).getByText(/^Until /)).toBeVisible();
    vi.setSystemTime('2028-01-01T12:00:00+03:00');
    await show('P-1001');
    await heading('Contact');
    expect(screen.queryByRole('heading', { name: 'Current offers' })).toBeNull();
  });

  test('has no map where the position cannot be right', async () => {
    change('P-1001', 'published', { latitude: 46.7, longitude: 24.7 });
    await show('P-1001');
    await heading('Where to find us');
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
  });
});

describe('its pictures', () => {
  test('are a gallery, each opened in large by a button named by what it shows', async () => {
    await show('P-1001');
    expect(await screen.findByRole('button', { name: /At-Turaif/ })).toBeVisible();
  });
});

describe('how a company is reached', () => {
  test('by phone, mail and its website, in links that say so', async () => {
    await show('P-1001');
    await heading('Contact');
    expect(screen.getByRole('link', { name: /966/ })).toHaveAttribute('href', 'tel:+966110000001');
    const mail = screen.getByRole('link', { name: /hello@/ });
    fireEvent.click(mail);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'cta_click', click_text: 'Samt Najd Trails' }),
    );
    expect(JSON.stringify(events)).not.toContain('hello@');
  });

  test('by a contact to keep', async () => {
    const kept = recordKeptFiles();
    await show('P-1001');
    await userEvent.click(await screen.findByRole('button', { name: 'Save contact' }));
    const [file] = await kept();
    expect(file?.name).toBe('Samt Najd Trails.vcf');
    expect(file?.text).toMatch(/FN:Samt Najd Trails[^]*TEL;TYPE=WORK,VOICE:\+966110000001/);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'download', click_text: 'Samt Najd Trails' }),
    );
  });

  test('what is no website or phone number is no link', async () => {
    change('P-1001', 'published', { website: 'javascript:alert(1)', phone: 'call us' });
    await show('P-1001');
    await heading('Contact');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.join(' ')).not.toMatch(/javascript|tel:/);
  });
});

describe('the link that edits an entry', () => {
  test.each([
    ['u-partner-admin', 'P-1001', `${editPath}?companyId=P-1001`],
    ['u-partner-admin', 'P-1002', undefined],
    ['u-partner-content', 'P-1011', undefined],
    ['u-sta-admin', 'P-1001', undefined],
  ])('is for %s of %s at %s', async (id, companyId, href) => {
    signIn(id);
    await show(companyId, { editPath });
    await heading('Contact');
    expect(screen.queryByRole('link', { name: 'Edit this entry' })?.getAttribute('href')).toBe(href);
  });
});

describe('companies of its kind', () => {
  test('are linked on the same kind of address, those of the same city first', async () => {
    await show('P-1002');
    await heading('Similar businesses');
    const cards = screen.getAllByRole('article').filter((card) => /Hotel/.test(card.textContent));
    expect(cards).toHaveLength(3);
    const query = new URL(callsOf('D2')[0]!.url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ category: 'hotel', type: 'bd' });
    expect(within(cards[0]!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\?companyId=P-\d+$/),
    );
    expect(screen.getAllByRole('heading', { name: 'Nuzul Al-Athl' })).toHaveLength(1);
  });

  test('that cannot be fetched leave no trace', async () => {
    origin.switches.fail = ['D2:500'];
    await show('P-1002');
    await heading('Contact');
    expect(screen.queryByText('Similar businesses')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('which company it is', () => {
  test('the address says before its ending', async () => {
    await show('', { idFrom: 'path' }, { path: 'partner-tools/partner-profile.id-P-1002.html' });
    await heading('Nuzul Al-Athl');
    const [link] = within(screen.getAllByRole('article').at(-1)!).getAllByRole('link');
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/partner-tools\/partner-profile\.id-P-\d+\.html$/),
    );
  });

  test('is the visitor’s own where its author wants that', async () => {
    await show('P-1002', 'own');
    await heading('Samt Najd Trails');
    expect(callsOf('P2').map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/users/businessProfiles/v1/partner/P-1001',
    ]);
    expect(callsOf('D2')).toEqual([]);
  });

  test('a visitor without one is told so', async () => {
    signIn('u-default');
    await show('', 'own');
    expect(await screen.findByText(/not linked to a business/)).toBeVisible();
    expect(callsOf('P2')).toEqual([]);
  });

  test.each(['', 'P_1001', 'a%20b', '%3Cb%3E', 'a'.repeat(65)])(
    'an id of another shape (%s) is not found without a call',
    async (id) => {
      await show(id, { directoryPath });
      expect(await screen.findByText(gone)).toHaveAttribute('role', 'status');
      expect(screen.getByRole('link', { name: 'Go to the directory' })).toHaveAttribute(
        'href',
        directoryPath,
      );
      expect(callsOf('P2')).toEqual([]);
    },
  );

  test('that nobody knows is not found', async () => {
    await show('P-9999');
    expect(await screen.findByText(gone)).toBeVisible();
    expect(callsOf('P2')).toHaveLength(1);
  });
});

describe('a company that cannot be fetched', () => {
  test('is said, and asked for again', async () => {
    origin.switches.fail = ['P2:500'];
    await show('P-1001');
    expect(await screen.findByRole('alert')).toHaveTextContent('This business could not be loaded.');
    origin.switches.fail = [];
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await heading('Samt Najd Trails');
  });

  test('has a place kept while it is waited for', async () => {
    origin.switches.slow = 300;
    const element = await show('P-1001');
    expect(element.querySelector('[aria-busy="true"]')).not.toBeNull();
    await heading('Samt Najd Trails');
  });
});
