import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addFile,
  choose,
  enter,
  field,
  fillCompany,
  goOn,
  pdf,
  press,
  showEntry,
  signInAs,
  stepTitle,
} from '#testing/enlist-page.ts';
import { giveMapsASize } from '#testing/map-size.ts';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  sessionStorage.clear();
  signInAs('u-default');
});

describe('documents', () => {
  const steps = ['company', 'documents', 'review'];
  const showDocuments = async () => {
    await showEntry({ steps });
    fillCompany();
    await goOn();
  };
  const uploads = () => callsOf('upload').length;

  test.each([
    [
      'one that is too large',
      [new File(['%PDF', new Uint8Array(2 ** 20)], 'licence.pdf')],
      /larger than 1 MB/,
    ],
    ['one of another kind', [new File(['x'], 'licence.exe')], /kind are not accepted/],
    ['one of another kind under a right name', [pdf('licence.pdf', 'MZ')], /kind are not accepted/],
    ['an empty one', [new File([], 'licence.pdf')], /is empty/],
  ])('%s is not uploaded', async (_, files, words) => {
    await showDocuments();
    await addFile('Tourism licence', ...files);
    expect(await screen.findByText(words)).toBeVisible();
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent('Tourism licence: Remove the files');
    expect(uploads()).toBe(0);
  });

  test('eleven of them where one is asked for are too many', async () => {
    await showDocuments();
    await addFile('Tourism licence', ...Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)));
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent('Add at most 1 file');
  });

  test('a name with a slash is sent under another one, which is shown', async () => {
    await showDocuments();
    await addFile('Tourism licence', pdf('2026/licence.pdf'));
    expect(screen.getByText('Sent as 2026-licence.pdf')).toBeVisible();
    expect(await callsOf('upload')[0]!.clone().text()).toContain('filename="2026-licence.pdf"');
  });

  test('one on its way is cancelled, and goes on where its step is shown again', async () => {
    origin.switches.slow = 400;
    await showEntry({ steps });
    await waitFor(() => expect(field('Name in English')).toBeVisible());
    fillCompany();
    await goOn();
    await addFile('Tourism licence', pdf());
    await press('Cancel licence.pdf');
    expect(screen.queryByText('licence.pdf')).toBeNull();
    await addFile('Tourism licence', pdf());
    expect(screen.getByRole('progressbar', { name: 'Upload of licence.pdf' })).toBeVisible();
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent('wait until all files are uploaded');
    await press('Back');
    await goOn();
    expect(await screen.findByText('Uploaded')).toBeVisible();
    await goOn();
    expect(stepTitle()).toBe('Check your answers');
  });

  test('are not asked for without an address to upload to, which their author reads', async () => {
    await showEntry({ uploadUrl: '' }, { cmsMode: 'author' });
    expect(screen.getByText(/Documents are not asked for/)).toBeVisible();
    await act(settle);
    expect(origin.calls).toEqual([]);
  });
});

describe('the place', () => {
  const steps = ['company', 'location', 'review'];
  const showPlace = async () => {
    giveMapsASize();
    await showEntry({ steps });
    fillCompany();
    await goOn();
    choose('Region', 'riyadh');
  };

  test('is set by the pin on the map, which fills the coordinates in', async () => {
    await showPlace();
    await waitFor(() => expect(document.querySelector('.leaflet-container')).toBeInTheDocument());
    await act(() => vi.dynamicImportSettled());
    enter('Coordinates', '91, 0');
    await goOn();
    expect(field('Coordinates')).toBeInvalid();
    fireEvent.click(document.querySelector('.leaflet-container')!, { clientX: 400, clientY: 300 });
    expect(field('Coordinates').value).toMatch(/^2\d\.\d+, 4\d(\.\d+)?$/);
    await waitFor(() => expect(field('Coordinates')).not.toBeInvalid());
    fireEvent.keyDown(await screen.findByRole('button', { name: /^Pin at/ }), { key: 'ArrowUp' });
    const { value } = field('Coordinates');
    await goOn();
    expect(screen.getByText(value.replace(' ', ''), { selector: 'dd' })).toBeVisible();
  });
});
