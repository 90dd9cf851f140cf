import type { Language } from '#src/i18n/languages.ts';
import transport from '../content/transport.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { formatMinutes } from './format.ts';
import { asOf, details, section, type ServicePart } from './guide.ts';

type InLanguages = Readonly<Record<Language, string>>;

/** A leg as its file has it: `frequency` is a key of the file's frequencies. */
interface Leg {
  readonly from: string;
  readonly to: string;
  readonly mode: string;
  readonly minutes: number;
  readonly frequency: string;
}

const legs: readonly Leg[] = transport.legs;
const frequencies: Readonly<Record<string, InLanguages>> = transport.frequencies;

/** The `transport-guide` of a page; without a script its modes are read by those who open them, each with its times. */
export function renderTransport({ id, title, text, load }: ServicePart, language: Language): string {
  const modes = transport.modes.map((mode) => ({
    ...mode,
    label: mode.label[language],
    body: mode.body[language],
    operators: mode.operators.map((operator) => ({ ...operator, name: operator.name[language] })),
  }));
  const places = transport.places.map((place) => ({ ...place, label: place.label[language] }));
  const entryPoints = transport.entryPoints.map((point) => ({
    ...point,
    label: point.label[language],
    open: point.open[language],
    notes: point.notes[language],
  }));
  const config = {
    title,
    description: text,
    modes,
    places,
    entryPoints,
    legs: legs.map((leg) => ({ ...leg, frequency: frequencies[leg.frequency]?.[language] })),
    asOf: transport.asOf,
  };
  const nameOf = (place: string) => escape(places.find((one) => one.id === place)?.label ?? place);
  const folds = modes.map(({ id: mode, label, body, operators }) => {
    const times = legs
      .filter((leg) => leg.mode === mode)
      .map(
        ({ from, to, minutes }) =>
          `<li>${nameOf(from)} – ${nameOf(to)}: ${escape(formatMinutes(minutes, language))}</li>`,
      );
    const companies = operators.map(
      ({ name, phone, ctaLink }) =>
        `<li><a href="${escape(ctaLink)}">${escape(name)}</a> <a href="tel:${phone}"><bdi dir="ltr">${phone}</bdi></a></li>`,
    );
    return details(
      mode,
      label,
      `${body}${times.length > 0 ? `<ul>${times.join('')}</ul>` : ''}<ul>${companies.join('')}</ul>`,
    );
  });
  const points = entryPoints.map(
    ({ label, open, notes }) => `<li>${escape(label)}. ${escape(open)}. ${escape(notes)}</li>`,
  );
  const entries = details('ways-in', transport.entryTitle[language], `<ul>${points.join('')}</ul>`);
  const markup = `${folds.join('')}${entries}${asOf(transport.asOf, language)}`;
  return mountElement('transport-guide', config, { id, load, fallback: section(title, text, markup) });
}
