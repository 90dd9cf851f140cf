import { attributes, escape, mountElement } from './html.ts';
import { addressWith, type PageOptions } from './options.ts';
import { renderPage } from './page.ts';
import { humanName, readExample, shownWidgets, type ShownWidget } from './widgets.ts';

/** Widgets that are a landmark of the whole page stand beside `<main>`, as on a real page. */
const places = new Map<string, 'header' | 'footer'>([
  ['header', 'header'],
  ['footer', 'footer'],
]);

/** The page of one example of a widget (`?widget=…&example=…`); undefined where there is no such thing. */
export function renderWidgetPage(options: PageOptions): string | undefined {
  const query = options.address.searchParams;
  const widget = shownWidgets().find(({ name }) => name === query.get('widget'));
  const example = query.get('example') ?? 'default';
  if (!widget?.examples.includes(example)) return undefined;

  const config = readExample(widget.name, example);
  const load = query.get('load');
  const place = places.get(widget.name);
  const mount = mountElement(widget.name, config, {
    id: `${widget.name}-${example}`,
    fallback: fallbackOf(config, place),
    ...(load && { load }),
  });
  const name = `${widget.name} · ${example}`;
  return renderPage(
    {
      title: name,
      name,
      ...(place && { [place]: mount }),
      main: `<h1 class="demo-hidden" lang="en">${escape(humanName(widget.name))}</h1>
${notes(widget, example, options)}
${place ? '' : mount}`,
      mainMarks: { class: 'demo-stage' },
    },
    options,
  );
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The author's words, as a CMS shows them before any script runs; nothing of what is not for everybody. Rich text stands
 * there word for word, so that its widget takes it over as it is.
 */
function fallbackOf(config: Values, place: 'header' | 'footer' | undefined): string {
  const { audience = 'all' } = config;
  const words = audience === 'all' ? wordsOf(config, 2) : '';
  return words && `<div class="demo-fallback site-wrap"${attributes({ 'data-place': place })}>${words}</div>`;
}

const isEntry = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Titles, descriptions and rich texts of a configuration and of the entries of its lists. */
function wordsOf(values: Values, level: number): string {
  const { title, heading = title, description } = values;
  const all = Object.values(values);
  return [
    typeof heading === 'string' && heading && `<h${level}>${escape(heading)}</h${level}>`,
    typeof description === 'string' && description && `<p>${escape(description)}</p>`,
    ...all.filter((value) => typeof value === 'string' && value.startsWith('<')),
    ...all
      .filter(Array.isArray)
      .flat()
      .filter(isEntry)
      .map((entry) => wordsOf(entry, Math.min(level + 1, 6))),
  ]
    .filter(Boolean)
    .join('\n  ');
}

/** What a developer wants to know beside the widget. */
function notes(widget: ShownWidget, current: string, { address }: PageOptions): string {
  const examples = widget.examples.map((example) => {
    const marks = attributes({
      href: addressWith(address, { example }),
      'aria-current': example === current ? 'page' : undefined,
    });
    return `<li><a${marks}>${escape(example.replaceAll('-', ' '))}</a></li>`;
  });
  return `<aside class="demo-notes" aria-label="About this widget" lang="en" dir="ltr" data-theme="default">
  <h2>${escape(humanName(widget.name))}</h2>
  <p>${escape(widget.purpose)}</p>
  <dl>
    <div><dt>Family</dt><dd>${escape(widget.family)}</dd></div>
    <div><dt>Modes</dt><dd>${escape(widget.modes.join(', '))}</dd></div>
    <div><dt>Mounts on</dt><dd><code>${escape(widget.load)}</code></dd></div>
    <div><dt>Explorer</dt><dd><a href="/widget.html?widget=${widget.name}&amp;example=${current}">configure it</a></dd></div>
    <div><dt>Configuration</dt><dd><a href="/widgets/${widget.name}/examples/${current}.json">${escape(current)}.json</a></dd></div>
  </dl>
  <h3>Examples</h3>
  <ul>${examples.join('')}</ul>
</aside>`;
}
