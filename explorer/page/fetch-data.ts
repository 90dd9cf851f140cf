import type { Config, SiteData, SiteFile, WidgetData } from '../data.ts';
import type { ExplorerLanguage } from '../words.ts';
import { unpackConfig } from './address.ts';
import { loadJudge, type Judge } from './read-issues.ts';

/** All that the page of a widget needs before it is drawn. */
export interface Loaded {
  readonly site: SiteData;
  /** Undefined where there is no widget of that name. */
  readonly widget: WidgetData | undefined;
  readonly judge: Judge;
  /** The configuration that the address holds. */
  readonly shared: Config | undefined;
}

/**
 * Fetches what is known of a widget.
 *
 * @throws Error where the data cannot be fetched
 */
export async function loadExplorer(name: string, hash: string, language: ExplorerLanguage): Promise<Loaded> {
  // The document says whether it comes from a server with an origin.
  const hasOrigin = 'origin' in document.body.dataset;
  const site: SiteData = { ...((await fetchJson('site')) as SiteFile), hasOrigin };
  if (!site.widgets.some((listed) => listed.name === name))
    return { site, widget: undefined, judge: () => [], shared: undefined };
  const [widget, judge, shared] = await Promise.all([
    fetchJson(name) as Promise<WidgetData>,
    loadJudge(name, language),
    unpackConfig(hash),
  ]);
  return { site, widget, judge, shared };
}

async function fetchJson(name: string): Promise<unknown> {
  const response = await window.fetch(`./explorer/data/${name}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
