import { Coordinates, Qibla } from 'adhan';
import type { Language } from '#src/i18n/languages.ts';
import prayers from '../content/prayers.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { section, type ServicePart } from './guide.ts';
import { label } from './words.ts';

/** In Makkah itself the direction differs from street to street. */
const withoutBearing = 'makkah';

/**
 * The `prayer-times` of a page. Without a script the direction of prayer of each city stands there: a page that was written on
 * another day has no times of today.
 */
export function renderPrayers({ id, title, text, load }: ServicePart, language: Language): string {
  const cities = prayers.cities.map((city) => ({ ...city, label: city.label[language] }));
  const config = { title, description: text, ...prayers, cities };
  const rows = cities
    .filter((city) => city.id !== withoutBearing)
    .map(({ label: name, latitude, longitude }) => {
      const degrees = Math.round(Qibla(new Coordinates(latitude, longitude)));
      return `<tr><th scope="row">${escape(name)}</th><td><bdi dir="ltr">${degrees}°</bdi></td></tr>`;
    });
  const table = `<table class="site-rates"><caption>${escape(label('qibla', language))}</caption><tbody>${rows.join('')}</tbody></table>`;
  return mountElement('prayer-times', config, { id, load, fallback: section(title, text, table) });
}
