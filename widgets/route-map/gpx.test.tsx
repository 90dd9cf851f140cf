import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startUnitServer } from '#origin/unit-server.ts';
import { saudiArabia } from '#src/geo/bounds.ts';
import { readGpx } from '#src/geo/gpx-read.ts';
import { renderWidget } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let files = 0;

beforeEach(() => {
  origin = startUnitServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  origin.server.close();
});

const title = 'Ridge';
const stages = [{ title: 'Up', km: 5 }];
const author = { cmsMode: 'author' } as const;
const elsewhere = { title, stages, gpxReference: 'https://routes.example.org/ridge.gpx' };

const point = (latitude: number, longitude: number, metres: number) =>
  `<trkpt lat="${latitude}" lon="${longitude}"><ele>${metres}</ele></trkpt>`;
const gpx = (inside: string) =>
  `<gpx version="1.1"><trk><name>Salt &amp; sand</name><trkseg>${inside}</trkseg></trk></gpx>`;
const ridge = gpx(point(24, 46, 500) + point(24.1, 46, 1000) + point(24.2, 46, 800));

/** A route whose file holds a text. */
function routeOf(answer: string | Response, more: object = {}) {
  const gpxReference = `/own/routes/${(files += 1)}.gpx`;
  origin.server.use(
    http.get(`*${gpxReference}`, () => (typeof answer === 'string' ? new Response(answer) : answer)),
  );
  return { title, stages, gpxReference, ...more };
}

const slider = () => screen.findByRole('slider');
const length = () =>
  screen.getByText('Length', { selector: 'dt' }).nextElementSibling?.textContent.replaceAll(/\s/g, ' ');

describe('the line of a GPX file', () => {
  test('takes the place of that of the configuration once it is there', async () => {
    const route = {
      type: 'LineString',
      coordinates: [
        [46, 24],
        [46, 24.05],
      ],
    };
    await renderWidget('route-map', routeOf(ridge, { route }));
    expect(length()).toBe('5.6 km');
    await slider();
    expect(length()).toBe('22.2 km');
  });

  test('is waited for; the stages are there before', async () => {
    await renderWidget('route-map', routeOf(ridge));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByText('Up')).toBeVisible();
    await slider();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  test('has the gaps of its file', async () => {
    await renderWidget('route-map', 'gpx');
    expect(await screen.findByText(/its length is not counted/)).toBeVisible();
  });

  test('that does not come can be asked for again', async () => {
    origin.state.switches.fail = ['track:500'];
    await renderWidget('route-map', 'gpx');
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be shown at the moment');
    expect(screen.getByText('Asphalt')).toBeVisible();
    origin.state.switches.fail = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await slider()).toBeVisible();
  });

  test('of a visitor without a connection says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderWidget('route-map', routeOf(Response.error()));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
  });

  test('that is none leaves the stages, and nothing to try again', async () => {
    await renderWidget('route-map', 'faulty-gpx');
    expect(await screen.findByText('The line of this route is not known.')).toBeVisible();
    expect(screen.getByText('Up to the pass')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText(/page of HTML/)).toBeNull();
  });
});

describe('an author reads', () => {
  test.each([
    ['', 'The GPX file holds nothing.'],
    ['<!doctype html><p>Sign in', 'The GPX file is a page of HTML.'],
    ['<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', 'The GPX file has a document type (DOCTYPE)'],
    [ridge.slice(0, -30), 'The GPX file is damaged or does not end.'],
    ['{"type":"LineString"}', 'The file is no GPX file.'],
    [gpx(point(24, 46, 500)), 'There is no line of two points or more.'],
    [gpx(point(46, 24, 500) + point(46, 24.1, 500)), 'Latitude and longitude of the line are swapped.'],
    [
      gpx(point(24, 46, 500) + point(24.1, 46, 500) + point(90.1, 46, 500)),
      'Points of the line have no valid coordinates',
    ],
    [gpx(ridge + ' '.repeat(6 * 2 ** 20)), 'The GPX file is larger than 5 MB.'],
  ])('what is wrong with the file %#', async (text, said) => {
    await renderWidget('route-map', routeOf(text), author);
    expect(await screen.findByText(said, { exact: false })).toBeInTheDocument();
  });

  test('that it could not be fetched', async () => {
    await renderWidget('route-map', routeOf(new Response('', { status: 404 })), author);
    expect(await screen.findByText('The GPX file could not be fetched.')).toBeInTheDocument();
  });

  test('that it lies where it may not, and nothing is asked', async () => {
    await renderWidget('route-map', elsewhere, author);
    expect(await screen.findByText(/The GPX file may not lie there/)).toBeInTheDocument();
  });

  test('that a file of another host is read later', async () => {
    const site = { allowedOrigins: ['https://routes.example.org'] };
    await renderWidget('route-map', elsewhere, { ...author, site });
    expect(await screen.findByText(/it is read on the published page/)).toBeInTheDocument();
  });
});

describe('the file that a visitor takes along', () => {
  /** The files that are given to the visitor, with their names. */
  function keptFiles() {
    const kept: { name: string; type: string; text: Promise<string> }[] = [];
    let blob = new Blob();
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (given: Blob) => {
          blob = given;
          return 'blob:file';
        },
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push({ name: this.download, type: blob.type, text: blob.text() });
    });
    return kept;
  }

  test('is a GPX file of the whole line and the places along it, named by the title', async () => {
    const events: unknown[] = [];
    vi.stubGlobal('dataLayer', events);
    const kept = keptFiles();
    const name = 'Up & <over>';
    const waypoints = [{ title: 'Well & "camp"', latitude: 24.1, longitude: 46 }, { title: 'Somewhere' }];
    await renderWidget('route-map', routeOf(ridge, { title: name, waypoints }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download GPX file' }));

    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]).toMatchObject({ name: 'Up over.gpx', type: 'application/gpx+xml' });
    const text = (await kept[0]?.text) ?? '';
    const { track } = await readGpx(text, saudiArabia, new AbortController().signal);
    expect(track?.name).toBe(name);
    expect(track?.line[0]?.map(({ elevation }) => elevation)).toEqual([500, 1000, 800]);
    expect(text).toContain('<wpt lat="24.1" lon="46"><name>Well &amp; &quot;camp&quot;</name></wpt>');
    expect(text).not.toContain('Somewhere');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'download', click_text: 'Up over.gpx', section_name: 'route-map' }),
    );
  });

  test('is not offered where its author says so', async () => {
    await renderWidget('route-map', routeOf(ridge, { allowGpx: false }));
    await slider();
    expect(screen.queryByRole('button', { name: /GPX/ })).toBeNull();
  });
});
