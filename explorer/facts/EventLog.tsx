import type { ReactNode } from 'react';
import type { LogEntry } from '../preview/log.ts';
import { useWords } from '../words.ts';
import { Json } from './Json.tsx';
import { useNumbers } from './useNumbers.ts';
import words from './words.json' with { type: 'json' };

interface Props {
  /** In the order in which it happened. */
  readonly log: readonly LogEntry[];
  readonly onClear: () => void;
}

/** What the widget in the preview did, the latest first. */
export function EventLog({ log, onClear }: Props) {
  const t = useWords(words);
  return (
    <>
      <p className="ex-hidden" role="status">
        {t('logCount', { count: log.length })}
      </p>
      {log.length === 0 ? (
        <p className="ex-facts-empty">{t('logEmpty')}</p>
      ) : (
        <>
          <p className="ex-hint">{t('logAbout')}</p>
          <ol className="ex-facts-log" reversed>
            {log.toReversed().map((entry) => (
              <Entry key={keyOf(entry)} entry={entry} />
            ))}
          </ol>
          <button type="button" className="ex-button" onClick={onClear}>
            {t('clear')}
          </button>
        </>
      )}
    </>
  );
}

const keys = new WeakMap<LogEntry, number>();
let known = 0;

/** A key that an entry keeps: its place changes when the oldest of a full log go. */
function keyOf(entry: LogEntry): number {
  const key = keys.get(entry) ?? ++known;
  keys.set(entry, key);
  return key;
}

function Entry({ entry }: { readonly entry: LogEntry }) {
  const t = useWords(words);
  const { seconds } = useNumbers();
  return (
    <li>
      <details className="ex-facts-entry" data-kind={entry.kind}>
        <summary>
          <span className="ex-facts-kind">{t(entry.kind)}</span>{' '}
          <code className="ex-facts-what" dir="ltr" translate="no">
            {subjectOf(entry)}
          </code>{' '}
          <span className="ex-facts-at">{t('seconds', { seconds: seconds(entry.at) })}</span>
        </summary>
        <div className="ex-facts-detail">
          <Detail entry={entry} />
        </div>
      </details>
    </li>
  );
}

/** What an entry is about, in a few words that no language changes. */
function subjectOf(entry: LogEntry): string {
  switch (entry.kind) {
    case 'event': {
      const { event } = entry.event;
      return typeof event === 'string' ? event : '';
    }
    case 'call':
      return `${entry.method} ${pathOf(entry.url)} ${entry.status}`;
    case 'link':
      return entry.url;
    default:
      return entry.widget;
  }
}

/** The path of an address, without what it asks. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '');

function Detail({ entry }: { readonly entry: LogEntry }): ReactNode {
  const t = useWords(words);
  switch (entry.kind) {
    case 'event':
      return <Json name={t('payload')} value={entry.event} />;
    case 'call':
      return (
        <>
          <Facts
            facts={[
              [t('address'), <Code key="code">{entry.url}</Code>],
              [t('took'), t('milliseconds', { count: Math.round(entry.duration) })],
            ]}
          />
          {entry.body !== undefined && <Json name={t('sent')} value={parsed(entry.body)} />}
          {entry.answer ? (
            <Json name={t('answer')} value={parsed(entry.answer)} />
          ) : (
            <p className="ex-hint">{t('noAnswer')}</p>
          )}
        </>
      );
    case 'mounted':
      return <Facts facts={[[t('took'), t('milliseconds', { count: Math.round(entry.duration) })]]} />;
    case 'failed':
      return (
        <>
          <Facts facts={[[t('phase'), <Code key="code">{entry.phase}</Code>]]} />
          <p className="ex-error" lang="en" dir="ltr">
            {entry.error}
          </p>
        </>
      );
    default:
      return <p className="ex-hint">{t('linkAbout')}</p>;
  }
}

const Code = ({ children }: { readonly children: string }) => (
  <code dir="ltr" translate="no">
    {children}
  </code>
);

const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="ex-facts-list">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What a text stands for as JSON; the text itself where it is none, or was cut. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
