import type { Config, SiteData, SiteFile, WidgetData } from '../data.ts';
import type { ExplorerLanguage } from '../words.ts';
import { isSame } from '../is-same.ts';
import type { Part } from '../parts/parts.ts';
import { readPage } from '../parts/stored-page.ts';
import { unpackConfig, type Address } from './address.ts';
import { loadJudge, type Judge } from './read-issues.ts';

/** All that the page of a widget needs before it is drawn. */
export interface Loaded {
  readonly site: SiteData;
  /** Undefined where there is no widget of that name. */
  readonly widget: WidgetData | undefined;
  readonly judge: Judge;
  /** The configuration that the address holds, or that of the part of the author's own page that it names. */
  readonly shared: Config | undefined;
  /** That part; undefined where there is none. */
  readonly part: Part | undefined;
}

/** What the explorer knows beside its widgets. @throws Error where it cannot be fetched */
export async function loadSite(): Promise<SiteData> {
  // The document says whether it comes from a server with an origin.
  const hasOrigin = 'origin' in document.body.dataset;
  return { ...((await fetchJson('site')) as SiteFile), hasOrigin };
}

/** What is known of a widget. @throws Error where it cannot be fetched */
export const loadWidget = async (name: string): Promise<WidgetData> => (await fetchJson(name)) as WidgetData;

/**
 * Fetches all that the page of a widget needs.
 *
 * @throws Error where the data cannot be fetched
 */
export async function loadExplorer(
  { widget: name, part }: Address,
  hash: string,
  language: ExplorerLanguage,
): Promise<Loaded> {
  const site = await loadSite();
  if (!site.widgets.some((listed) => listed.name === name))
    return { site, widget: undefined, judge: () => [], shared: undefined, part: undefined };
  const [widget, judge, inAddress] = await Promise.all([
    loadWidget(name),
    loadJudge(name, language),
    unpackConfig(hash),
  ]);
  return { site, widget, judge, ...partAt(name, part, inAddress) };
}

/** The part that an address names, unless the address holds another configuration, as one that somebody has sent may. */
function partAt(widget: string, id: string, inAddress: Config | undefined): Pick<Loaded, 'shared' | 'part'> {
  const part = readPage().parts.find((one) => one.id === id && one.widget === widget);
  const isIt = part && (inAddress === undefined || isSame(inAddress, part.config));
  return isIt ? { shared: part.config, part } : { shared: inAddress, part: undefined };
}

async function fetchJson(name: string): Promise<unknown> {
  const response = await window.fetch(`./explorer/data/${name}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
