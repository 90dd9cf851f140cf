import { lazy, Suspense, useState, type Dispatch, type ReactNode } from 'react';
import type { FieldIssue, SiteData, WidgetData } from '../data.ts';
import { ConfigForm } from '../form/ConfigForm.tsx';
import { formatJson } from '../json/format-json.ts';
import { Tabs } from '../Tabs.tsx';
import { useWords } from '../words.ts';
import { CopyAddress } from './CopyAddress.tsx';
import type { Change, Draft } from './state.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import words from './words.json';

/** What weighs most of the page is fetched when it is wanted. */
const JsonEditor = lazy(async () => ({ default: (await import('../json/JsonEditor.tsx')).JsonEditor }));

interface Props {
  readonly site: SiteData;
  readonly widget: WidgetData;
  readonly draft: Draft;
  readonly issues: readonly FieldIssue[];
  /** Whether it differs from the example that was chosen. */
  readonly isEdited: boolean;
  readonly onChange: Dispatch<Change>;
  readonly onReset: () => void;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** The configuration as a form and as JSON: two views of one draft. */
export function Configuration(props: Props) {
  const { site, widget, draft, issues, isEdited, onChange, onReset, children } = props;
  const t = useWords(words);
  const [view, setView] = useState<'form' | 'json'>(draft.fault === undefined ? 'form' : 'json');
  const tidied = formatJson(draft.text);
  const undo = () => onChange({ kind: 'undo' });

  // In a narrow window the form has the first place.
  const isNarrow = useIsNarrow();
  const more = (
    <div className="ex-config-tools ex-config-more">
      <button type="button" className="ex-button" disabled={!isEdited} onClick={onReset}>
        {t('reset')}
      </button>
      <CopyAddress config={isEdited ? draft.config : undefined} />
      {children}
    </div>
  );

  return (
    <section className="ex-config" aria-labelledby="configuration">
      <div className="ex-widget-bar ex-config-bar">
        <h2 id="configuration">{t('configuration')}</h2>
        <div className="ex-config-tools">
          <button type="button" className="ex-button" disabled={draft.past.length === 0} onClick={undo}>
            {t('undo')}
          </button>
          <button
            type="button"
            className="ex-button"
            disabled={draft.future.length === 0}
            onClick={() => onChange({ kind: 'redo' })}
          >
            {t('redo')}
          </button>
        </div>
        <p
          className="ex-config-state"
          role="status"
          data-wrong={draft.fault !== undefined || issues.length > 0 || undefined}
        >
          {draft.fault !== undefined
            ? t('unreadable')
            : issues.length > 0
              ? t('issues', { count: issues.length })
              : t('noIssues')}
        </p>
      </div>
      {!isNarrow && more}
      <Tabs
        label={t('configuration')}
        tabs={(['form', 'json'] as const).map((name) => ({ name, title: t(name) }))}
        selected={view}
        onSelect={setView}
        look="segments"
      >
        {view === 'form' ? (
          <ConfigForm
            form={widget.form}
            arabic={widget.arabic}
            config={draft.config}
            issues={issues}
            pictures={site.pictures}
            icons={site.icons}
            onChange={(config) => onChange({ kind: 'form', config, at: performance.now() })}
            onUndo={undo}
          />
        ) : (
          <div className="ex-config-json">
            <p className="ex-hint">{t('jsonHint')}</p>
            <Suspense fallback={<p role="status">{t('editorLoading')}</p>}>
              <JsonEditor
                text={draft.text}
                issues={issues}
                schema={widget.schema}
                arabic={widget.arabic}
                label={t('json')}
                onChange={(text) => onChange({ kind: 'json', text, at: performance.now() })}
              />
            </Suspense>
            <button
              type="button"
              className="ex-button"
              disabled={tidied === undefined || tidied === draft.text}
              onClick={() => tidied !== undefined && onChange({ kind: 'tidy', text: tidied })}
            >
              {t('tidy')}
            </button>
          </div>
        )}
      </Tabs>
      {isNarrow && more}
    </section>
  );
}
