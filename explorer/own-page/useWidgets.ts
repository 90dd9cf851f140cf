import { use, useEffect, useState } from 'react';
import type { SiteData, WidgetData } from '../data.ts';
import { loadSite, loadWidget } from '../page/fetch-data.ts';
import { loadJudge, type Judge } from '../page/read-issues.ts';
import type { Part } from '../parts/parts.ts';
import { LanguageContext, type ExplorerLanguage } from '../words.ts';

/** A widget with what judges its configuration. */
export interface KnownWidget {
  readonly data: WidgetData;
  readonly judge: Judge;
}

/** A part of the author's page with what is known of its widget. */
export interface KnownPart extends Part, KnownWidget {
  readonly place: WidgetData['place'];
}

/** What is known of a page. */
export interface Known {
  readonly site: SiteData;
  /** By name, as far as they have been fetched. */
  readonly widgets: ReadonlyMap<string, KnownWidget>;
}

/**
 * Fetches what is known of some widgets.
 *
 * @returns undefined until it is there, `failed` where it cannot be fetched; `again` asks once more
 */
export function useWidgets(names: readonly string[]): {
  readonly known: Known | 'failed' | undefined;
  readonly again: () => void;
} {
  const language = use(LanguageContext);
  const [known, setKnown] = useState<Known | 'failed'>();
  const wanted = [...new Set(names)].sort().join(' ');

  /** A new object is a new request. */
  const [request, setRequest] = useState({ wanted });
  if (request.wanted !== wanted) setRequest({ wanted });

  useEffect(() => {
    let isGone = false;
    load(request.wanted.split(' '), language).then(
      (found) => !isGone && setKnown(found),
      (error: unknown) => {
        console.error(error);
        if (!isGone) setKnown('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [request, language]);

  return { known, again: () => setRequest({ wanted }) };
}

async function load(names: readonly string[], language: ExplorerLanguage): Promise<Known> {
  const site = await loadSite();
  const found = names.filter((name) => site.widgets.some((listed) => listed.name === name));
  const widgets = await Promise.all(
    found.map(async (name) => {
      const [data, judge] = await Promise.all([loadWidget(name), loadJudge(name, language)]);
      return [name, { data, judge }] as const;
    }),
  );
  return { site, widgets: new Map(widgets) };
}
