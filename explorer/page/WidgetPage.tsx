import { use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Config, SiteData, Surroundings, WidgetData } from '../data.ts';
import { FactsPanel } from '../facts/FactsPanel.tsx';
import type { Part } from '../parts/parts.ts';
import { AddToPage } from '../parts/AddToPage.tsx';
import { PastePanel } from '../paste/PastePanel.tsx';
import type { LogEntry } from '../preview/log.ts';
import type { ShownPart } from '../preview/messages.ts';
import { Preview } from '../preview/Preview.tsx';
import { LanguageContext, useWords } from '../words.ts';
import { writeAddress, type Address } from './address.ts';
import { Configuration } from './Configuration.tsx';
import { ExampleList } from './ExampleList.tsx';
import { Foldable } from './Foldable.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { NextWidgets } from './NextWidgets.tsx';
import { PreviewWidth } from './PreviewWidth.tsx';
import type { Judge } from './read-issues.ts';
import { Switches } from './Switches.tsx';
import { exampleIn } from './example-in.ts';
import { translateConfig } from './translate-config.ts';
import { useDraft } from './useDraft.ts';
import words from './words.json';

interface Props {
  readonly site: SiteData;
  readonly widget: WidgetData;
  readonly judge: Judge;
  /** The configuration that came with the address. */
  readonly shared: Config | undefined;
  readonly address: Address;
}

/** Entries of the log that are kept, the newest. */
const longestLog = 200;

/** A widget with all that can be done to it. */
export function WidgetPage({ site, widget, judge, shared, address: first }: Props) {
  const t = useWords(words);
  const language = use(LanguageContext);
  const [address, setAddress] = useState(() => withKnown(first, widget, shared));
  const { surroundings, width } = address;
  const { draft, change, example, isEdited } = useDraft(widget, shared, address);
  const issues = useMemo(() => judge(draft.config), [judge, draft.config]);

  const isNarrow = useIsNarrow();
  const title = widget.title[language];
  const parts = usePart(widget, draft.config, surroundings.margin);
  // One document serves all widgets, and names none.
  useEffect(() => {
    document.title = document.title.replace(/^.*(?= · )/, () => title);
  }, [title]);

  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const addToLog = useCallback((entry: LogEntry) => setLog((all) => [...all, entry].slice(-longestLog)), []);
  const clearLog = useCallback(() => setLog([]), []);

  const takeFromPage = useCallback(
    ({ config, language, margin }: Part) => {
      setAddress((last) => ({ ...last, surroundings: { ...last.surroundings, language, margin } }));
      change({ kind: 'load', config });
    },
    [change],
  );

  const surround = (changes: Partial<Surroundings>) => {
    const to = { ...surroundings, ...changes };
    setAddress({ ...address, surroundings: to });
    const config = translateConfig(draft.config, widget.texts, surroundings.language, to.language);
    if (config !== draft.config) change({ kind: 'load', config });
  };

  const choose = (name: string) => {
    const own = widget.examples.find((one) => one.name === name)!;
    // An example whose texts are in a language of their own is shown in that language.
    const to = own.language === 'en' ? surroundings.language : own.language;
    setAddress({ ...address, surroundings: { ...surroundings, language: to } });
    // What stands in the author's own page stays there.
    change({ kind: 'load', config: exampleIn(widget, name, to), example: name, part: '' });
  };

  const widthControl = (
    <PreviewWidth width={width} onChange={(to) => setAddress({ ...address, width: to })} />
  );
  return (
    <div className="ex-widget ex-wrap">
      <div className="ex-widget-head">
        <h1>{title}</h1>
        <p>{widget.purpose[language]}</p>
      </div>
      <Foldable title={t('around')}>
        <ExampleList
          examples={widget.examples}
          arabic={widget.arabic}
          current={draft.example}
          onChoose={choose}
        />
        <Switches surroundings={surroundings} site={site} onChange={surround} />
        {isNarrow && widthControl}
        {!site.hasOrigin && <p className="ex-hint">{t('noOrigin')}</p>}
      </Foldable>
      <div className="ex-widget-work">
        <section className="ex-widget-preview" aria-labelledby="preview">
          <div className="ex-widget-bar">
            <h2 id="preview">{t('preview')}</h2>
            {!isNarrow && widthControl}
          </div>
          <Preview
            name={title}
            parts={parts}
            surroundings={surroundings}
            width={width}
            hasOrigin={site.hasOrigin}
            onLog={addToLog}
            onStart={clearLog}
          />
        </section>
        <Configuration
          site={site}
          widget={widget}
          draft={draft}
          issues={issues}
          isEdited={isEdited}
          onChange={change}
          onReset={() => change({ kind: 'load', config: example })}
        >
          <AddToPage
            widget={widget.name}
            config={draft.config}
            surroundings={surroundings}
            part={draft.part}
            query={writeAddress({ ...address, widget: '', example: 'default', part: '' }, undefined)}
            onAdd={(part) => change({ kind: 'part', part })}
            onChangeElsewhere={takeFromPage}
          />
        </Configuration>
      </div>
      <PastePanel widget={widget} site={site} config={draft.config} surroundings={surroundings} />
      <FactsPanel widget={widget} site={site} log={log} onClearLog={clearLog} />
      <NextWidgets site={site} current={widget.name} />
    </div>
  );
}

/** The widget as its preview shows it. */
function usePart({ name, place }: WidgetData, config: Config, margin: 'sm' | 'md'): readonly ShownPart[] {
  return useMemo(() => [{ id: name, widget: name, place, margin, config }], [name, place, margin, config]);
}

/** What an address asks for, as far as the widget has it: an unknown example is the default one. */
function withKnown(address: Address, widget: WidgetData, shared: Config | undefined): Address {
  const example = widget.examples.find(({ name }) => name === address.example) ?? widget.examples[0];
  const { surroundings } = address;
  const language = shared || example?.language === 'en' ? surroundings.language : (example?.language ?? 'en');
  const mode = widget.modes.includes(surroundings.mode) ? surroundings.mode : widget.modes[0]!;
  return {
    ...address,
    example: example?.name ?? 'default',
    surroundings: { ...surroundings, language, mode },
  };
}
