import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget, settled } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

const wide = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('>= 768') }),
  );

test('is the page’s content information, with a labelled navigation a group', async () => {
  wide();
  await renderWidget('footer');
  const footer = screen.getByRole('contentinfo');
  expect(
    within(footer)
      .getAllByRole('navigation')
      .map((nav) => nav.getAttribute('aria-label')),
  ).toContain('Practical');
  expect(screen.getByRole('heading', { level: 2, name: 'Practical' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visas & entry' })).toHaveAttribute('href', '/en/visa');
  expect(screen.queryByRole('button')).toBeNull();
});

test('on a phone opens one group at a time', async () => {
  const visitor = userEvent.setup();
  await renderWidget('footer');
  const about = screen.getByRole('button', { name: 'About' });
  const practical = screen.getByRole('button', { name: 'Practical' });
  expect(about).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(about);
  expect(about).toHaveAttribute('aria-expanded', 'true');
  await visitor.click(practical);
  expect(about).toHaveAttribute('aria-expanded', 'false');
  expect(practical).toHaveAttribute('aria-expanded', 'true');
});

test('writes the present year of the site’s zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T22:30:00Z') });
  await renderWidget('footer', { copyright: '© {year} Rihla' });
  expect(await screen.findByText('© 2027 Rihla')).toBeVisible();
  vi.useRealTimers();
});

test('makes the helpline callable, and isolates its digits on Arabic pages', async () => {
  await renderWidget('footer', 'arabic', { language: 'ar' });
  const phone = screen.getByRole('link', { name: '+966 11 000 0000' });
  expect(phone).toHaveAttribute('href', 'tel:+966110000000');
  expect(phone.firstElementChild).toHaveAttribute('dir', 'ltr');
});

test('shows what cannot be called or linked as text, and an unknown icon’s label alone', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  wide();
  await renderWidget('footer', 'faulty-links');
  expect(screen.getByText('call me')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'call me' })).toBeNull();
  expect(screen.getByText('Bad')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bad' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Somewhere' })).toHaveTextContent('Somewhere');
  await vi.waitFor(() => expect(errors).toHaveBeenCalledWith(expect.stringContaining('Missing module')));
});

test('reports a click on its links as navigation of the footer', async () => {
  const visitor = userEvent.setup();
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  await renderWidget('footer', {
    legalLinks: [{ ctaLabel: 'Privacy', ctaLink: '/en/privacy', targetInNewWindow: true }],
  });
  await visitor.click(screen.getByRole('link', { name: /^Privacy/ }));
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'nav_click',
      section_name: 'footer',
      click_text: 'Privacy',
      link: '/en/privacy',
    }),
  );
});

test('has the logo that its author gives for small screens', async () => {
  const { element } = await renderWidget('footer', {
    logo: { desktopImage: '/logo.svg', mobileImage: '/logo-small.svg', alt: 'Rihla' },
  });
  expect(screen.getByRole('img', { name: 'Rihla' })).toHaveAttribute('src', '/logo.svg');
  expect(element.querySelector('source')).toHaveAttribute('srcset', '/logo-small.svg');
});

test('reports a click on its logo, and waits for the data layer before it goes, as for any link', async () => {
  const visitor = userEvent.setup();
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  await renderWidget('footer', { logo: { desktopImage: '/logo.svg', alt: 'Rihla' } });
  const logo = screen.getByRole('link', { name: 'Rihla' });
  expect(logo).toHaveAttribute('href', '/en');
  await visitor.click(logo);
  const event = {
    event: 'nav_click',
    section_name: 'footer',
    click_text: 'logo',
    link: '/en',
    eventCallback: expect.any(Function) as unknown,
  };
  expect(events).toEqual([expect.objectContaining(event)]);
});

test('shows a newsletter’s form above its groups', async () => {
  const { element } = await renderWidget('footer', 'with-newsletter');
  const slot = element.querySelector<HTMLElement>('[data-component="newsletter-signup"]');
  await settled(slot as HTMLElement);
  const footer = screen.getByRole('contentinfo');
  const signUp = within(footer).getByRole('region', { name: 'Letters from the road' });
  expect(within(signUp).getByRole('checkbox', { name: 'Travel ideas' })).toBeChecked();
  const [group] = within(footer).getAllByRole('navigation');
  expect(signUp.compareDocumentPosition(group as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('stays whole where the newsletter cannot be shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { element } = await renderWidget('footer', {
    copyright: '© Rihla',
    newsletter: { title: 'Letters from the road' },
  });
  const slot = element.querySelector<HTMLElement>('[data-component="newsletter-signup"]');
  await settled(slot as HTMLElement);
  expect(slot).toHaveAttribute('data-status', 'failed');
  expect(screen.getByText('© Rihla')).toBeVisible();
});

test('without any group there is the legal row alone', async () => {
  await renderWidget('footer', 'legal-only');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('asks an author for what it may say where it has nothing', async () => {
  await renderWidget('footer', {}, { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'footer' })).toHaveTextContent('linkGroups');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

describe('a link that needs sign-in', () => {
  const site = { userApi: services };

  test('leads an anonymous visitor to sign in and then on, and says so', async () => {
    wide();
    await renderWidget('footer', 'sign-in-needed', { site });
    const name = /^My data ?\(sign-in needed, opens in a new window\)$/;
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
    const { pathname, searchParams } = new URL(link.href);
    expect(pathname).toBe('/sso/login');
    expect(searchParams.get('postLoginUrl')).toBe(`${location.origin}/en/my-data`);
    expect(screen.getByRole('link', { name: 'Visas & entry' })).toHaveAttribute('href', '/en/visa');
    expect(callsOf('U1')).toHaveLength(1);
  });

  test('leads a signed-in visitor where it says', async () => {
    wide();
    origin.switches.user = 'u-partner-admin';
    await renderWidget('footer', 'sign-in-needed', { site });
    await vi.waitFor(() => expect(callsOf('U1')).toHaveLength(1));
    await settle();
    expect(screen.getByRole('link', { name: 'Academy' })).toHaveAttribute(
      'href',
      '/en/partner-tools/academy',
    );
  });

  test('is explained once to its author where nobody can sign in', async () => {
    await renderWidget('footer', 'sign-in-needed', { cmsMode: 'author' });
    expect(await screen.findByText(/userApi\.ssidLoginUrl/)).toBeVisible();
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(callsOf('U1')).toEqual([]);
  });

  test('is the only reason to ask who the visitor is', async () => {
    await renderWidget('footer', 'default', { site });
    await settle();
    expect(callsOf('U1')).toEqual([]);
  });
});
