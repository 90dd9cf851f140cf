import { useId, type ReactNode } from 'react';
import type { SiteData, WidgetData } from '../data.ts';
import type { LogEntry } from '../preview/log.ts';
import { useWords } from '../words.ts';
import { Cost } from './Cost.tsx';
import { EventLog } from './EventLog.tsx';
import { FieldTable } from './FieldTable.tsx';
import { Json } from './Json.tsx';
import words from './words.json' with { type: 'json' };

interface Props {
  readonly widget: WidgetData;
  readonly site: SiteData;
  /** What the widget in the preview did, in the order in which it happened. */
  readonly log: readonly LogEntry[];
  readonly onClearLog: () => void;
}

/** What a widget takes, tells, promises and costs. */
export function FactsPanel({ widget, site, log, onClearLog }: Props) {
  const t = useWords(words);
  const headingId = useId();
  const file = `${widget.name}.schema.json`;
  return (
    <section className="ex-facts" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <Part title={t('log', { count: log.length })} isOpen>
        <EventLog log={log} onClear={onClearLog} />
      </Part>
      <Part title={t('accessibility')}>
        <p className="ex-hint">{t('accessibilityAbout')}</p>
        <ul className="ex-facts-sentences" lang="en" dir="ltr">
          {widget.accessibility.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('cost')}>
        <Cost widget={widget} site={site} />
      </Part>
      <Part title={t('fields')}>
        <p className="ex-hint">{t('fieldsAbout')}</p>
        <FieldTable widget={widget} />
      </Part>
      <Part title={t('schema')}>
        <p className="ex-hint">{t('schemaAbout')}</p>
        {site.cost && (
          <p>
            <a className="ex-facts-link" href={`build/schemas/${file}`}>
              {t('schemaLink', { file })}
            </a>
          </p>
        )}
        <Json name={file} value={widget.schema} />
      </Part>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  /** Whether it is open at first: the page is long. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isOpen = false, children }: PartProps) {
  const headingId = useId();
  return (
    <section className="ex-facts-part" aria-labelledby={headingId}>
      <details open={isOpen}>
        <summary>
          <h3 id={headingId}>{title}</h3>
        </summary>
        {children}
      </details>
    </section>
  );
}
