import type { Language } from '#src/i18n/languages.ts';
import routes from '#origin/data/routes.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { providerHost } from '../other-host.ts';
import { readSite } from './content.ts';
import { section, type ServicePart } from './guide.ts';
import { renderGrid } from './sections.ts';

/** Routes with a page of their own, and its picture. */
const pictures = new Map([
  ['soudah-to-rijal-almaa', 'asir'],
  ['track-to-the-edge', 'edge-of-the-world'],
]);

/** The drive leads through a town, whose streets another host draws; the map asks before it calls that one. */
const withStreets = 'track-to-the-edge';

const streetsOf = (language: Language) => ({
  tileUrl: `https://${providerHost}/maps/tile.svg?z={z}&x={x}&y={y}`,
  attribution: `<p>© ${escape(readSite(language).brand)}</p>`,
});

/** The `route-map` of a page, by its id; without a script its stages and warnings are read. */
export function renderRoute({ id, title, text, load }: ServicePart, language: Language): string {
  const route = routes.items.find((one) => one.id === id);
  if (!route) throw new Error(`No route "${id}".`);
  const stages = route.stages.map((stage) => ({
    title: stage.title[language],
    km: stage.km,
    minutes: stage.minutes,
    note: stage.note[language],
  }));
  const warnings = route.warnings[language];
  const config = {
    title,
    description: text,
    stages,
    difficulty: route.difficulty,
    surface: route.surface[language],
    bestMonths: route.bestMonths,
    warnings,
    ...(id === withStreets && streetsOf(language)),
    // A file with a gap is read as a device wrote it.
    ...(route.gpxGap ? { gpxReference: `/own/${route.gpx}` } : { route: route.line }),
  };
  const items = stages.map(({ title: name, note }) => `<li><b>${escape(name)}</b>: ${escape(note)}</li>`);
  const body = `<p>${escape(config.surface)}</p><ol>${items.join('')}</ol>${warnings}`;
  return mountElement('route-map', config, { id, load, fallback: section(title, text, body) });
}

/** Cards of the routes that have a page. */
export const renderRoutes = ({ id, title, text, load }: ServicePart, language: Language): string =>
  renderGrid({
    id,
    title,
    description: text,
    variant: 'card',
    columns: 2,
    items: routes.items.flatMap((route) => {
      const picture = pictures.get(route.id);
      return picture === undefined
        ? []
        : [
            {
              title: route.title[language],
              description: route.text[language],
              url: `/${language}/plan/routes/${route.id}`,
              picture,
            },
          ];
    }),
    load,
  });
