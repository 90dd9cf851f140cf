import { use, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LanguageContext } from '../words.ts';
import { Said } from './Said.tsx';
import { useFormWords, useTools } from './tools.ts';

interface Props {
  readonly tabs: readonly {
    readonly title: string;
    /** How many things are wrong in it. */
    readonly errors: number;
  }[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** The tabs of a form (APG: tabs): the arrows follow the reading direction and go round, Home and End go to the ends. */
export function FormTabs({ tabs, selected, onSelect, children }: Props) {
  const t = useFormWords();
  const isArabic = use(LanguageContext) === 'ar';
  const { idOf } = useTools();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (index: number) => `${idOf('')}tab-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const arrows = isArabic ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const step = arrows.indexOf(event.key);
    const to =
      step >= 0
        ? (selected + (step ? 1 : -1) + tabs.length) % tabs.length
        : { Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onSelect(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <>
      {/* Its tabs take the focus, one at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" className="ex-form-tabs" aria-label={t('tabs')} onKeyDown={onKeyDown}>
        {tabs.map(({ title, errors }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={tabId(index)}
            aria-selected={index === selected}
            aria-controls={index === selected ? `${tabId(index)}-panel` : undefined}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onSelect(index)}
          >
            <Said text={title} />
            {errors > 0 && (
              <>
                {' '}
                <span className="ex-form-count">{t('errors', { count: errors })}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        key={selected}
        role="tabpanel"
        id={`${tabId(selected)}-panel`}
        aria-labelledby={tabId(selected)}
        className="ex-form-panel"
      >
        {children}
      </div>
    </>
  );
}
