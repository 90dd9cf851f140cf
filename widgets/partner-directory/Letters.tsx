import { countsOf, valuesOf, withValues, type Chosen } from '#src/catalogue/choices.ts';
import type { Catalogue } from '#src/catalogue/useAnswers.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { lettersOf, others } from './letters.ts';
import type en from './messages/en.json';
import styles from './partner-directory.module.css';

interface Props {
  readonly catalogue: Pick<Catalogue, 'choices' | 'facets'>;
  /** @param label the letter */
  readonly onChange: (filters: Chosen, label: string) => void;
}

/** Jumps to the companies of a letter, of which one can be chosen; a letter without companies cannot. */
export function Letters({ catalogue: { choices, facets }, onChange }: Props) {
  const t = useMessages<typeof en>();
  const { cmsMode, language } = usePage();
  // An author's page asks nobody.
  const counted = cmsMode === 'author' ? undefined : countsOf(facets, 'letter');
  const letters = lettersOf(counted, valuesOf(choices.facets, 'letter'), language);
  if (letters.length === 0) return null;
  return (
    <ul className={styles['letters']} role="group" aria-label={t('letters')}>
      {letters.map(({ value, count, isChosen }) => {
        const isOff = count === 0 && !isChosen;
        return (
          <li key={value} role="none">
            <button
              form=""
              type="button"
              className={styles['letter']}
              aria-pressed={isChosen}
              aria-disabled={isOff || undefined}
              onClick={() =>
                !isOff && onChange(withValues(choices.facets, 'letter', isChosen ? [] : [value]), value)
              }
            >
              {value === others ? (
                <>
                  <span aria-hidden="true">{value}</span>
                  <VisuallyHidden>{t('otherLetters')}</VisuallyHidden>
                </>
              ) : (
                <span translate="no">{value}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
