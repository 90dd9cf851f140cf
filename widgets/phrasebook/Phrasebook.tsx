import { useDeferredValue, useMemo, useState } from 'react';
import { AsOf } from '#src/dated/AsOf.tsx';
import { TermField } from '#src/search/TermField.tsx';
import { useTerm } from '#src/search/useTerm.ts';
import { Section } from '#src/section/Section.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { useSlices, type Slices } from '#src/ui/useSlices.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { PhraseCard } from './PhraseCard.tsx';
import styles from './phrasebook.module.css';
import { findPhrases, learntOn, toCategories } from './phrases.ts';
import { useKept } from './useKept.ts';
import { useSpeaker } from './useSpeaker.ts';
import type widget from './widget.ts';

/** A screen of phrases at once, the others in slices that block nothing. */
const slices: Slices = { first: 12, next: 8 };

/** Useful phrases by topic: visitors search them, hear them, show them to somebody, copy them and keep some at hand. */
export function Phrasebook({ config }: WidgetProps<typeof widget>) {
  const { showMode, asOf, staleDays } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const format = useFormat();
  const { language } = usePage();
  const learnt = learntOn(language);
  const categories = useMemo(() => toCategories(config.categories, language), [config.categories, language]);
  const all = useMemo(() => categories.flatMap(({ phrases }) => phrases), [categories]);
  const keptKeys = useKept();
  /** A category by its key, or the phrases that were kept when the visitor asked for them: none goes at a press. */
  const [choice, setChoice] = useState<string | ReadonlySet<string>>();
  const typed = useTerm({ onTerm: (clickText) => track({ event: 'search_submit', clickText }) });
  const { setTyped, input } = typed;
  const term = useDeferredValue(typed.term);
  const { audio, handlers, playing, failed, canSay, toggle } = useSpeaker(learnt);

  const hits = useMemo(() => (term ? findPhrases(all, term, language) : undefined), [all, term, language]);
  const [first] = categories;
  const chosen = categories.find(({ key }) => key === choice) ?? first;
  const keptOnes = typeof choice === 'object' ? all.filter(({ key }) => choice.has(key)) : undefined;
  const shown = hits ?? keptOnes ?? chosen?.phrases ?? [];
  const drawn = useSlices(shown.length, 0, slices, term || chosen?.key);
  if (!chosen) return null;

  const kept = new Set(keptKeys);
  const keptCount = all.filter(({ key }) => kept.has(key)).length;
  const choose = (next: typeof choice) => {
    setChoice(next);
    setTyped('');
  };
  return (
    <Section config={config} label={t('label')} head={{ space: 'close' }} className={styles['section']}>
      <div className={styles['tools']}>
        <TermField label={t('search')} input={input} />
        <div className={styles['chips']} role="group" aria-label={t('categories')}>
          {categories.map(({ key, label }) => (
            <Chip key={key} isOn={!hits && !keptOnes && key === chosen.key} onToggle={() => choose(key)}>
              {label}
            </Chip>
          ))}
          <Chip
            isOn={!hits && keptOnes !== undefined}
            count={keptCount > 0 ? format.number(keptCount) : undefined}
            onToggle={() => choose(kept)}
          >
            {t('kept')}
          </Chip>
        </div>
        <p className={styles['count']} role="status">
          {hits ? t('found', { count: hits.length }) : ''}
        </p>
      </div>
      {hits?.length === 0 && (
        <div className={styles['nothing']}>
          <p>{t('nothing', { term })}</p>
          <Button look="stroke" size="small" onClick={() => choose(chosen.key)}>
            {t('showAll')}
          </Button>
        </div>
      )}
      {!hits && keptOnes?.length === 0 && <p className={styles['nothing']}>{t('nothingKept')}</p>}
      <ul className={styles['cards']} role="list">
        {shown.slice(0, drawn).map((phrase) => (
          <PhraseCard
            key={phrase.key}
            phrase={phrase}
            learnt={learnt}
            isKept={kept.has(phrase.key)}
            canShow={showMode}
            sound={
              canSay(phrase)
                ? {
                    isPlaying: playing === phrase.key,
                    hasFailed: failed === phrase.key,
                    toggle: () => toggle(phrase),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      <AsOf asOf={asOf} staleDays={staleDays} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- What it says is written in the phrase. */}
      <audio ref={audio} preload="none" {...handlers} />
    </Section>
  );
}
