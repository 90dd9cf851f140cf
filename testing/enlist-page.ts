import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWidget, type PageOptions } from './render-widget.tsx';
import { callsOf, services, settle } from './session/session-page.tsx';

/** What tests of a company's entry share: its page, its fields, and what was sent. */

const site = { userApi: services };

export const enlistConfig = {
  title: 'List your business',
  categories: [
    { key: 'tour-operator', label: 'Tour operator' },
    { key: 'hotel', label: 'Hotel' },
  ],
  regions: { riyadh: ['riyadh', 'at-turaif'], madinah: ['alula'] },
  documents: [
    { key: 'licence', label: 'Tourism licence', accept: ['.pdf'], maxMb: 1, required: true },
    { key: 'photo', label: 'Photo', accept: ['.png'] },
  ],
  uploadUrl: '/own/upload',
  profilePath: '/en/partner-tools/directory/profile.html',
};

export const signInAs = (id: string): void => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

let pages = 0;

/** The form on a page of its own, since what was typed and sent is kept by page. */
export async function showEntry(
  config: object = {},
  options: PageOptions & { readonly query?: string } = {},
) {
  pages += 1;
  const { query = '', ...page } = options;
  const rendered = await renderWidget(
    'enlist-business',
    { ...enlistConfig, ...config },
    { mode: 'B2B', site, path: `enlist-${pages}.html${query}`, ...page },
  );
  await settle();
  return rendered;
}

/** The same page once more, as after a reload. */
export const showAgain = (config: object = {}, options: PageOptions & { readonly query?: string } = {}) => {
  pages -= 1;
  return showEntry(config, options);
};

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\*$/, '') === label);

export const enter = (label: string, value: string): void =>
  void fireEvent.input(field(label), { target: { value } });

export const choose = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
}

export const goOn = (): Promise<void> => press('Continue');

/** A file that begins as its kind does. */
export const pdf = (name = 'licence.pdf', beginning = '%PDF-1.7') => new File([beginning], name);

export async function addFile(label: string, ...files: readonly File[]): Promise<void> {
  await act(async () => void fireEvent.change(field(label), { target: { files } }));
  await settle();
}

export function fillCompany(): void {
  enter('Name in English', 'Qamar Tours');
  enter('Name in Arabic', 'رحلات القمر');
  choose('Category', 'hotel');
}

export function fillContact(): void {
  enter('Phone', '+966 11 000 0000');
  enter('E-mail', 'hello@qamar.example.com');
}

/** Fills a new entry in, up to the review. */
export async function fillAll(): Promise<void> {
  fillCompany();
  await goOn();
  fillContact();
  await goOn();
  enter('Product 1', 'Rooms');
  await goOn();
  choose('Region', 'madinah');
  enter('Coordinates', '26.6, 37.9');
  await goOn();
  await addFile('Tourism licence', pdf());
  await goOn();
}

/** What was sent of entries. */
export const sentEntries = (name: 'P1' | 'P2' = 'P1') =>
  Promise.all(
    callsOf(name)
      .filter(({ method }) => method !== 'GET')
      .map(async (request) => (await request.clone().json()) as Record<string, unknown>),
  );

/** What the review says of a field. */
export const reviewed = (label: string): string | null | undefined =>
  within(document.body).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

export const stepTitle = (): string | null | undefined =>
  document.querySelector('[aria-current="step"]')?.textContent;
